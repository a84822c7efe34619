/**
 * The words of the cards, for lists too long to fetch: where each word stands, cut into shards, so that
 * the substring rule is answered exactly from a few of them. Words lie between blanks; all titles and
 * excerpts stand in one row, a free place after each.
 */
import { type ArticleCard, categories } from '../../articles/schema'
import type { Source } from '../cardSource'
import { fold, type Rank } from '../matchCard'
import type { Shards } from '../textIndex'

/** Fields of a card that stand in the row: an article's title, then its excerpt. */
export const rowFields = ['title', 'excerpt'] as const
const rankOfField: readonly Rank[] = [0, 2]

/** The longest terms that are looked up as letters; longer ones, as words. */
export const gramLength = 2

/** A key with its places in rising order: each as the distance from the one before. */
export type Places = [key: string, ...distances: number[]]

export interface CardHead {
  list: string
  /** The number of each article's category. */
  categories: number[]
  /** Words in each field of the row. */
  lengths: number[]
  words: string[]
  /** Places of words in the row. */
  places: Shards
  /** Fields that hold one or two letters. */
  grams: Shards
  /** Files of so many cards each. */
  blocks: string[]
  blockSize: number
}

const within: ((word: string, piece: string) => boolean)[] = [
  (word, piece) => word.includes(piece),
  (word, piece) => word.endsWith(piece),
  (word, piece) => word === piece,
  (word, piece) => word.startsWith(piece),
]

/** @param readFile reads each file once */
export function cardSource(head: CardHead, readFile: (url: string) => Promise<unknown>): Source {
  const starts: number[] = []
  let end = 0
  for (const length of head.lengths) {
    starts.push(end)
    end += length + 1
  }
  /** The field of a place in the row; none between two. */
  const fieldAt = (place: number) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle + 1
      else high = middle
    }
    const field = low - 1
    const inside = place < (starts[field] ?? 0) + (head.lengths[field] ?? 0)
    return inside ? field : undefined
  }

  const read = async (shards: Shards, keys: readonly string[]) => {
    const wanted = new Set(keys)
    const files = shards.flatMap(([first, file], n) => {
      const next = shards[n + 1]?.[0]
      return keys.some((key) => first <= key && (next === undefined || key < next)) ? [file] : []
    })
    const entries = (await Promise.all(files.map(readFile))) as Places[][]
    return entries.flat().flatMap(([key, ...distances]) => {
      let at = 0
      return wanted.has(key)
        ? distances.map((distance) => {
            at += distance
            return at
          })
        : []
    })
  }

  /** The fields that hold a folded term. */
  const fieldsOf = async (term: string) => {
    if (term.length <= gramLength) return read(head.grams, [term])
    const pieces = term.split(' ')
    const last = pieces.length - 1
    let found: Set<number> | undefined
    for (const [n, piece] of pieces.entries()) {
      // Before or after a blank, any word does.
      if (!piece && (n === 0 || n === last)) continue
      const fits = within[last === 0 ? 0 : n === 0 ? 1 : n === last ? 3 : 2]
      const words = head.words.filter((word) => fits?.(word, piece))
      const here = (await read(head.places, words)).map((place) => place - n)
      const before = found
      found = new Set(before ? here.filter((place) => before.has(place)) : here)
    }
    return [...(found ?? [])].flatMap((place) => {
      const field = fieldAt(place)
      return field !== undefined && field === fieldAt(place + last) ? [field] : []
    })
  }

  const block = async (n: number) =>
    (await readFile(head.blocks[n] ?? '')) as readonly ArticleCard[]

  return {
    list: head.list,
    categoryOf: (number) => categories[head.categories[number] ?? -1],
    async ranks(term) {
      const folded = fold(term)
      const ranks = new Map<number, Rank>()
      const set = (number: number, rank: Rank) => {
        if (rank < (ranks.get(number) ?? 3)) ranks.set(number, rank)
      }
      if (!folded) for (const number of head.categories.keys()) set(number, 0)
      else
        for (const field of await fieldsOf(folded))
          set(Math.floor(field / rowFields.length), rankOfField[field % rowFields.length] ?? 0)
      const named = categories.map((name) => fold(name).includes(folded))
      for (const [number, category] of head.categories.entries())
        if (named[category]) set(number, 1)
      return ranks
    },
    cards: (numbers) =>
      Promise.all(
        numbers.map(async (number) => {
          const card = (await block(Math.floor(number / head.blockSize)))[number % head.blockSize]
          if (!card) throw new Error(`There is no card ${number}`)
          return card
        }),
      ),
    texts: () => [...head.words, ...categories],
  }
}
