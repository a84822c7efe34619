import { expect, test } from 'vitest'
import { categories, coverSize } from '../articles/card'
import { drawCover } from './covers'

test('each category and each slug has its own cover, complete, the same each time, and with nothing from elsewhere', () => {
  const covers = categories.flatMap((c) => ['plan', 'road'].map((slug) => drawCover(slug, c)))
  expect(new Set(covers).size).toBe(covers.length)
  expect(categories.flatMap((c) => ['plan', 'road'].map((slug) => drawCover(slug, c)))).toEqual(
    covers,
  )
  for (const svg of covers) {
    expect(svg).toContain(`viewBox="0 0 ${coverSize.width} ${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<script|href="(?!#)|url\(|@import/)
  }
})
