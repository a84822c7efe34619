/**
 * `npx tsx scripts/bench/page.ts [--visits 20] ADDRESS…`: what pages cost a phone of a quarter of this machine's speed:
 * milliseconds of the main thread, layouts among them, until the first paint, that other tasks block, and to answer the
 * first "Load More" or the first key in a form; the layout shift. Of several addresses by turns.
 */
import { cpus } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright'
import { readArguments } from '../arguments'
import { browserArgs, findBrowser } from '../browser'
import { summary } from './projects'

const usage = 'npx tsx scripts/bench/page.ts [--visits 20] ADDRESS…, such as http://localhost:8787/'
const { values, positionals: addresses } = readArguments(usage, {
  allowPositionals: true,
  options: { visits: { type: 'string' } },
})
const visits = Number(values.visits ?? 20)

/** The first list that can be longer, and the first field of a form, of whichever site. */
const more = 'main button:has-text("Load More")'
const field = 'main form :is(input[type=text], input[name=name])'

/** Milliseconds after which a page has done all that it does by itself. */
const untilQuiet = 2500

/** Collects from the start of a document what its browser measures; a text, as what compiles this file adds calls of its own. */
const observe = `
  const seen = (window.seen = { shift: 0, blocking: 0, slowest: 0 })
  const on = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true, durationThreshold: 16 })
  on('layout-shift', ({ value }) => { seen.shift += value })
  on('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - 50) })
  on('event', ({ duration }) => { seen.slowest = Math.max(seen.slowest, duration) })
`

const seen = (page: Page): Promise<Record<'shift' | 'blocking' | 'slowest', number>> =>
  page.evaluate(() => Object(window).seen)

async function visit(browser: Browser, address: string) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript({ content: observe })
  await page.goto(address)
  await page.waitForTimeout(untilQuiet)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const { shift, blocking } = await seen(page)
  const result = { paint, main: metric('TaskDuration'), layout: metric('LayoutDuration') }
  const first = page.locator(`${more}, ${field}`).first()
  let answer = Number.NaN
  if (await first.isVisible()) {
    if (await first.evaluate((element) => element.matches('button'))) await first.click()
    else await first.press('a')
    await page.waitForTimeout(500)
    answer = (await seen(page)).slowest
  }
  await context.close()
  return { ...result, blocking, shift, answer }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const results = addresses.map((): Awaited<ReturnType<typeof visit>>[] => [])
for (let n = 0; n < visits; n++)
  for (const entry of addresses.entries()) results[entry[0]]?.push(await visit(browser, entry[1]))
await browser.close()
console.log(`${cpus()[0]?.model}, ${visits} visits, medians; of the answer the 98th percentile`)
addresses.forEach((address, n) => {
  const of = (name: keyof Awaited<ReturnType<typeof visit>>) =>
    summary((results[n] ?? []).map((each) => each[name]))
  const text = (['paint', 'main', 'layout', 'blocking'] as const)
    .map((name) => `${name} ${Math.round(of(name).median)}`)
    .join(', ')
  const { p98 } = of('answer')
  console.log(`${address}: ${text}, shift ${of('shift').median.toFixed(4)}, answer ${p98}`)
})
