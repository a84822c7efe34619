/** Engines beside Chromium, in which the journeys are made, and a visitor in each. */
import { test as base, expect } from 'playwright/test'
import { servers } from '../journeys/servers'
import { type Driver, firefox, type Size, webkit } from './webDriver'

export { expect }

interface Engine {
  name: string
  /** Why it cannot run here. */
  missing?: string
  launch(size: Size): Promise<Driver>
}

export const engines: readonly Engine[] = [firefox, webkit]

/**
 * An expression in the page that scrolls to an element, at once, whatever the page's own scrolling.
 * @param target a CSS selector, or an XPath that begins with `/`; the first match counts
 * @returns its value is the middle of the element; it throws where a visitor could not click on it
 */
const placeOf = (target: string) => `(async () => {
  const target = ${JSON.stringify(target)}
  const element = target.startsWith('/')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
    : document.querySelector(target)
  if (!element) throw new Error('There is no ' + target)
  document.documentElement.style.scrollBehavior = 'auto'
  element.scrollIntoView({ block: 'center' })
  // Content that is laid out once it is near moves the element, where an engine does not hold the place.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  element.scrollIntoView({ block: 'center' })
  document.documentElement.style.scrollBehavior = ''
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !element.contains(hit)) throw new Error(target + ' cannot be clicked; there is ' + (hit && hit.outerHTML.slice(0, 80)))
  return { x, y }
})()`

class Visitor {
  constructor(readonly driver: Driver) {}

  async open(path: string) {
    await this.driver.open(new URL(path, servers.fixture.url).href)
  }

  evaluate(expression: string): Promise<unknown> {
    return this.driver.evaluate(expression)
  }

  async click(target: string) {
    const { x, y } = Object(await this.evaluate(placeOf(target)))
    await this.driver.click(Number(x), Number(y))
  }

  async type(target: string, text: string) {
    await this.click(target)
    await this.driver.type(text)
  }

  async pressEscape() {
    await this.driver.pressEscape()
  }

  async back() {
    await this.driver.back()
  }

  /** Waits until an expression has this value; a page that is being left has none. */
  async shows(expression: string, value: unknown = true) {
    await expect.poll(() => this.evaluate(expression).catch(String), expression).toEqual(value)
  }
}

/** `test` in one engine, in the window that `test.use` sets. */
export const test = base.extend<{ engine: Engine; visitor: Visitor }>({
  engine: [firefox, { option: true }],
  visitor: async ({ engine, viewport }, use) => {
    test.skip(Boolean(engine.missing), engine.missing)
    if (!viewport) throw new Error('A visitor has a window')
    const driver = await engine.launch(viewport)
    await use(new Visitor(driver))
    await driver.close()
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
