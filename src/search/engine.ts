/** Answers a search: the list by the substring rule, what else is in the texts, and what may have been meant. */
import type { ArticleCard, Category } from '../articles/schema'
import { places, rankOf } from './match'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import {
  checksum,
  type Entry,
  type IndexHead,
  indexUrl,
  lenient,
  load,
  shardsFor,
  termsOf,
} from './textIndex'

export interface Query {
  term: string
  category?: Category
  /** How many cards to answer with. */
  count: number
}

export interface Answer {
  /** The first of those that match, best first. */
  found: ArticleCard[]
  /** How many match. */
  total: number
  /** Articles that do not match but hold the words in their text. */
  inText: ArticleCard[]
  /** Terms that do match, where this one does not. */
  meant: string[]
}

/** Reads a JSON file of the build. @throws where it is missing or broken */
export type ReadFile = (url: string) => Promise<unknown>

/** Cards under "Also in the text". */
const most = 6

interface Scores {
  /** By the article's number in the list. */
  of: Map<number, number>
  /** Nothing holds the words as they are written; these come close. */
  loose: boolean
}

function textSearch(cards: readonly ArticleCard[], readFile: ReadFile) {
  const reading = new Map<string, Promise<unknown>>()
  const readOnce = (url: string) => {
    const file = reading.get(url) ?? readFile(url)
    reading.set(url, file)
    return file
  }
  let loaded: { key: string; index: ReturnType<typeof load> } | undefined
  return async (text: string): Promise<Scores> => {
    const terms = termsOf(text)
    if (terms.length === 0) return nothing
    const head = (await readOnce(indexUrl)) as IndexHead
    if (head.list !== checksum(cards.map(({ slug }) => slug)))
      throw new Error(`${indexUrl} is not of this list of articles`)
    const urls = [...new Set(terms.flatMap((term) => shardsFor(head, term)))].sort()
    const entries = (await Promise.all(urls.map(readOnce))) as Entry[][]
    const key = urls.join()
    if (loaded?.key !== key) loaded = { key, index: load(head, entries.flat()) }
    const exact = loaded.index.search(text)
    const results = exact.length > 0 ? exact : loaded.index.search(text, lenient)
    return {
      of: new Map(results.map(({ id, score }) => [Number(id), score])),
      loose: exact.length === 0,
    }
  }
}

const nothing: Scores = { of: new Map(), loose: true }

/**
 * @param cards the whole list, newest first
 * @param readFile for the text index; where that fails, the list is searched without it, and the console told once
 */
export function createEngine(cards: readonly ArticleCard[], readFile: ReadFile) {
  const scoresOf = textSearch(cards, readFile)
  let vocabulary: Vocabulary | undefined
  let told = false
  const scores = (term: string) =>
    scoresOf(term).catch((error: unknown) => {
      if (!told) console.warn('The text index cannot be used:', error)
      told = true
      return nothing
    })

  return async ({ term, category, count }: Query): Promise<Answer> => {
    const inCategory = (card: ArticleCard) => !category || card.category === category
    const listed = [...cards.entries()]
      .filter(([, card]) => inCategory(card))
      .map(([number, card]) => ({ number, card, rank: rankOf(card, term) }))
    const matching = listed.filter(({ rank }) => rank >= 0)
    const first = <T extends { card: ArticleCard }>(list: T[], n: number) =>
      list.slice(0, n).map(({ card }) => card)
    if (!term)
      return { found: first(matching, count), total: matching.length, inText: [], meant: [] }

    const { of: score, loose } = await scores(term)
    const byScore = (a: { number: number }, b: { number: number }) =>
      (score.get(b.number) ?? 0) - (score.get(a.number) ?? 0)
    const found = matching.sort((a, b) => a.rank - b.rank || byScore(a, b))
    const elsewhere = listed.filter(({ rank, number }) => rank < 0 && score.has(number))
    let meant: string[] = []
    if (found.length === 0 && loose) {
      vocabulary ??= vocabularyOf(cards.flatMap((card) => places.map((place) => card[place])))
      meant = suggest(term, vocabulary, (other) =>
        listed.some(({ card }) => rankOf(card, other) >= 0),
      )
    }
    return {
      found: first(found, count),
      total: found.length,
      inText: first(elsewhere.sort(byScore), most),
      meant,
    }
  }
}
