/** `test` for journeys in every engine: gives a browser at a size, and skips where the engine is missing. */
import { test as base, expect } from 'playwright/test'
import { servers } from '../journeys/servers'
import type { Browser, LaunchOptions } from './browser'
import { engines } from './engines'
import { desktop } from './launchOptions'

export { expect }

export interface EngineOptions {
  engineName: string
}

interface Fixtures {
  /** What a describe block changes. */
  launch: Partial<LaunchOptions>
  visitor: Browser
}

export const test = base.extend<Fixtures, EngineOptions>({
  engineName: ['', { option: true, scope: 'worker' }],
  launch: [{}, { option: true }],
  visitor: async ({ engineName, launch }, use) => {
    const engine = engines.find(({ name }) => name === engineName)
    if (!engine) throw new Error(`There is no engine ${engineName}`)
    const options = { ...desktop, ...launch }
    const reason = engine.missing(options)
    test.skip(Boolean(reason), reason)
    const browser = await engine.launch(options, servers.site.url)
    await use(browser)
    await browser.close()
  },
})

/** Waits until an expression in the page has this value; a page that is being left has none. */
export const shows = (visitor: Browser, expression: string, value: unknown = true) =>
  expect.poll(() => visitor.evaluate(expression).catch(String), expression).toEqual(value)

/** Whether an element is displayed and has a size, as an expression. */
export const visible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')`

/** The number of the elements that are displayed, as an expression. */
export const visibleCount = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => element.getClientRects().length > 0).length`

/** A button by its text, as an XPath. */
export const button = (text: string) => `//button[normalize-space()=${JSON.stringify(text)}]`
