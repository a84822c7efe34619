/** Audits of a journey: what is shown, in each scheme. */
import type { Page } from 'playwright/test'
import { violations } from './axe'
import { expect } from './journey'

/** All that the dark scheme changes. */
const colors = ['color-contrast', 'link-in-text-block']

/** Audits what is shown: all rules in light and in forced colors, and the colors in dark. @param state its name in a failure */
export async function audit(page: Page, state: string) {
  // Light comes last, as the page goes on with it.
  for (const scheme of ['dark', 'forced colors', 'light'] as const) {
    const only = scheme === 'dark' ? colors : undefined
    expect(await violations(page, scheme, only), `${state}, ${scheme}`).toEqual([])
  }
}

/** The same on a phone and on a desktop. */
export async function auditWidths(page: Page, state: string) {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await audit(page, `${state}, ${width} px`)
  }
}
