import { describe, expect, test } from 'vitest'
import { categories, coverSize } from '../../articles/schema'
import { cover } from './drawCover'

describe('cover', () => {
  test.each(categories)('%s: drawn whole, the same each time', (category) => {
    const svg = cover('plan', category)
    expect(cover('plan', category)).toBe(svg)
    expect(svg).toContain(`viewBox="0 0 ${coverSize.width} ${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
    // The document is shown as an image; it may carry neither scripts nor styles.
    expect(svg).not.toMatch(/<script|style=|href=/)
  })

  test('each category and each slug has its own', () => {
    const drawn = categories.flatMap((c) => ['plan', 'road'].map((slug) => cover(slug, c)))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
