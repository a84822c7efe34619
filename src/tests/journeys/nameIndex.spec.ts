/** The index of clients: its names run down columns of one length, whatever the width of the screen. */
import { nameInIndex } from '../dist/routes'
import { expect, test } from './journey'

/** In the page: how many names stand in each column, in the order of the document. */
function columnLengths(selector: string) {
  const lengths: number[] = []
  let previous: DOMRect | undefined
  for (const name of document.querySelectorAll(selector)) {
    const place = name.getBoundingClientRect()
    const below = previous && place.left === previous.left && place.top > previous.top
    if (below) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else lengths.push(1)
    previous = place
  }
  return lengths
}

for (const [width, columns] of [
  [320, 2],
  [375, 2],
  [768, 2],
  [1440, 4],
] as const)
  test(`${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/clients')
    await page.evaluate(() => document.fonts.ready)
    const lengths = await page.evaluate(columnLengths, `main ${nameInIndex}`)
    expect(lengths).toHaveLength(columns)
    expect(new Set(lengths).size, lengths.join()).toBe(1)
  })
