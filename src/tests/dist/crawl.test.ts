/** The built site as a crawler reads it, with no script: what it reaches, and how each page is shared. */
import { describe, expect, it } from 'vitest'
import { titleLimit } from '../../head'
import {
  files,
  findPage,
  listed,
  metaOf,
  origin,
  pageAt,
  pages,
  pathOf,
  readBytes,
} from './readDist'

/** How many clicks each page is away from Home. */
function clicks() {
  const found = new Map([['/', 0]])
  for (const [path, away] of found)
    for (const link of pageAt(path).document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', origin + path)
      if (target.origin === origin && findPage(target.pathname) && !found.has(target.pathname))
        found.set(target.pathname, away + 1)
    }
  return found
}

it('reaches every page and every article from Home within three clicks', () => {
  const found = clicks()
  const far = listed.filter(({ path }) => (found.get(path) ?? Number.POSITIVE_INFINITY) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
  expect(found.size).toBe(pages.filter(({ path }) => path !== '/404').length)
})

/** A card with a photograph is heavier than one with a generated cover. */
const maxBytesOfCard = (path: string, isArticle: boolean) =>
  isArticle && !files.includes(`${path.replace('/articles', '/covers')}.svg`) ? 300_000 : 80_000

describe.each(pages)('$path', ({ path, document, isArticle }) => {
  const tag = (name: string) => metaOf(document, name)

  it('has a title and a description that are shown whole', () => {
    expect(document.title.length).toBeLessThanOrEqual(titleLimit)
    const description = tag('description')[0] ?? ''
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    for (const kind of ['og', 'twitter']) {
      expect(tag(`${kind}:title`)).toEqual([document.title])
      expect(tag(`${kind}:description`)).toEqual([description])
    }
  })

  it('is shared with a card of the size and type that it states, light enough for every messenger', () => {
    const image = tag('og:image')[0] ?? ''
    expect(image.startsWith(`${origin}/`)).toBe(true)
    expect(files).toContain(pathOf(image))
    const bytes = readBytes(pathOf(image))
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect(tag('og:image:type')).toEqual(['image/png'])
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect([...tag('og:image:width'), ...tag('og:image:height')]).toEqual(['1200', '630'])
    expect(bytes.length).toBeLessThan(maxBytesOfCard(path, isArticle))
    expect(tag('og:image:alt')[0]).toBeTruthy()
    expect(tag('twitter:image')).toEqual([image])
    expect(tag('twitter:image:alt')).toEqual(tag('og:image:alt'))
    expect(tag('twitter:card')).toEqual(['summary_large_image'])
    expect(tag('og:type')).toEqual([isArticle ? 'article' : 'website'])
  })
})

it('shares no two pages with the same card', () => {
  const cards = pages.map(({ document }) => metaOf(document, 'og:image')[0])
  expect(new Set(cards).size).toBe(pages.length)
  const pictures = cards.map((card) => readBytes(pathOf(card)).toString('base64'))
  expect(new Set(pictures).size).toBe(pages.length)
})
