import { expect, test } from 'vitest'
import { allowedInstead, nearest, requiredInstead } from './nearest'

test.each([
  ['catgory', 'category'],
  ['Category', 'category'],
  ['autor', 'author'],
  ['date', 'date'],
  ['zzzz', undefined],
  ['', undefined],
])('%j: %j is meant', (value, meant) => {
  expect(nearest(value, ['category', 'author', 'date'])).toBe(meant)
})

test('a message lists what is allowed, and guesses only what is close', () => {
  expect(allowedInstead('autor', ['author', 'date'])).toBe(
    '; did you mean "author"? Allowed: author, date',
  )
  expect(allowedInstead('sky', ['author', 'date'])).toBe('; allowed: author, date')
})

test('of many values a message guesses one, and lists none', () => {
  const required = 'the slug of an article is required'
  expect(requiredInstead('plna', ['plan', 'roadmap'], required)).toBe(
    '; did you mean "plan"? The slug of an article is required',
  )
  expect(requiredInstead('sky', ['plan', 'roadmap'], required)).toBe(`; ${required}`)
})
