/**
 * Takes screenshots of the built pages at three widths in light and dark, with an overview as HTML.
 * `npm run shots -- /services /contact` takes only those pages; the output is in `shots/`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { browserArgs, findBrowser } from './browser'
import { isArticle, pagesIn } from './pages'
import { serve } from './serve'

const widths = [375, 768, 1440]
const schemes = ['light', 'dark'] as const
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
for (const path of paths) {
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
      cells.push(
        `<td><a href="${name}"><img src="${name}" width="${Math.round(width / 4)}" alt=""></a></td>`,
      )
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
