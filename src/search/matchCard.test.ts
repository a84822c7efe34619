import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ArticleCard } from '../articles/schema'
import { readArticles } from '../content/readArticles'
import { partsOf, rankOf } from './matchCard'

let cards: ArticleCard[] = []
beforeAll(async () => {
  cards = await readArticles()
})

/** The rule in one line. */
const oracle = (card: ArticleCard, term: string) =>
  [card.title, card.excerpt, card.category].some((text) =>
    text.toLowerCase().includes(term.toLowerCase()),
  )

/** Substrings of what the cards say, their case turned over, now and then with something odd in them. */
const terms = () => {
  const odd = fc.constantFrom(
    '',
    '',
    '',
    ' ',
    '  ',
    '.',
    '*',
    '(',
    '\\',
    '"',
    '’',
    '$&',
    'İ',
    'ß',
    '[a-z]',
    '\t',
  )
  return fc
    .tuple(fc.nat(), fc.nat(), fc.nat(200), fc.integer({ min: 1, max: 25 }), fc.boolean(), odd)
    .map(([n, field, from, length, upper, extra]) => {
      const card = cards[n % cards.length]
      const text = card ? ([card.title, card.excerpt, card.category][field % 3] ?? '') : ''
      const start = from % text.length
      const part = text.slice(start, start + length) + extra
      return upper ? part.toUpperCase() : part.toLowerCase()
    })
}

test('an article matches exactly where title, excerpt or category holds the term', () => {
  let hits = 0
  fc.assert(
    fc.property(terms(), (term) => {
      for (const card of cards) {
        const expected = oracle(card, term)
        if (expected) hits++
        if ((rankOf(card, term) !== undefined) !== expected)
          throw new Error(`${card.slug}: "${term}"`)
      }
    }),
    { numRuns: 10_000 },
  )
  expect(hits).toBeGreaterThan(10_000)
})

const card = (title: string, category: ArticleCard['category'], excerpt: string): ArticleCard => ({
  id: 'a',
  slug: 'a',
  title,
  category,
  excerpt,
  readTime: '1 min read',
  image: '/a.svg',
})

test.each([
  ['plan', 0],
  ['OPER', 1],
  ['ledger', 2],
  ['missing', undefined],
  ['', 0],
])('%j ranks by the best place that holds it', (term, rank) => {
  expect(rankOf(card('A plan', 'Operations', 'A ledger for operations and plans'), term)).toBe(rank)
})

describe('the parts of a text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aAbBİißéÉΣς. '), maxLength: 12 })

  test('make up the text, and it matches where one is a hit', () => {
    fc.assert(
      fc.property(letters, letters, (text, term) => {
        const parts = partsOf(text, term)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        const found = term !== '' && text.toLowerCase().includes(term.toLowerCase())
        expect(parts.some(({ hit }) => hit)).toBe(found)
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
  ])('%j by %j: %j', (text, term, hits) => {
    expect(partsOf(text, term).flatMap((part) => (part.hit ? [part.text] : []))).toEqual(hits)
  })
})
