/** Audits of a journey: what is shown, in each scheme. */
import type { Page } from 'playwright/test'
import { violations } from './axe'
import { expect } from './journey'

/** What a scheme can change; `npm run audit` runs all rules in each. */
const rulesOf = {
  dark: ['color-contrast', 'link-in-text-block'],
  'forced colors': ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'],
  light: undefined,
}

/** Audits what is shown: by all rules in light, and by those that a scheme can break in the others. @param state its name in a failure */
export async function audit(page: Page, state: string) {
  // Light comes last, as the page goes on with it.
  for (const scheme of ['dark', 'forced colors', 'light'] as const) {
    expect(await violations(page, scheme, rulesOf[scheme]), `${state}, ${scheme}`).toEqual([])
  }
}

/** The same on a phone and on a desktop. */
export async function auditWidths(page: Page, state: string) {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await audit(page, `${state}, ${width} px`)
  }
}
