import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Thread } from './Thread'

test('the pieces of a thread meet, and the last one ends in the middle', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (items) => {
      const pieces = items.map((_, n) => renderToStaticMarkup(createElement(Thread, { items, n })))
      const starts = pieces.map((piece) => Number(/ d="M(\d+) 0C/.exec(piece)?.[1]))
      const ends = pieces.map((piece) => Number(/ 50 (\d+) 100"/.exec(piece)?.[1]))
      expect(ends).toEqual([...starts.slice(1), 50])
    }),
  )
})
