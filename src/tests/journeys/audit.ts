/** axe with all its rules: WCAG 2.2 AA, best practices and, as it is off by default, target size. */
import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './journey'

const everything = { rules: { 'target-size': { enabled: true } } }
/** All that the scheme changes. */
const colors = { runOnly: ['color-contrast'] }

async function violations(page: Page, options: axe.RunOptions) {
  // Sent once to each document, as it is large.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...options,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

/** Audits what is shown: all rules in light, and the colors in dark. @param state its name in a failure */
export async function audit(page: Page, state: string) {
  for (const [colorScheme, options] of [
    ['dark', colors] as const,
    ['light', everything] as const,
  ]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page, options), `${state}, ${colorScheme}`).toEqual([])
  }
}
