/** Searches a site as a visitor does, in a browser at a quarter of the processor's speed. */
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'

/** Reads a file of the site by its path. */
export type ReadSite = (path: string) => Buffer | undefined

const types: Record<string, string> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What a host sends: every file for itself. */
export const sentBytes = (bodies: Iterable<string | Buffer>) =>
  [...bodies].reduce((sum, body) => sum + brotliCompressSync(body).length, 0)

/**
 * Runs in the page. A key's interaction latency lasts to the first frame after it, as the Event Timing API
 * reports it; its results are there with the last change of the page before the next key.
 */
const measureKeys = `
  const pressed = [], painted = [], longTasks = [], latencies = new Map()
  addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp), true)
  new MutationObserver(() => {
    const key = pressed.length - 1
    requestAnimationFrame(() => setTimeout(() => { painted[key] = performance.now() - pressed[key] }))
  }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) latencies.set(interactionId, Math.max(duration, latencies.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16 })
  window.measured = () => {
    // What takes less than 16 ms is not reported.
    const short = Array(Math.max(0, pressed.length - latencies.size)).fill(16)
    return { latencies: [...latencies.values(), ...short], painted: painted.filter(Boolean), longTasks }
  }
`

export async function measureSearch(
  browser: Browser,
  readSite: ReadSite,
  [first = '', ...terms]: string[],
) {
  const sent = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = readSite(pathname)
    if (!body) return response.writeHead(404).end()
    if (!pathname.startsWith('/covers/')) sent.set(pathname, body)
    const type = types[extname(pathname)] ?? 'application/json'
    return response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')

  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`http://localhost:${address.port}/articles`)
  await page.locator('html[data-app-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const document = sentBytes([sent.get('/articles') ?? ''])
  sent.clear()
  const box = page.getByRole('searchbox')
  await page.evaluate(measureKeys)
  // Longer than a result takes, so that each key is measured by itself.
  const type = (term: string) => box.pressSequentially(term, { delay: 250 })
  await type(first)
  await page.getByText(/articles? found/).waitFor()
  await page.waitForLoadState('networkidle')
  const firstSearch = [...sent.values()]
  for (const term of terms) {
    await box.press('Escape')
    await page.waitForTimeout(250)
    await type(term)
  }
  await page.waitForTimeout(500)
  const measured: Record<'latencies' | 'painted' | 'longTasks', number[]> =
    await page.evaluate('measured()')
  await page.close()
  server.close()
  return { document, firstSearch: sentBytes(firstSearch), ...measured }
}
