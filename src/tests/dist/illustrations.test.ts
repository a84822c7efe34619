/** Drawings with words on them: each word lies on its drawing, which has the size that the words count in. */
import { expect, it } from 'vitest'
import { files, pages, parse, read } from './readDist'

const illustrations = pages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('img + svg[role=img]')].map((words) => {
    const src = words.previousElementSibling?.getAttribute('src') ?? ''
    return { name: `${path} ${src}`, src, words }
  }),
)

const viewBoxOf = (svg: Element | null) =>
  (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)

it('is drawn in the units of its words', () => {
  expect(illustrations.length).toBeGreaterThan(0)
  for (const { name, src, words } of illustrations) {
    expect(files, name).toContain(src)
    const drawing = parse(read(src), 'text/xml').documentElement
    expect(viewBoxOf(drawing), name).toEqual(viewBoxOf(words))
  }
})

it('has all its words on the drawing, and says them in one sentence, too', () => {
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
