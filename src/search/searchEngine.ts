/** Answers a search: the list by the substring rule, what else is in the texts, and what may have been meant. */
import type { ArticleCard } from '../articles/schema'
import type { Source } from './cardSource'
import type { Wish } from './searchQuery'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import { nothing, type ReadFile, textSearch } from './textSearch'

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

/** Cards under "Also in the text". */
const most = 6

/** @param readFile for the text index; where that fails, the list is searched without it, and the console told once */
export function createEngine(source: Source, readFile: ReadFile) {
  const scoresOf = textSearch(source.list, readFile)
  let vocabulary: Vocabulary | undefined
  let told = false
  const scores = (term: string) =>
    scoresOf(term).catch((error: unknown) => {
      if (!told) console.warn('The text index cannot be used:', error)
      told = true
      return nothing
    })

  return async ({ term, category, count }: Wish): Promise<Answer> => {
    const inCategory = (number: number) => !category || source.categoryOf(number) === category
    const rankedFor = async (text: string) =>
      [...(await source.ranks(text))].filter(([number]) => inCategory(number))
    const matching = await rankedFor(term)
    const { of: score, loose } = term ? await scores(term) : nothing
    const byScore = (a: number, b: number) => (score.get(b) ?? 0) - (score.get(a) ?? 0) || a - b
    const found = matching
      .sort(([a, rankA], [b, rankB]) => rankA - rankB || byScore(a, b))
      .map(([number]) => number)
    const numbers = new Set(found)
    const elsewhere = [...score.keys()]
      .filter((number) => inCategory(number) && !numbers.has(number))
      .sort(byScore)
    let meant: string[] = []
    if (term && found.length === 0 && loose) {
      vocabulary ??= vocabularyOf(source.texts())
      meant = await suggest(term, vocabulary, async (other) => (await rankedFor(other)).length > 0)
    }
    const [cards, inText] = await Promise.all(
      [found.slice(0, count), elsewhere.slice(0, most)].map(source.cards),
    )
    return { found: cards ?? [], total: found.length, inText: inText ?? [], meant }
  }
}
