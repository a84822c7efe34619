// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { pageSize, readQuery, saveQuery } from './useSearch'

const categories = ['AI Strategy', 'Customers & “more”']
const start = '/articles?ref=letter#list'

afterEach(() => history.replaceState(null, '', '/'))

test('what is saved is read again, and the rest of the address stays', () => {
  const query = fc.record({
    term: fc.string({ unit: 'grapheme' }),
    category: fc.constantFrom(undefined, ...categories),
    count: fc.integer({ min: 1, max: 9 }).map((n) => n * pageSize),
  })
  fc.assert(
    fc.property(query, query, (first, second) => {
      history.replaceState(null, '', start)
      for (const saved of [first, second]) {
        saveQuery(saved)
        expect(readQuery(categories)).toEqual(saved)
      }
      saveQuery({ term: '', count: pageSize })
      expect(location.pathname + location.search + location.hash).toBe(start)
    }),
  )
})

test('a category that is not there, and what else the address may name, narrows nothing', () => {
  history.replaceState(null, '', '/articles?q=a&category=Nowhere&author=A+Reader')
  expect(readQuery(categories)).toEqual({ term: 'a', count: pageSize })
})
