/** How text is set on a wide screen: lines that read well, one gap between two sections of the same ground. */
import { slugs } from '../fixture/fixture'
import { expect, test } from './journey'

/** In the page: characters a line of each paragraph that has at least four. */
function charactersPerLine() {
  const paragraphs = [...document.querySelectorAll('main .prose > p')]
  return paragraphs.flatMap((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)))
    const { length } = paragraph.textContent ?? ''
    return lines.size < 4 ? [] : [length / (lines.size - 0.5)]
  })
}

for (const path of [`/articles/${slugs.features}`, '/privacy', '/lean-startup-methodology'])
  test(`${path}: a line has 60 to 72 characters`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const counts = await page.evaluate(charactersPerLine)
    expect(counts.length).toBeGreaterThan(0)
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
    expect(mean).toBeGreaterThan(60)
    expect(mean).toBeLessThan(72)
  })
