/** Engines, and a visitor in each. */
import { existsSync } from 'node:fs'
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

export const engines: readonly Engine[] = [
  {
    name: 'chromium',
    launch: () => chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
  },
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
