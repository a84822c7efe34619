/** axe in a page, for the journeys and for `npm run audit`. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** Half as much to send to each document and to read there as `axe.source`. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 A and AA, best practices and, as it is off by default, target size. */
const rules = { 'target-size': { enabled: true } }

/** Of forced colors axe sees those of grounds only: that of a text it reads from `-webkit-text-fill-color`. */
const unforced = { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } }

/** What the visitor's system may ask for. */
export const schemes = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
  light: { colorScheme: 'light', forcedColors: 'none' },
} as const

/**
 * Audits what is shown.
 * @param only the rules to run; by default all that make sense in the scheme
 * @returns one line a rule that is broken, with the elements that break it
 */
export async function violations(page: Page, scheme: keyof typeof schemes, only?: string[]) {
  const isForced = schemes[scheme].forcedColors === 'active'
  const options = only
    ? { runOnly: only }
    : { runOnly, rules: { ...rules, ...(isForced && unforced) } }
  await page.emulateMedia({ ...schemes[scheme], reducedMotion: 'reduce' })
  // Sent once to each document, as it is large.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...options,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}
