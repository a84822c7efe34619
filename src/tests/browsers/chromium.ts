/** Chromium of today, and those of the floor that README names, driven by Playwright. */
import { chromium, type Page } from 'playwright'
import { browserArgs, findBrowser } from '../../../scripts/browser'
import type { Browser, Engine } from './browser'
import { oldChromium } from './oldChromium'
import { placeOf } from './placeOf'

/** Playwright's own clicks need a Chromium of 105 or newer, so these go to the place of the element. */
async function click(page: Page, target: string) {
  const rectangle = await page.evaluate(placeOf(target))
  const { x, y } = Object(rectangle)
  await page.mouse.click(Number(x), Number(y))
}

const playwrightBrowser = (page: Page, close: () => Promise<void>): Browser => ({
  open: async (path) => void (await page.goto(path, { waitUntil: 'domcontentloaded' })),
  evaluate: (expression) => page.evaluate(expression),
  click: (target) => click(page, target),
  async type(target, text) {
    await click(page, target)
    await page.keyboard.type(text)
  },
  press: (key) => page.keyboard.press(key),
  back: async () => void (await page.goBack({ waitUntil: 'commit' })),
  print: () => page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true }),
  close,
})

/** @param program finds the executable, installing it if need be; none for Playwright's own */
const engine = (
  name: string,
  program: () => string | undefined | Promise<string>,
  args: string[] = [],
): Engine => ({
  name,
  missing: () => undefined,
  async launch({ width, height, dark, script }, baseURL) {
    const browser = await chromium.launch({
      executablePath: await program(),
      args: [...browserArgs, ...args],
    })
    const page = await browser.newPage({
      baseURL,
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      javaScriptEnabled: script,
    })
    return playwrightBrowser(page, () => browser.close())
  },
})

/** What builds made for small servers need. */
const serverless = ['--no-zygote', '--single-process', '--headless', '--use-gl=swiftshader']

export const chromiums: Engine[] = [
  engine('chromium', findBrowser),
  engine('chromium-109', () => oldChromium('@sparticuz/chromium@109.0.6'), serverless),
  engine('chromium-87', () => oldChromium('chrome-aws-lambda@5.4.0'), serverless),
]
