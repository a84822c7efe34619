// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { categories } from '../articles/card'
import { pageSize, readQuery, type SearchQuery, saveQuery } from './searchQuery'

const authors = ['Ada Reader', 'Zoë O’Writer & Sons']
const start = '/articles?ref=letter#list'

afterEach(() => history.replaceState(null, '', '/'))

test('what is saved is read again, and the rest of the address stays', () => {
  const query = fc.record({
    term: fc.string({ unit: 'grapheme' }),
    category: fc.constantFrom(undefined, ...categories),
    author: fc.constantFrom(undefined, ...authors),
    count: fc.integer({ min: 1, max: 9 }).map((n) => n * pageSize),
  })
  fc.assert(
    fc.property(query, query, (first, second) => {
      history.replaceState(null, '', start)
      for (const saved of [first, second]) {
        saveQuery(saved)
        expect(readQuery(authors)).toEqual(saved)
      }
      saveQuery({ term: '', count: pageSize } satisfies SearchQuery)
      expect(location.pathname + location.search + location.hash).toBe(start)
    }),
  )
})

test('an author or a category that is not there narrows nothing', () => {
  history.replaceState(null, '', '/articles?q=a&category=Cooking&author=Nobody')
  expect(readQuery(authors)).toEqual({ term: 'a', count: pageSize })
})
