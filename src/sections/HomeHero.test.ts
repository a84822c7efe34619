import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeHero } from './HomeHero'

test('the thread crosses each band once, and lies high in those that are chosen alone', () => {
  const status = fc.constantFrom('chosen' as const, 'waits' as const, 'declined' as const)
  fc.assert(
    fc.property(fc.array(status, { minLength: 3, maxLength: 14 }), (statuses) => {
      const rows = statuses.map((each, n) => [`idea ${n}`, 'outcome', each] as const)
      const choice = { rows, caption: '', terms: '' }
      const title = { normal: 'One', highlighted: 'two' }
      const html = renderToStaticMarkup(createElement(HomeHero, { title, description: '', choice }))
      const [, path = ''] = / d="M[^C]+(C[^"]+)"/.exec(html) ?? []
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
