/** Writes the index over all text of the articles, in the form that `search/textIndex.ts` describes. */
import type { ArticleCard, ArticleMeta } from '../../articles/schema'
import { toCard } from '../../articles/toCard'
import {
  checksumOf,
  fields,
  type IndexHead,
  indexUrl,
  type TermEntry,
} from '../../search/textIndex'
import type { ArticleTerms } from './articleTerms'
import { HashedFiles } from './hashedFiles'
import { addCardIndex } from './large/addCardIndex'

interface IndexedCard extends Pick<ArticleMeta, keyof ArticleCard | 'author' | 'date'> {
  /** The reading paths that it is part of. */
  paths?: readonly string[]
}

/** Smaller in tests, so that few articles make many files. */
const defaults = {
  /** Of a file of the index before compression; about a third is sent. */
  maxBytes: 24_000,
  /** The length of the longest list that browsers fetch as a whole. */
  maxList: 800,
  /** Cards in a file of a longer list; a result of six comes from as many files at worst. */
  blockSize: 8,
}

/** Merges the terms of articles, which come in the order of their numbers. */
class TermEntries {
  #terms = new Map<string, { postings: number[][]; previous: number[] }>()

  add(article: number, { counts }: ArticleTerms) {
    for (const [field, terms] of counts.entries())
      for (const [term, count] of terms) {
        const { postings, previous } = this.#at(term)
        postings[field]?.push(article - (previous[field] ?? 0))
        if (count > 1) postings[field]?.push(-count)
        previous[field] = article
      }
  }

  #at(term: string) {
    const found = this.#terms.get(term) ?? { postings: fields.map(() => []), previous: [] }
    this.#terms.set(term, found)
    return found
  }

  list = () => [...this.#terms].map(([term, { postings }]): TermEntry => [term, ...postings])
}

/** @param names of the groups of each article */
function groupsOf(names: readonly (readonly string[])[]) {
  const groups: Record<string, number[]> = {}
  const previous = new Map<string, number>()
  for (const [article, groupNames] of names.entries())
    for (const name of groupNames) {
      groups[name] = [...(groups[name] ?? []), article - (previous.get(name) ?? 0)]
      previous.set(name, article)
    }
  return groups
}

const daysOf = (dates: readonly string[]) =>
  dates.map((date) => Date.parse(date) / 86_400_000).map((day, n, days) => day - (days[n - 1] ?? 0))

/**
 * @param cards of all articles, newest first
 * @param termsOf is called for one card after the other, so that not all texts are in memory at once
 * @returns the text of each file by its URL
 */
export async function searchFiles<Card extends IndexedCard>(
  cards: readonly Card[],
  termsOf: (card: Card) => ArticleTerms | Promise<ArticleTerms>,
  sizes: Partial<typeof defaults> = {},
): Promise<Map<string, string>> {
  const { maxBytes, maxList, blockSize } = { ...defaults, ...sizes }
  const entries = new TermEntries()
  const lengths: number[][] = []
  for (const [article, card] of cards.entries()) {
    const terms = await termsOf(card)
    entries.add(article, terms)
    lengths.push(terms.lengths)
  }
  const files = new HashedFiles()
  const head: IndexHead = {
    list: checksumOf(cards),
    lengths,
    groups: {
      author: groupsOf(cards.map(({ author }) => [author])),
      path: groupsOf(cards.map(({ paths = [] }) => paths)),
    },
    days: daysOf(cards.map(({ date }) => date)),
    shards: files.addShards('terms', entries.list(), maxBytes),
  }
  if (cards.length > maxList)
    head.cardIndex = addCardIndex(files, cards.map(toCard), maxBytes, blockSize)
  return files.set(indexUrl, JSON.stringify(head))
}
