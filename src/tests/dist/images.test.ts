/** The images in articles: light enough for a phone, and there for every browser and feed reader. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { feeds } from '../../urls'
import { images, isFixture, slugs } from '../fixture/fixture'
import { articlePages, files, pageAt, read, readBytes, url } from './readDist'

const inArticle = (slug: string, src: string) =>
  pageAt(`/articles/${slug}`).document.querySelector(`.prose img[src="${src}"]`)

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
  it('loads the first image near the top at once, and others when they are near', () => {
    expect(inArticle(slugs.ownCover, images.light)?.hasAttribute('loading')).toBe(false)
    for (const src of [images.drawing, images.wide])
      expect(inArticle(slugs.features, src)?.getAttribute('loading')).toBe('lazy')
  })

  it('gives feed readers a plain image with a full address', () => {
    for (const { url: feed } of Object.values(feeds)) {
      const text = read(feed)
      expect(text).not.toMatch(/srcset|<picture|&lt;picture/)
      expect(text).toContain(url(images.drawing))
    }
  })
})
