/** Pictures: every file that a page may load is there, as large as it says; words on a drawing are words. */
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { articlePages, files, pages, parse, read, readBytes } from './readDist'

it('every file of a source is there, as wide as it says', async () => {
  const sources = articlePages.flatMap(({ document }) => [
    ...document.querySelectorAll('.prose picture source'),
  ])
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources)
    for (const candidate of source.getAttribute('srcset')?.split(', ') ?? []) {
      const [file = '', width] = candidate.split(' ')
      expect(`${(await sharp(readBytes(file)).metadata()).width}w`).toBe(width)
    }
})

const viewBoxOf = (svg: Element) => (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)

it('an illustration has its words within the drawing, and says them in one sentence, too', () => {
  const texts = pages.flatMap(({ document }) => [
    ...document.querySelectorAll('img + svg[role=img]'),
  ])
  expect(texts.length).toBeGreaterThan(0)
  for (const words of texts) {
    const src = words.previousElementSibling?.getAttribute('src') ?? ''
    expect(files).toContain(src)
    const [, , width = 0, height = 0] = viewBoxOf(words)
    expect(viewBoxOf(parse(read(src), 'text/xml').documentElement), src).toEqual(viewBoxOf(words))
    for (const word of words.querySelectorAll('text')) {
      expect(word.textContent?.trim(), src).toBeTruthy()
      expect(Number(word.getAttribute('x')), `${src}: ${word.textContent}`).toBeLessThan(width)
      expect(Number(word.getAttribute('y')), `${src}: ${word.textContent}`).toBeLessThan(height)
    }
    expect(words.getAttribute('aria-label'), src).toBeTruthy()
  }
})
