import { expect, test } from 'vitest'
import { categories } from '../site'
import { coverSize } from '../urls'
import { coverStyle, drawCover } from './drawCover'

const words = [undefined, '880', 'NO']

test('each category, slug and word has its own cover, complete, the same each time, and with nothing from elsewhere', async () => {
  const subjects = categories
    .slice(0, 8)
    .flatMap((category) =>
      ['plan', 'road'].flatMap((slug) => words.map((coverWord) => ({ category, slug, coverWord }))),
    )
  const drawAll = () => Promise.all(subjects.map((subject) => drawCover(subject)))
  const covers = await drawAll()
  expect(new Set(covers).size).toBe(covers.length)
  expect(await drawAll()).toEqual(covers)
  for (const svg of covers) {
    expect(svg).toContain(` width="${coverSize.width}" height="${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<script|href="(?!#)|url\((?!#)|@import/)
  }
})

test.each(['1', '–', 'WWWWW', 'ŻÓŁW'])('%s stands in the middle, with room', async (coverWord) => {
  const svg = await drawCover({ slug: 'plan', category: categories[0], coverWord })
  const [, outline = ''] = /id="w" d="([^"]*)"/.exec(svg) ?? []
  const xs = [...outline.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  expect(left).toBeGreaterThanOrEqual(39)
  expect((left + right) / 2).toBeCloseTo(360, 0)
})

test('a word without an outline is refused', async () => {
  await expect(drawCover({ slug: 'a', category: categories[0], coverWord: '日' })).rejects.toThrow(
    'no outline for "日"',
  )
})

test('of a list of any length each category has a style, and another text has none', () => {
  for (const category of categories)
    for (const page of ['light', 'dark'] as const)
      expect(Object.values(coverStyle(category, page))).not.toContain(undefined)
  expect(() => coverStyle('Elsewhere and nowhere')).toThrow('Elsewhere and nowhere is no category')
})
