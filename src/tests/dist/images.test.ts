/** Images: light enough for a phone, there for every browser and feed reader, with their words where they belong. */
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { feeds } from '../../urls'
import { images } from '../fixture/fixture'
import { articlePages, files, pages, parse, read, readBytes, url } from './readDist'

const proseImages = articlePages.flatMap(({ document }) => [
  ...document.querySelectorAll<HTMLImageElement>('.prose img'),
])

it('every file that a source names is there, as wide as it says', async () => {
  for (const image of proseImages) {
    const source = image.parentElement?.querySelector('source')
    for (const candidate of source?.getAttribute('srcset')?.split(', ') ?? []) {
      const [file = '', width] = candidate.split(' ')
      expect(files).toContain(file)
      expect(`${(await sharp(readBytes(file)).metadata()).width}w`).toBe(width)
    }
  }
})

it('all but drawings come as AVIF first, and decode beside the text', () => {
  for (const image of proseImages) {
    const drawing = image.getAttribute('src')?.endsWith('.svg')
    expect(image.parentElement?.tagName === 'PICTURE', image.outerHTML).toBe(!drawing)
    expect(image.getAttribute('decoding')).toBe('async')
  }
})

it('feed readers get a plain image with a full address', () => {
  for (const { url: feed } of Object.values(feeds)) {
    expect(read(feed)).not.toMatch(/srcset/)
    expect(read(feed)).toContain(url(images.drawing))
  }
})

/** Drawings with words on them. */
const illustrations = pages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('img + svg[role=img]')].map((words) => {
    const src = words.previousElementSibling?.getAttribute('src') ?? ''
    return { name: `${path} ${src}`, src, words }
  }),
)

const viewBoxOf = (svg: Element | null) =>
  (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)

it('an illustration and its words have the same units', () => {
  expect(illustrations.length).toBeGreaterThan(0)
  for (const { name, src, words } of illustrations) {
    expect(files, name).toContain(src)
    const drawing = parse(read(src), 'text/xml').documentElement
    expect(viewBoxOf(drawing), name).toEqual(viewBoxOf(words))
  }
})

it('it has all its words on the drawing, and says them in one sentence, too', () => {
  for (const { name, words } of illustrations) {
    const [, , width = 0, height = 0] = viewBoxOf(words)
    for (const word of words.querySelectorAll('text')) {
      expect(word.textContent?.trim(), name).toBeTruthy()
      const [x, y] = ['x', 'y'].map((side) => Number(word.getAttribute(side)))
      expect(x, `${name}: ${word.textContent}`).toBeLessThan(width)
      expect(y, `${name}: ${word.textContent}`).toBeLessThan(height)
    }
    expect(words.getAttribute('aria-label'), name).toBeTruthy()
  }
})
