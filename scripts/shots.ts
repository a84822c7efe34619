/**
 * Takes screenshots of the built pages at three widths in light and dark, with an overview as HTML.
 * `npm run shots -- /services /contact` takes only those pages, `/dev/states` among them; the output is in `shots/`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser'
import { isArticle, pagesIn } from './pages'
import { serve } from './serve'
import { shootStates } from './shots/states'

const widths = [375, 768, 1440]
const schemes = ['light', 'dark'] as const
/** Of every control; no page of the site. */
const states = '/dev/states'
const all = pagesIn('dist')
const requested = process.argv.slice(2)
// One article is enough, as all have the same layout.
const firstArticle = all.find(isArticle)
const paths = requested.length
  ? requested
  : all.filter((path) => !isArticle(path) || path === firstArticle)

await rm('shots', { recursive: true, force: true })
await mkdir('shots')
const server = await serve(8799, '.wrangler/shots')
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const rows: string[] = []
const cellOf = (name: string, width: number) =>
  `<td><a href="${name}"><img src="${name}" width="${Math.round(width / 4)}" alt=""></a></td>`
if (!requested.length || requested.includes(states))
  for (const [name, files] of await shootStates(browser, 'shots'))
    rows.push(`<tr><th>${name}</th>${files.map((file) => cellOf(file, 800)).join('')}</tr>`)
for (const path of paths.filter((path) => path !== states)) {
  const cells: string[] = []
  for (const colorScheme of schemes)
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(server.url + path)
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `shots/${name}`, fullPage: true })
      cells.push(cellOf(name, width))
      await page.close()
    }
  rows.push(`<tr><th>${path}</th>${cells.join('')}</tr>`)
  console.log(path)
}
await writeFile(
  'shots/index.html',
  `<!doctype html><meta charset="utf-8"><title>Screenshots</title><table>${rows.join('\n')}</table>`,
)
await browser.close()
server.stop()
console.log('shots/index.html')
