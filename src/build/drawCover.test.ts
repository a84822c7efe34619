import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories } from '../site'
import { coverSize } from '../urls'
import { coverStyle, drawCover, inlineCover, partsOfCover } from './drawCover'

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
  const image = sharp(Buffer.from(svg)).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const color = /class="word [^"]*" fill="#(..)(..)(..)"/.exec(svg)?.slice(1) ?? []
  const rgb = color.map((each) => Number.parseInt(each, 16))
  const pixels = Array.from({ length: info.width * info.height }, (_, n) => n)
  const ofWords = pixels.filter((n) => rgb.every((value, part) => data[n * 3 + part] === value))
  const xs = ofWords.map((n) => (n % info.width) / info.width)
  const ys = ofWords.map((n) => Math.floor(n / info.width) / info.height)
  expect(Math.min(...xs)).toBeGreaterThan(0.05)
  expect(Math.max(...xs)).toBeLessThan(0.95)
  expect(Math.max(...ys)).toBeLessThan(0.96)
  // The thread is above.
  expect(Math.min(...ys)).toBeGreaterThan(0.26)
})

test('the thread runs through a series: a greater number is higher, and all are above the words', async () => {
  const coverSeries = [12, -3, 12, 40.5]
  const svg = await drawCover({ category: categories[0], coverSeries })
  const [, d = ''] = /class="thread".*? d="([^"]+)"/.exec(svg) ?? []
  const [start = ''] = d.split('H')
  const heights = [start, ...d.split('C').slice(1)].map((part) => {
    const [, y] = part.replace(/H.*/, '').split(' ').slice(-2)
    return Number(y)
  })
  const [first = 0, second = 0, third = 0, fourth = 0] = heights
  expect(heights).toHaveLength(coverSeries.length)
  expect(first).toBe(third)
  expect(second).toBeGreaterThan(first)
  expect(fourth).toBeLessThan(first)
  expect(Math.max(...heights)).toBeLessThan(0.26 * 450)
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

test('the cover that a page shows first is part of the page, and later ones are not', async () => {
  const covers = new Map([['/covers/plan.svg', { category: categories[0], coverText: '17 %' }]])
  const picture = (loading: string) => `<img loading="${loading}" src="/covers/plan.svg"/>`
  const html = await inlineCover(picture('eager'), covers)
  const [, svg = ''] = /src="data:image\/svg\+xml,([^"]*)"/.exec(html) ?? []
  const { format } = await sharp(Buffer.from(decodeURIComponent(svg))).metadata()
  expect(format).toBe('svg')
  expect(await inlineCover(picture('lazy'), covers)).toBe(picture('lazy'))
})
