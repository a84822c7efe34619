import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Thread } from './Thread'

test('the pieces of a thread meet, and it is lifted over each item that is chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), (over) => {
      const pieces = over.map((_, n) =>
        renderToStaticMarkup(createElement(Thread, { over, n, end: 90 })),
      )
      const starts = pieces.map((piece) => Number(/ d="M(\d+) 0C/.exec(piece)?.[1]))
      const ends = pieces.map((piece) => Number(/ 50 (\d+) 100"/.exec(piece)?.[1]))
      expect(ends).toEqual([...starts.slice(1), 90])
      if (over.includes(false)) expect(starts.map((start) => start < 50)).toEqual(over)
    }),
  )
})
