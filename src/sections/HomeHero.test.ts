import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeHero, type Idea } from './HomeHero'

const title = { normal: 'One', highlighted: 'two' }
const render = (rows: readonly Idea[]) => {
  const choice = { rows, caption: '', terms: '' }
  return renderToStaticMarkup(createElement(HomeHero, { title, description: '', choice }))
}

test.each([
  ['short words', 14, 'Plan', true],
  ['long words with much room', 5, 'Schadensmeldungen', true],
  ['long words with little room', 12, 'Schadensmeldungen', false],
])('bands are side by side on wide screens: %s', (_, length, word, isWide) => {
  const rows = Array.from({ length }, (_, n) => [`${word} ${n}`, 'waits', 'waits'] as const)
  expect(render(rows).includes('loom-wide')).toBe(isWide)
})

test('the thread crosses each band once, and lies high in those that are chosen alone', () => {
  const status = fc.constantFrom('chosen' as const, 'waits' as const, 'declined' as const)
  fc.assert(
    fc.property(fc.array(status, { minLength: 3, maxLength: 14 }), (statuses) => {
      const rows = statuses.map((each, n) => [`idea ${n}`, 'outcome', each] as const)
      const [, path = ''] = / d="M[^C]+(C[^"]+)"/.exec(render(rows)) ?? []
      const ends = path
        .split('C')
        .slice(1, -1)
        .map((piece) => piece.split(' ').slice(-2).map(Number))
      expect(ends.map(([x = 0]) => Math.floor((x * rows.length) / 100))).toEqual([...rows.keys()])
      expect(ends.map(([, depth = 0]) => depth < 50)).toEqual(
        statuses.map((each) => each === 'chosen'),
      )
    }),
  )
})
