/**
 * `npm run bench:search [sizes]`: the article search with 60, 600 and 6,000 made-up articles. Bytes are after
 * brotli; times are from a key to its painted results, at a quarter of the processor's speed. Needs a build.
 */
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { toCard } from '../../src/articles/toCard'
import { articleTerms } from '../../src/build/searchIndex/articleTerms'
import { searchFiles } from '../../src/build/searchIndex/searchFiles'
import { loadSearchEngine } from '../../src/search/loadSearchEngine'
import { browserArgs, findBrowser } from '../browser'
import { makeArticles, makeTerms, makeTypos } from './corpus'

type Files = ReadonlyMap<string, string>

const kB = (bodies: Iterable<string | Buffer>) => {
  let bytes = 0
  for (const body of bodies) bytes += brotliCompressSync(body).length
  return Math.round(bytes / 100) / 10
}

/** Runs in the page: measures each key up to its last change of the page, and tasks over 50 ms. */
const measureKeys = `
  const pressed = [], times = [], longTasks = []
  addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp), true)
  new MutationObserver(() => {
    const key = pressed.length - 1
    requestAnimationFrame(() => setTimeout(() => { times[key] = performance.now() - pressed[key] }))
  }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' })
  window.measured = { times, longTasks }
`

/** Searches as a visitor does. @param files served beside those of the build */
async function measureInBrowser(browser: Browser, files: Files, [first = '', ...terms]: string[]) {
  const page = await browser.newPage()
  const sent: (string | Buffer)[] = []
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const made = files.get(pathname)
    if (made) {
      sent.push(made)
      return route.fulfill({ body: made, contentType: 'application/json' })
    }
    const path = [`dist${pathname}`, `dist${pathname}.html`].find((path) =>
      statSync(path, { throwIfNoEntry: false })?.isFile(),
    )
    if (!path) return route.fulfill({ status: 404 })
    if (!pathname.startsWith('/covers/')) sent.push(readFileSync(path))
    return route.fulfill({ path })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  await page.goto('http://localhost/articles')
  await page.locator('html[data-app-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  sent.length = 0
  const box = page.getByRole('searchbox')
  await box.fill(first)
  await page.getByText(/articles? found/).waitFor()
  await page.waitForLoadState('networkidle')
  const firstSearch = kB(sent)

  await box.fill('')
  await page.evaluate(measureKeys)
  for (const term of terms) {
    // Longer than a result takes, so that each key is measured by itself.
    await box.pressSequentially(term, { delay: 150 })
    await box.fill('')
    await page.waitForTimeout(150)
  }
  const { times, longTasks }: Record<string, number[]> = await page.evaluate('measured')
  await page.close()
  return { firstSearch, times: times?.filter(Boolean) ?? [], longTasks: longTasks ?? [] }
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // A frame is painted when it is ready, not at the screen's next refresh.
  args: [...browserArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [60, 600, 6000]) {
  const articles = makeArticles(size)
  const cards = articles.map(toCard)
  const list = JSON.stringify({ articles: cards })
  const index = await searchFiles(articles, articleTerms)
  const files = new Map([...index, ['/api/articles', list]])

  const { firstSearch, times, longTasks } = await measureInBrowser(
    browser,
    files,
    makeTerms(articles, 8),
  )
  times.sort((a, b) => a - b)
  const percentile = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0)

  const search = await loadSearchEngine({
    readFile: async (url) => JSON.parse(files.get(url) ?? ''),
    readList: async () => cards,
  })
  const typos = makeTypos(articles, 200)
  const recovered = { atOnce: 0, bySuggestion: 0 }
  for (const { slug, term } of typos) {
    const finds = async (term = '') => {
      const { matches, bodyMatches, suggestions } = await search({ term, count: 6 })
      return { found: [...matches, ...bodyMatches].some((card) => card.slug === slug), suggestions }
    }
    const { found, suggestions } = await finds(term)
    if (found) recovered.atOnce++
    else if (suggestions[0] && (await finds(suggestions[0])).found) recovered.bySuggestion++
  }

  console.log(`\n${size} articles`)
  console.log(`  list                     ${kB([list])} kB`)
  console.log(`  whole index              ${kB(index.values())} kB in ${index.size} files`)
  console.log(`  first search             ${firstSearch} kB`)
  console.log(
    `  key to painted results   p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, max ${percentile(1)} ms`,
  )
  console.log(
    `  tasks over 50 ms         ${longTasks.length}, the longest ${Math.round(Math.max(0, ...longTasks))} ms`,
  )
  console.log(
    `  ${typos.length} typing errors        ${recovered.atOnce} find their article at once, ${recovered.bySuggestion} by the first suggestion`,
  )
}
await browser.close()
