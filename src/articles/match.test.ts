import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './match'
import { type ArticleCard, categories } from './schema'

// Few letters, in both cases and beyond ASCII, so that terms are often found.
const text = fc.string({ unit: fc.constantFrom(...'aAbBéÉß '), maxLength: 8 })
const card: fc.Arbitrary<ArticleCard> = fc.record({
  id: text,
  slug: text,
  title: text,
  excerpt: text,
  category: fc.constantFrom(...categories),
  readTime: text,
  image: text,
})

test('an article matches where title, excerpt or category holds the term, whatever the case', () => {
  const term = fc.string({ unit: fc.constantFrom(...'aAbBéÉ '), maxLength: 3 })
  fc.assert(
    fc.property(card, term, (a, term) => {
      // No text holds a line break, so a term cannot be found across two of them.
      const all = `${a.title}\n${a.excerpt}\n${a.category}`.toUpperCase()
      expect(matches(a, term)).toBe(all.includes(term.toUpperCase()))
    }),
    { numRuns: 1000 },
  )
})

test('any part of a title finds it', () => {
  fc.assert(
    fc.property(card, fc.nat(8), fc.nat(8), (a, from, to) => {
      expect(matches(a, a.title.slice(from, to).toLowerCase())).toBe(true)
    }),
  )
})
