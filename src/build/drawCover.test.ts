import { expect, test } from 'vitest'
import { categories } from '../site'
import { coverSize } from '../urls'
import { coverStyle, drawCover, partsOfCover } from './drawCover'

const texts = [undefined, '880 hours freed', 'A word in time']

test('each category and text has its own cover, complete, the same each time, and with nothing from elsewhere', async () => {
  const subjects = categories
    .slice(0, 8)
    .flatMap((category) => texts.map((coverText) => ({ category, coverText })))
  const drawAll = () => Promise.all(subjects.map((subject) => drawCover(subject)))
  const covers = await drawAll()
  expect(new Set(covers).size).toBe(covers.length)
  expect(await drawAll()).toEqual(covers)
  for (const svg of covers) {
    expect(svg).toContain(` width="${coverSize.width}" height="${coverSize.height}"`)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|<script|href="(?!#)|url\((?!#)|@import/)
  }
})

test.each([
  ['$407.9M written down', '$407.9M', 'written down'],
  ['17 %', '17', '%'],
  ['0–3 points of harm', '0–3', 'points of harm'],
  ['No, in writing', '', 'No, in writing'],
])('%s has the number %j and the words %j', (text, number, words) =>
  expect(partsOfCover(text)).toEqual({ number, words }),
)

test.each([
  '1',
  '–',
  '99,999,999 a year',
  'ŻÓŁW',
  'WWWWW',
  'Mitarbeiterbefragungsergebnis im Vergleich',
  'Six words that fill three lines',
])('%s stands within the art, with room', async (coverText) => {
  const svg = await drawCover({ category: categories[0], coverText })
  const [, outline = ''] = /class="word"[^>]* d="([^"]*)"/.exec(svg) ?? []
  const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))]
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...xs)).toBeLessThanOrEqual(680)
  expect(Math.max(...ys)).toBeLessThanOrEqual(430)
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(120)
})

test('a text without an outline is refused', async () => {
  await expect(drawCover({ category: categories[0], coverText: '日' })).rejects.toThrow(
    'no outline for "日"',
  )
})

test('of a list of any length each category has a style, and another text has none', () => {
  for (const category of categories)
    for (const page of ['light', 'dark'] as const)
      expect(Object.values(coverStyle(category, page))).not.toContain(undefined)
  expect(() => coverStyle('Elsewhere and nowhere')).toThrow('Elsewhere and nowhere is no category')
})
