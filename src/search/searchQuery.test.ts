// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Choices, type Facet, facets } from './facets'
import { pageSize, readQuery, type SearchQuery, saveQuery } from './searchQuery'

const choicesOf = (...values: string[]) => values.map((value) => ({ value, text: `The ${value}` }))
const choices: Choices = {
  category: choicesOf('AI Strategy', 'Customer Experience'),
  author: choicesOf('Ada Reader', 'Zoë O’Writer & Sons'),
  path: choicesOf('before-you-go', 'once-you-are-there'),
}
const start = '/articles?ref=letter#list'

afterEach(() => history.replaceState(null, '', '/'))

test('what is saved is read again, and the rest of the address stays', () => {
  const chosen = (facet: Facet) =>
    fc.constantFrom(undefined, ...choices[facet].map(({ value }) => value))
  const query = fc.record({
    term: fc.string({ unit: 'grapheme' }),
    category: chosen('category'),
    author: chosen('author'),
    path: chosen('path'),
    count: fc.integer({ min: 1, max: 9 }).map((n) => n * pageSize),
  })
  fc.assert(
    fc.property(query, query, (first, second) => {
      history.replaceState(null, '', start)
      for (const saved of [first, second]) {
        saveQuery(saved)
        expect(readQuery(choices)).toEqual(saved)
      }
      saveQuery({ term: '', count: pageSize } satisfies SearchQuery)
      expect(location.pathname + location.search + location.hash).toBe(start)
    }),
  )
})

test.each(facets)('a value of %s that is not there narrows nothing', (facet) => {
  history.replaceState(null, '', `/articles?q=a&${facet}=The+nowhere`)
  expect(readQuery(choices)).toEqual({ term: 'a', count: pageSize })
})
