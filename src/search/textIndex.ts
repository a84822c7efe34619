/**
 * The index over all text of the articles: its options and its form on the wire, which the build
 * and the browser share. It is a serialized MiniSearch index, cut by term into shards, so that a
 * search fetches the terms it asks for and not those of every article.
 */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'

/** In the files' names: a browser never reads a form that it does not know. */
const formatVersion = 1
export const indexUrl = `/search/index-v${formatVersion}.json`

const fields = ['title', 'category', 'excerpt', 'headings', 'body'] as const
const boost = { title: 8, category: 4, headings: 3, excerpt: 2, body: 1 }

/** Words that stand in every text tell nothing about any. */
const common = new Set(
  'a an and are as at be by for from has have in is it its of on or that the their this to was will with you your'.split(
    ' ',
  ),
)

/** Terms are found by their beginning from this length on. */
const shortestPrefix = 3

export const options: Options = {
  fields: [...fields],
  processTerm: (term) => {
    const word = term.toLowerCase()
    return common.has(word) ? null : word
  },
  searchOptions: { boost, combineWith: 'AND', prefix: (term) => term.length >= shortestPrefix },
}

/** For a search that finds nothing otherwise: one letter in five may be another. */
export const lenient = { fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) }

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[]

/** The terms that a text is searched for; common words are not among them. */
export const termsOf = (text: string): string[] =>
  tokenize(text).flatMap((token) => (token && options.processTerm?.(token)) || [])

/** Sorted keys, cut: the first key of each shard, and the name of its file. */
export type Shards = [first: string, file: string][]

/** What the index knows of the articles; they are numbered as in the list. */
export interface IndexHead {
  /** `checksum` of the list that the numbers refer to. */
  list: string
  /** The number of words of each article, field by field. */
  lengths: number[][]
  shards: Shards
  /** The file of the `CardHead`, where the list is too long to fetch. */
  cards?: string
}

/**
 * A term, and for each field the articles that hold it: the distance from the article before,
 * followed by the negative count where it stands there more than once.
 */
export type Entry = [term: string, ...postings: number[][]]

/** Tells one list of articles from another. */
export function checksum(slugs: readonly string[]) {
  let sum = 0
  for (const letter of slugs.join(' ')) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
  return `${slugs.length}-${(sum >>> 0).toString(36)}`
}

type Frequencies = AsPlainObject['index'][number][1][string]

export const pack = (term: string, byField: AsPlainObject['index'][number][1]): Entry => [
  term,
  ...fields.map((_, field) => {
    let before = 0
    return Object.entries(byField[field] ?? {})
      .map(([article, count]) => [Number(article), count] as const)
      .sort(([a], [b]) => a - b)
      .flatMap(([article, count]) => {
        const step = article - before
        before = article
        return count > 1 ? [step, -count] : [step]
      })
  }),
]

function unpack([term, ...postings]: Entry): AsPlainObject['index'][number] {
  const byField: Record<string, Frequencies> = {}
  for (const [field, numbers] of postings.entries()) {
    let article = 0
    const counts: Frequencies = {}
    for (const [at, number] of numbers.entries()) {
      // The first step may be 0, and so may no other: a count is always below.
      if (number < 0) continue
      article += number
      const next = numbers[at + 1] ?? 0
      counts[article] = next < 0 ? -next : 1
    }
    if (numbers.length > 0) byField[field] = counts
  }
  return [term, byField]
}

/** @returns an index that answers for the terms of these entries */
export function load({ lengths }: IndexHead, entries: readonly Entry[]): MiniSearch {
  const numbers = lengths.map((_, n) => n)
  return MiniSearch.loadJS(
    {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: Object.fromEntries(numbers.map((n) => [n, n])),
      fieldIds: Object.fromEntries(fields.map((name, n) => [name, n])),
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: fields.map(
        (_, field) => lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length,
      ),
      storedFields: {},
      dirtCount: 0,
      index: entries.map(unpack),
      serializationVersion: 2,
    },
    options,
  )
}

/** The shards that may hold a term, or terms that begin with it. */
export function shardsFor({ shards }: IndexHead, term: string): string[] {
  const last = term.length >= shortestPrefix ? `${term}\uffff` : term
  return shards.flatMap(([first, file], n) => {
    const next = shards[n + 1]?.[0]
    return first <= last && (next === undefined || next > term) ? [file] : []
  })
}
