/** Engines, and a visitor in each: what even the oldest Chromium lets Playwright do, which is expressions and keys. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, firefox, webkit } from 'playwright'
import { type Browser, test as base, expect, type Page } from 'playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/browser'
import { servers } from '../journeys/servers'

export { expect }

interface Engine {
  name: string
  /** Why it cannot run here. */
  missing?: string
  launch(): Promise<Browser>
}

/** An engine that Playwright brings, where it is installed. */
const own = (type: typeof firefox): Engine => ({
  name: type.name(),
  ...(!existsSync(type.executablePath()) && { missing: `npx playwright install ${type.name()}` }),
  launch: () => type.launch(),
})

/** Old builds of Chromium, as npm packages for small servers carry them, are unpacked once. */
const cache = 'node_modules/.cache/chromium'

/**
 * @param version of a package that holds `bin/chromium.br`, such as `name@1.0.0`
 * @returns the path of the program
 * @throws Error if the package cannot be fetched
 */
function oldChromium(version: string): string {
  const folder = join(cache, version.replace(/\W+/g, '-'))
  const bin = join(folder, 'package/bin')
  const program = join(bin, 'chromium')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const run = (command: string, args: string[], cwd = folder) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  run('tar', ['xzf', run('npm', ['pack', '--silent', version]).trim()])
  const unpack = (name: string, target: string) =>
    writeFileSync(join(bin, target), brotliDecompressSync(readFileSync(join(bin, name))))
  // Libraries for drawing, which lie beside the program.
  unpack('swiftshader.tar.br', 'swiftshader.tar')
  run('tar', ['xf', 'swiftshader.tar'], bin)
  unpack('chromium.br', 'chromium.part')
  chmodSync(join(bin, 'chromium.part'), 0o755)
  // Last, so that a program is never half there.
  renameSync(join(bin, 'chromium.part'), program)
  return program
}

/** What builds made for small servers need. */
const serverless = ['--no-zygote', '--single-process', '--headless', '--use-gl=swiftshader']

/** An old build of Chromium, in a package that is fetched once. */
const old = (name: string, version: string): Engine => ({
  name,
  launch: () =>
    chromium.launch({
      executablePath: oldChromium(version),
      args: [...browserArgs, ...serverless],
    }),
})

export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    launch: () => chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
  },
  old('chromium-109', '@sparticuz/chromium@109.0.6'),
  old('chromium-87', 'chrome-aws-lambda@5.4.0'),
  own(firefox),
  own(webkit),
]

/**
 * An expression in the page that scrolls to an element, at once, whatever the page's own scrolling.
 * @param target a CSS selector, or an XPath that begins with `/`; the first match counts
 * @returns its value is the middle of the element; it throws where a visitor could not click on it
 */
const placeOf = (target: string) => `(() => {
  const target = ${JSON.stringify(target)}
  const element = target.startsWith('/')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
    : document.querySelector(target)
  if (!element) throw new Error('There is no ' + target)
  document.documentElement.style.scrollBehavior = 'auto'
  element.scrollIntoView({ block: 'center' })
  document.documentElement.style.scrollBehavior = ''
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !element.contains(hit)) throw new Error(target + ' cannot be clicked; there is ' + (hit && hit.outerHTML.slice(0, 80)))
  return { x, y }
})()`

class Visitor {
  constructor(readonly page: Page) {}

  async open(path: string) {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' })
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression)
  }

  async click(target: string) {
    const { x, y } = Object(await this.evaluate(placeOf(target)))
    await this.page.mouse.click(Number(x), Number(y))
  }

  async type(target: string, text: string) {
    await this.click(target)
    await this.page.keyboard.type(text)
  }

  async back() {
    await this.page.goBack({ waitUntil: 'commit' })
  }

  /** Waits until an expression has this value; a page that is being left has none. */
  async shows(expression: string, value: unknown = true) {
    await expect.poll(() => this.evaluate(expression).catch(String), expression).toEqual(value)
  }
}

/** `test` in one engine, in the window and with the scripting that `test.use` sets. */
export const test = base.extend<{ engine: Engine; visitor: Visitor }>({
  engine: [engines[0] as Engine, { option: true }],
  visitor: async ({ engine, viewport, javaScriptEnabled }, use) => {
    test.skip(Boolean(engine.missing), engine.missing)
    const browser = await engine.launch()
    const baseURL = servers.fixture.url
    await use(new Visitor(await browser.newPage({ baseURL, viewport, javaScriptEnabled })))
    await browser.close()
  },
})

const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`
const isShown =
  "(element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'"
/** Whether an element is displayed and has a size, as an expression. */
export const visible = (selector: string) => `${all(selector)}.some(${isShown})`
/** The number of the elements that are displayed, as an expression. */
export const visibleCount = (selector: string) => `${all(selector)}.filter(${isShown}).length`
/** A button by its text, as an XPath. */
export const button = (text: string) => `//button[normalize-space()=${JSON.stringify(text)}]`
export const appReady = `'appReady' in document.documentElement.dataset`
