/** Finds articles and pages by their words: first those that have most of the rare ones. */
import type MiniSearch from 'minisearch'
import { type IndexedPage, wordsOf } from './searchIndex'

/** An article or a page that has words of a query, or words like these. */
export interface TextMatch extends Pick<IndexedPage, 'id' | 'page'> {
  score: number
  /** The share of the query's words that it has, each by its rarity. */
  share: number
  /** The words of the index that were found. */
  terms: string[]
}

/** The share of letters that may differ in words that no text has. */
const fuzzy = ({ length }: string) => (length > 4 ? 0.2 : 0)

/** Words of a query; of a pasted page only the first are searched for. */
const maxWords = 16

/** Letters of a word; none of a text is longer. */
const maxLength = 60

/** The share of the words that the best match has, from which on others are matches, too. */
const leastShare = 0.3

/** @returns the matches, best first, and whether one of the words was found without correction */
export function searchTexts(index: MiniSearch<IndexedPage>, text: string) {
  const words = [...new Set(wordsOf(text))]
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxLength))
  const matches = new Map<string, TextMatch>()
  let isExact = false
  let total = 0
  words.forEach((word, n) => {
    // Others write it and its neighbor as one word.
    const queries = [word, (words[n - 1] ?? '') + word, word + (words[n + 1] ?? '')]
    const exact = index.search({ combineWith: 'OR', queries: [...new Set(queries)] })
    const results = exact.length > 0 ? exact : index.search(word, { fuzzy })
    isExact ||= exact.length > 0
    const others = index.documentCount - results.length
    const rarity = Math.log(1 + (others + 0.5) / (results.length + 0.5))
    if (results.length > 0) total += rarity
    for (const result of results) {
      const { id, page } = result
      const match: TextMatch = matches.get(id) ?? { id, page, score: 0, share: 0, terms: [] }
      match.score += result.score
      match.share += rarity
      match.terms.push(...result.terms)
      matches.set(id, match)
    }
  })
  const all = [...matches.values()].map((match) => ({ ...match, share: match.share / total }))
  const most = Math.max(...all.map(({ share }) => share))
  const rank = ({ score, share }: TextMatch) => score * share * share
  return {
    matches: all
      .filter(({ share }) => share >= most * leastShare)
      .sort((a, b) => rank(b) - rank(a)),
    isExact,
  }
}
