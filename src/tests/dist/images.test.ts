/** Images: light enough for a phone, there for every browser and feed reader, with their words where they belong. */
import { expect, it } from 'vitest'
import { feeds } from '../../urls'
import { images } from '../fixture/fixture'
import { files, pages, parse, read, url } from './readDist'

it('feed readers get a plain image with a full address', () => {
  for (const { url: feed } of Object.values(feeds))
    expect(read(feed)).toContain(url(images.drawing))
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
