/** Finds articles and pages by their words: first those that have most of the rare ones. */
import type MiniSearch from 'minisearch'
import { type IndexedPage, wordsOf } from './searchIndex'

/** An article or a page that has words of a query, or words like these. */
export interface TextMatch extends Pick<IndexedPage, 'id' | 'page'> {
  score: number
  /** The words of the query that it has, each by its rarity. */
  weight: number
  /** The words of the index that were found. */
  terms: string[]
}

/** The share of letters that may differ in words that no text has. */
const fuzzy = ({ length }: string) => (length > 4 ? 0.2 : 0)

/** The share of the best match's weight that others have at least. */
const leastWeight = 0.3

/** @returns the matches, best first, and whether one of the words was found without correction */
export function searchTexts(index: MiniSearch<IndexedPage>, text: string) {
  const words = [...new Set(wordsOf(text))]
  const matches = new Map<string, TextMatch>()
  let isExact = false
  words.forEach((word, n) => {
    // Others write it and its neighbor as one word.
    const queries = [word, (words[n - 1] ?? '') + word, word + (words[n + 1] ?? '')]
    const exact = index.search({ combineWith: 'OR', queries: [...new Set(queries)] })
    const results = exact.length > 0 ? exact : index.search(word, { fuzzy })
    isExact ||= exact.length > 0
    const others = index.documentCount - results.length
    const rarity = Math.log(1 + (others + 0.5) / (results.length + 0.5))
    for (const result of results) {
      const { id, page } = result
      const match: TextMatch = matches.get(id) ?? { id, page, score: 0, weight: 0, terms: [] }
      match.score += result.score
      match.weight += rarity
      match.terms.push(...result.terms)
      matches.set(id, match)
    }
  })
  const all = [...matches.values()]
  const most = Math.max(...all.map(({ weight }) => weight))
  const rank = ({ score, weight }: TextMatch) => score * weight * weight
  return {
    matches: all
      .filter(({ weight }) => weight >= most * leastWeight)
      .sort((a, b) => rank(b) - rank(a)),
    isExact,
  }
}
