/**
 * `npm run audit`: axe over every page of the built site on a phone and on a desktop, in light, dark and forced
 * colors; ends with 1 where it finds something. `-- /services /contact` audits only those pages, and
 * `-- --sample` of most articles only the desktop in light.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { freePort } from '../src/tests/browsers/freePort'
import { violations } from '../src/tests/journeys/axe'
import { browserArgs, findBrowser } from './browser'
import { isArticle, pagesIn } from './pages'
import { serve } from './serve'

const { values: options, positionals: requested } = parseArgs({
  options: { sample: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const widths = [1440, 375]
/** As many articles are audited in all ways in any case. */
const sampleSize = 10

const paths = requested.length ? requested : pagesIn('dist')
const others = options.sample ? new Set(paths.filter(isArticle).slice(sampleSize)) : new Set()

const server = await serve(await freePort(), '.wrangler/audit-site')
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs })
const page = await browser.newPage()
let found = 0
for (const path of paths) {
  console.error(path)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.url + path)
  // The first sign of a visitor starts the app, which adds controls.
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-app-ready]', { state: 'attached' })
  for (const width of others.has(path) ? [1440] : widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const scheme of ['light', 'dark', 'forced colors'] as const) {
      if (others.has(path) && scheme !== 'light') continue
      for (const violation of await violations(page, scheme)) {
        found++
        console.log(`${path}, ${width} px, ${scheme}: ${violation}`)
      }
    }
  }
}
await browser.close()
server.stop()
console.log(`${paths.length} pages audited, ${found} findings`)
process.exitCode = found > 0 ? 1 : 0
