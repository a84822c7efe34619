/** The images in articles: light enough for a phone, and there for every browser and feed reader. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { feeds } from '../../urls'
import { images, isFixture } from '../fixture/fixture'
import { articlePages, files, read, readBytes, url } from './readDist'

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

describe.runIf(isFixture)('the fixture site', () => {
  it('gives feed readers a plain image with a full address', () => {
    for (const { url: feed } of Object.values(feeds)) {
      const text = read(feed)
      expect(text).not.toMatch(/srcset/)
      expect(text).toContain(url(images.drawing))
    }
  })
})
