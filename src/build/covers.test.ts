import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '../site'
import { coverSize } from '../urls'
import { coverStyle, drawCover } from './covers'

test('each category and each slug has its own cover, complete, the same each time, and with nothing from elsewhere', () => {
  const drawAll = () =>
    categories.slice(0, 8).flatMap((c) => ['plan', 'road'].map((slug) => drawCover(slug, c)))
  const covers = drawAll()
  expect(new Set(covers).size).toBe(covers.length)
  expect(drawAll()).toEqual(covers)
  for (const svg of covers) {
    expect(svg).toContain(`viewBox="0 0 ${coverSize.width} ${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<script|href="(?!#)|url\(|@import/)
  }
})

test('any slug gives finite, whole coordinates', () => {
  const anyCover = fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(...categories))
  fc.assert(
    fc.property(anyCover, ([slug, category]) => {
      const paths = [...drawCover(slug, category).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
      expect(paths).toHaveLength(5)
      for (const path of paths) expect(path).toMatch(/^M\d+ ?-?\d[\d MmsvVhHz-]+$/)
    }),
  )
})

test('of a list of any length each category has a style, and another text has none', () => {
  for (const category of categories)
    for (const page of ['light', 'dark'] as const)
      expect(Object.values(coverStyle(category, page))).not.toContain(undefined)
  expect(() => coverStyle('Elsewhere and nowhere')).toThrow('Elsewhere and nowhere is no category')
})
