/**
 * Only for sites of more than 800 articles; a newcomer can ignore this folder and build/searchIndex/large/.
 * Such a list is too long to be fetched as a whole, so the build cuts an index of its cards into files, and
 * the browser reads the few that a term needs. The matches are exactly those of `listSource`. The index is
 * written by `addCardIndex`, which `searchFiles` calls, and read here, from where `loadSearchEngine` calls.
 *
 * The titles and excerpts of all cards ("fields") follow each other and are split at blanks; a position is a
 * word's number in that sequence. One position is free after each field, so that no term matches across two.
 */
import { categories } from '../../articles/card'
import type { ArticleCard } from '../../articles/schema'
import type { CardSource } from '../cardSource'
import type { ReadFile } from '../indexHead'
import type { Rank } from '../matchCard'
import { type Shards, shardsFor } from '../textIndex'

/** The fields of an article, in the order of their numbers: 2n and 2n + 1 for article n. */
export const cardFields = ['title', 'excerpt'] as const

/** Terms up to this length are looked up as a whole, longer ones word by word. */
export const maxNgramLength = 2

/** A key with rising numbers, as differences from the number before. */
export type IndexEntry = [key: string, ...differences: number[]]

export interface CardIndex {
  /** The `checksumOf` the list. */
  list: string
  /** For each article, the number of its category. */
  categories: number[]
  /** For each field, the number of its words. */
  lengths: number[]
  words: string[]
  /** The positions of each word. */
  positions: Shards
  /** The fields that contain each sequence of one or two characters. */
  ngrams: Shards
  /** The URLs of files with `blockSize` cards each. */
  blocks: string[]
  blockSize: number
}

/** Whether a word of a text fits word `n` of a term: inside a longer term, words are complete. */
function fits(word: string, part: string, n: number, last: number) {
  if (last === 0) return word.includes(part)
  if (n === 0) return word.endsWith(part)
  return n === last ? word.startsWith(part) : word === part
}

export function shardedSource(index: CardIndex, readFile: ReadFile): CardSource {
  const longest = index.lengths.reduce((a, b) => Math.max(a, b), 0)
  const fieldAt = index.lengths.flatMap((length, field): (number | undefined)[] => [
    ...Array<number>(length).fill(field),
    undefined,
  ])

  /** The numbers that the index has for any of the keys. */
  const lookUp = async (shards: Shards, keys: readonly string[]) => {
    const urls = new Set(keys.flatMap((key) => shardsFor(shards, key)))
    const entries = (await Promise.all([...urls].map(readFile))) as IndexEntry[][]
    const wanted = new Set(keys)
    return entries.flat().flatMap(([key, ...differences]) => {
      let number = 0
      return wanted.has(key) ? differences.map((difference) => (number += difference)) : []
    })
  }

  /** @param term in lower case, not empty */
  const fieldsWith = async (term: string) => {
    if (term.length <= maxNgramLength) return lookUp(index.ngrams, [term])
    const parts = term.split(' ')
    const last = parts.length - 1
    // No field has so many words; to look for each of them in all words could take seconds.
    if (parts.length > longest) return []
    // Any word fits the empty part before a leading or after a trailing blank.
    const needed = [...parts.entries()].filter(([n, part]) => part || (n > 0 && n < last))
    const [first, ...others] = await Promise.all(
      needed.map(async ([n, part]) => {
        const words = index.words.filter((word) => fits(word, part, n, last))
        const positions = await lookUp(index.positions, words)
        return new Set(positions.map((position) => position - n))
      }),
    )
    return [...(first ?? [])].flatMap((start) => {
      const field = fieldAt[start]
      const inOneField = field !== undefined && field === fieldAt[start + last]
      return inOneField && others.every((starts) => starts.has(start)) ? [field] : []
    })
  }

  return {
    checksum: index.list,
    categoryOf: (article) => categories[index.categories[article] ?? -1],
    async ranksFor(term) {
      const lowerCase = term.toLowerCase()
      const fields = lowerCase ? await fieldsWith(lowerCase) : [...index.lengths.keys()]
      const inName = categories.map((name) => name.toLowerCase().includes(lowerCase))
      const ranks = new Map<number, Rank>()
      // From the worst rank to the best, which replaces it.
      for (const field of fields) if (field % 2 === 1) ranks.set((field - 1) / 2, 2)
      for (const [article, category] of index.categories.entries())
        if (inName[category]) ranks.set(article, 1)
      for (const field of fields) if (field % 2 === 0) ranks.set(field / 2, 0)
      return ranks
    },
    cards: (articles) =>
      Promise.all(
        articles.map(async (article) => {
          const url = index.blocks[Math.floor(article / index.blockSize)] ?? ''
          const card = ((await readFile(url)) as ArticleCard[])[article % index.blockSize]
          if (!card) throw new Error(`There is no card ${article}`)
          return card
        }),
      ),
    texts: () => [...index.words, ...categories],
  }
}
