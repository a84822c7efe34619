/**
 * `npm run bench:search`: the article search with 60, 600 and 6,000 articles, beside Pagefind over the
 * same ones: bytes, build time, memory, latency in a real browser at a quarter of the processor's speed.
 * Needs a build.
 */
import { type Browser, chromium, type Page } from 'playwright'
import type { Article } from '../../src/articles/schema'
import { searchFiles } from '../../src/build/searchIndex/searchFiles'
import { cardOf } from '../../src/content/relatedArticles'
import { openEngine } from '../../src/search/loadSearchEngine'
import { browserArgs, findBrowser } from '../browser'
import { makeCorpus } from './corpus'
import { compress, type Host, host } from './host'
import { buildPagefind, measurePagefind, pagefindPage } from './pagefind'
import { queries, type Typo, typos } from './queries'

const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${time.toFixed(1)} ms`
const percentile = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0
const told = (times: number[]) =>
  `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, most ${ms(Math.max(...times))}`

async function slowPage(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** In the page: from each key to the frame that shows its results, and tasks of more than 50 ms. */
const watchKeys = `
  const times = [], long = []
  let pressed = 0, painted = 0
  const settle = () => {
    if (pressed && painted) times.push(painted - pressed)
    painted = 0
  }
  const afterPaint = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  })
  addEventListener('keydown', (event) => { settle(); pressed = event.timeStamp }, true)
  new MutationObserver(() => afterPaint(() => { painted = performance.now() }))
    .observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => long.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: 'longtask' })
  window.bench = () => { settle(); return { times, long } }
`

async function typeInto(page: Page, words: string[]) {
  const box = page.getByPlaceholder('Search articles...')
  for (const word of words) {
    for (const letter of word) {
      await box.press(letter)
      // Longer than any answer takes, so that each key is measured by itself.
      await page.waitForTimeout(120)
    }
    await box.fill('')
    await page.waitForTimeout(120)
  }
  return page.evaluate(() =>
    (Reflect.get(window, 'bench') as () => { times: number[]; long: number[] })(),
  )
}

async function ours(browser: Browser, site: Host, words: string[]) {
  const page = await slowPage(browser)
  await page.goto(`${site.url}/articles`)
  await page.mouse.move(300, 300)
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const shown = site.sent()
  await page.getByPlaceholder('Search articles...').fill(words[0] ?? '')
  await page
    .getByText(/\d+ articles? found|No articles found/)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const first = site.sent().filter(({ path }) => !path.startsWith('/covers/'))
  await page.getByPlaceholder('Search articles...').fill('')
  await page.evaluate(watchKeys)
  const { times, long } = await typeInto(page, words.slice(1))
  await page.close()
  return { shown, first, times, long }
}

/** How many of the wrong queries show their article at once, and how many after one click on what was meant. */
async function mended(articles: Article[], files: Map<string, string>, wrong: readonly Typo[]) {
  const ask = await openEngine({
    readFile: async (url) => JSON.parse(files.get(url) ?? ''),
    readList: async () => articles.map(cardOf),
  })
  const counts = { atOnce: 0, afterClick: 0 }
  for (const { slug, text } of wrong) {
    const { found, inText, meant } = await ask({ term: text, count: 6 })
    const shows = (list: readonly { slug: string }[]) => list.some((each) => each.slug === slug)
    if (shows(found) || shows(inText)) counts.atOnce++
    else
      for (const term of meant.slice(0, 1)) {
        const next = await ask({ term, count: 6 })
        if (shows(next.found) || shows(next.inText)) counts.afterClick++
      }
  }
  return counts
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // A frame is drawn when it is ready, not at the screen's next tick: what is measured is our work.
  args: [...browserArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
for (const size of sizes.length > 0 ? sizes : [60, 600, 6000]) {
  const articles = await makeCorpus(size)
  const list = JSON.stringify({ articles: articles.map(cardOf) })
  let started = performance.now()
  const files = searchFiles(articles)
  const built = performance.now() - started
  const index = [...files.values()].reduce((sum, text) => sum + compress(text).length, 0)

  started = performance.now()
  const folder = await buildPagefind(articles)
  const otherBuilt = performance.now() - started

  const made = new Map([
    ...files,
    ['/api/articles.json', list],
    ['/api/articles', list],
    ['/pagefind-bench.html', pagefindPage],
  ])
  const site = await host(made, [folder, 'dist'])
  const words = queries(articles, 8)
  const wrong = typos(articles)
  const mine = await ours(browser, site, words)
  const its = await measurePagefind(await slowPage(browser), site, words, wrong)
  const { atOnce, afterClick } = await mended(articles, files, wrong)
  const sum = (sent: { bytes: number }[]) => sent.reduce((all, { bytes }) => all + bytes, 0)
  const listBytes = compress(list).length
  const page = mine.shown.find(({ path }) => path === '/articles')?.bytes ?? 0

  console.log(
    `\n${size} articles            (brotli; ${words.length - 1} words typed letter by letter, processor at a quarter)`,
  )
  console.log(`  /articles                ${kB(page)}`)
  console.log(`  list                     ${kB(listBytes)}`)
  console.log(
    `  whole index              ${kB(index)} in ${files.size} files, built in ${ms(built)}; Pagefind built in ${ms(otherBuilt)}`,
  )
  console.log(`  memory, at most so far   ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`)
  console.log(
    `  first search ("${words[0]}")   ${kB(sum(mine.first))} in ${mine.first.length} files; Pagefind ${kB(sum(its.bytes))} in ${its.bytes.length}`,
  )
  console.log(`  key to painted results   ${told(mine.times)}; Pagefind ${told(its.times)}`)
  console.log(
    `  tasks over 50 ms         ${mine.long.length}${mine.long.length ? ` (longest ${ms(Math.max(...mine.long))})` : ''}`,
  )
  console.log(
    `  of 200 typing errors     ${atOnce} find their article at once, ${afterClick} more after one click on what was meant; Pagefind ${its.found}`,
  )
  site.close()
}
await browser.close()
