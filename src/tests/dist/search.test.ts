/** The search in the built site. */
import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import type { ArticleCard } from '../../articles/schema'
import { search } from '../../search/searchEngine'
import { indexUrl, options } from '../../search/searchIndex'
import { read } from './readDist'

const contains = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase())

/** Parts of the texts of cards, some of them with another character at an end. */
const termsOf = (cards: readonly ArticleCard[]) =>
  fc
    .record({
      card: fc.constantFrom(...cards),
      field: fc.constantFrom('title' as const, 'excerpt' as const, 'category' as const),
      start: fc.nat(170),
      length: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 3, max: 40 })),
      added: fc.constantFrom('', '', '', ' ', 'x', 'e'),
      upperCase: fc.boolean(),
    })
    .map(({ card, field, start, length, added, upperCase }) => {
      const from = start % card[field].length
      const term = card[field].slice(from, from + length) + added
      return upperCase ? term.toUpperCase() : term
    })

it('finds exactly what contains the term', () => {
  const { articles: cards }: { articles: ArticleCard[] } = JSON.parse(read('/articles.json'))
  const index = MiniSearch.loadJSON(read(indexUrl), options)
  const slugs = (found: readonly ArticleCard[]) => found.map(({ slug }) => slug).sort()
  fc.assert(
    fc.property(termsOf(cards), (term) => {
      const { matches, total } = search(cards, { term, count: cards.length }, index)
      const expected = cards.filter((card) =>
        [card.title, card.excerpt, card.category].some((text) => contains(text, term)),
      )
      expect(total).toBe(expected.length)
      expect(slugs(matches)).toEqual(slugs(expected))
    }),
    { numRuns: 300 },
  )
})
