/** Reflow: at 320 px, which is 1,280 px at 400 %, and with the text spacing that visitors may set, no word is cut off. */
import type { Page } from 'playwright/test'
import { expect } from './journey'

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** In the page: texts that lie beyond its right edge, outside of boxes that scroll. */
function textsCutOff(styles: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    if (!text.nodeValue?.trim() || element?.closest('.overflow-x-auto, .table-scroll, svg, pre'))
      continue
    if (element?.closest('.sr-only, thead, script, style, noscript')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, right } = range.getBoundingClientRect()
    if (width > 0 && right > innerWidth + 1) cut.push(text.nodeValue)
  }
  return cut
}

export async function checkReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const styles of ['', textSpacing])
    expect(await page.evaluate(textsCutOff, styles), styles || '320 px').toEqual([])
}
