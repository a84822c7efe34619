import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMatches } from './splitMatches'

const characters = fc.string({ unit: fc.constantFrom(...'aAbBİißéÉΣς. '), maxLength: 12 })

test('the parts make up the text, and one of them matches where the text contains the term', () => {
  fc.assert(
    fc.property(characters, characters, (text, term) => {
      const parts = splitMatches(text, term)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const contained = term !== '' && text.toLowerCase().includes(term.toLowerCase())
      expect(parts.some(({ match }) => match)).toBe(contained)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['Plan the plan', 'PLAN', ['Plan', 'plan']],
  ['aaa', 'aa', ['aa']],
  ['İstanbul', 'i', ['İ']],
  ['a.b', '.', ['.']],
  ['<b>', '<', ['<']],
])('%j by %j: %j', (text, term, matches) => {
  const parts = splitMatches(text, term)
  expect(parts.flatMap((part) => (part.match ? [part.text] : []))).toEqual(matches)
})
