import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticleCard } from '../articles/schema'
import { searchArticles } from '../tests/fixture/searchArticles'
import { rankOf } from './matchCard'

/** The rule, written in one line. */
const matches = (card: ArticleCard, term: string) =>
  [card.title, card.excerpt, card.category].some((text) =>
    text.toLowerCase().includes(term.toLowerCase()),
  )

const odd = ['', ' ', '  ', '.', '*', '(', '\\', '"', '’', '$&', 'İ', 'ß', '[a-z]', '\t']

/** Parts of the cards' texts in upper or lower case, now and then with an odd character added. */
const terms = fc
  .record({
    card: fc.constantFrom(...searchArticles),
    field: fc.constantFrom('title' as const, 'excerpt' as const, 'category' as const),
    start: fc.nat(200),
    length: fc.integer({ min: 1, max: 25 }),
    upperCase: fc.boolean(),
    added: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom(...odd)),
  })
  .map(({ card, field, start, length, upperCase, added }) => {
    const from = start % card[field].length
    const part = card[field].slice(from, from + length) + added
    return upperCase ? part.toUpperCase() : part.toLowerCase()
  })

test('a card matches exactly where its title, excerpt or category contains the term', () => {
  let count = 0
  fc.assert(
    fc.property(terms, (term) => {
      for (const card of searchArticles) {
        const expected = matches(card, term)
        if (expected) count++
        if ((rankOf(card, term) !== undefined) !== expected)
          throw new Error(`${card.slug}: "${term}"`)
      }
    }),
    { numRuns: 10_000 },
  )
  expect(count).toBeGreaterThan(10_000)
})

const card: ArticleCard = {
  id: 'a',
  slug: 'a',
  title: 'A plan',
  category: 'Operations',
  date: '2025-01-02',
  excerpt: 'A ledger for operations and plans',
  readTime: '1 min read',
  image: '/a.svg',
}

test.each([
  ['plan', 0],
  ['OPER', 1],
  ['ledger', 2],
  ['missing', undefined],
  ['', 0],
])('%j: the rank of the best field that contains it is %j', (term, rank) => {
  expect(rankOf(card, term)).toBe(rank)
})
