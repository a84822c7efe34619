/**
 * The index over all text of the articles: what the build, which writes it, and the browser, which reads it,
 * share. It is a MiniSearch index whose terms are sorted and cut into files ("shards"), so that a search
 * fetches only those that may contain its terms.
 */
import MiniSearch, { type Options } from 'minisearch'
import type { IndexedFacet } from './facets'

/** Part of every file's name, so that a tab opened before a change of format does not read the new one. */
export const formatVersion = 4
export const indexUrl = `/search/index-v${formatVersion}.json`

export const fields = ['title', 'category', 'excerpt', 'headings', 'body'] as const
const boost = { title: 8, category: 4, headings: 3, excerpt: 2, body: 1 }

/** Words of nearly every text, which do not help to find any. */
const stopWords = new Set(
  'a an and are as at be by for from has have in is it its of on or that the their this to was will with you your'.split(
    ' ',
  ),
)

/** Terms of this length or more are also found by their beginning. */
export const minPrefixLength = 3

export const options: Options = {
  fields: [...fields],
  processTerm: (term) => {
    const word = term.toLowerCase()
    return stopWords.has(word) ? null : word
  },
  searchOptions: { boost, combineWith: 'AND', prefix: (term) => term.length >= minPrefixLength },
}

export const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[]

/** The terms of a text that the index contains: in lower case, without stop words. */
export const termsOf = (text: string): string[] =>
  tokenize(text).flatMap((token) => (token && options.processTerm?.(token)) || [])

/** The files of an index in the order of its keys, each with its first key. */
export type Shards = [firstKey: string, url: string][]

/** The head of the index. Articles are numbered by their place in the list. */
export interface IndexHead {
  /** The `checksumOf` the list. */
  list: string
  /** For each article, the number of words in each field. */
  lengths: number[][]
  /** The articles of each group, in their order: of each, how many places it stands after the one before. */
  groups: Record<IndexedFacet, Record<string, number[]>>
  /** The day of each article, in days since 1970, less that of the one before. */
  days: number[]
  shards: Shards
  /** The URL of the `CardIndex`, where the list is too long to be fetched (search/large/). */
  cardIndex?: string
}

/**
 * A term, and for each field the articles that contain it, as differences from the article before;
 * a negative number is how often the article before it contains the term, where more than once.
 */
export type TermEntry = [term: string, ...postings: number[][]]

/** Differs between lists of articles, so that an index is not used with the list of another build. */
export function checksumOf(articles: readonly { slug: string }[]) {
  let sum = 0
  for (const character of articles.map(({ slug }) => slug).join(' '))
    sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0
  return `${articles.length}-${(sum >>> 0).toString(36)}`
}

/** The shards that may contain keys from `first` to `last`. */
export const shardsFor = (shards: Shards, first: string, last = first): string[] =>
  shards.flatMap(([key, url], n) => {
    const nextKey = shards[n + 1]?.[0]
    return key <= last && (nextKey === undefined || first < nextKey) ? [url] : []
  })
