import { describe, expect, test } from 'vitest'
import { categories, coverSize } from '../../articles/card'
import { drawCover } from './drawCover'

describe('cover', () => {
  test.each(categories)('%s: is complete, and the same each time', (category) => {
    const svg = drawCover('plan', category)
    expect(drawCover('plan', category)).toBe(svg)
    expect(svg).toContain(`viewBox="0 0 ${coverSize.width} ${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    // The document is shown as an image; it may carry no scripts, and nothing from elsewhere.
    expect(svg).not.toMatch(/<script|href="(?!#)|url\(|@import/)
  })

  test('each category and each slug has its own', () => {
    const covers = categories.flatMap((c) => ['plan', 'road'].map((slug) => drawCover(slug, c)))
    expect(new Set(covers).size).toBe(covers.length)
  })
})
