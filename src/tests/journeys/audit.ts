/** Audits of what a page shows: by axe, and whether its words fit. */
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect, phone } from './journey'

/** Half as much to send to each document and to read there as `axe.source`. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** All rules: WCAG 2.2 A and AA, best practices and, as it is off by default, target size. */
const all = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
}

/** What the visitor's system may ask for, and the rules that it can break. Light comes last, as pages go on with it. */
const schemes = [
  {
    name: 'dark',
    media: { colorScheme: 'dark', forcedColors: 'none' },
    options: { runOnly: ['color-contrast', 'link-in-text-block'] },
  },
  {
    name: 'forced colors',
    media: { colorScheme: 'light', forcedColors: 'active' },
    options: { runOnly: ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'] },
  },
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' }, options: all },
] as const

/** @returns one line a rule that is broken, with the elements that break it */
async function violations(page: Page, { media, options }: (typeof schemes)[number], part: string) {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
  // Sent once to each document, as it is large.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(
    async ([options, part]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        ...options,
        runOnly: [...options.runOnly],
        resultTypes: ['violations'],
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    [options, part] as const,
  )
}

/**
 * Audits in each scheme, as wide as the page is.
 * @param state its name in a failure. @param part the selector of what the state shows; the rest is audited elsewhere
 */
export async function auditSchemes(page: Page, state: string, part = 'html') {
  for (const scheme of schemes)
    expect(await violations(page, scheme, part), `${state}, ${scheme.name}`).toEqual([])
}

/** Audits by all rules, in light. */
export async function auditOnce(page: Page, state: string, part = 'html') {
  expect(await violations(page, schemes[2], part), state).toEqual([])
}

/** Audits on a phone, and in each scheme on a desktop, whose colors are the same. */
export async function audit(page: Page, state: string, part?: string) {
  await page.setViewportSize(phone)
  await auditOnce(page, `${state}, on a phone`, part)
  await page.setViewportSize({ width: 1440, height: 900 })
  await auditSchemes(page, state, part)
}

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** In a part of the page: texts that lie beyond its right edge, outside of boxes that scroll. */
function textsCutOff({ styles, part }: { styles: string; part: string }) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  const walker = document.createTreeWalker(
    document.querySelector(part) ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const cut: string[] = []
  const scrolling = '.overflow-x-auto, .table-scroll, svg, pre'
  const unseen = '[class*=sr-only], thead, script, style, noscript'
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(`${scrolling}, ${unseen}`)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, right } = range.getBoundingClientRect()
    if (width > 0 && right > innerWidth + 1) cut.push(text.nodeValue)
  }
  return cut
}

/** At 320 px, which is 1,280 px at 400 %, and with the text spacing that visitors may set, no word is cut off; nor is one of the page's own at twice the size of letters. */
export async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(textsCutOff, { styles: textSpacing, part: 'body' })).toEqual([])
  const twice = `html { font-size: 200% } ${textSpacing}`
  expect(await page.evaluate(textsCutOff, { styles: twice, part: 'main' })).toEqual([])
}
