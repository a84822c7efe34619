/** Writes the words of the cards, for lists too long to fetch; `cardIndex.ts` says in what form. */
import { type ArticleCard, categories } from '../../articles/schema'
import { type CardHead, gramLength, type Places, rowFields } from '../../search/large/shardedCards'
import { fold } from '../../search/matchCard'
import { checksum } from '../../search/textIndex'

const byKey = ([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]) =>
  a < b ? -1 : 1

/** @param places of each key, in rising order */
const packed = (places: ReadonlyMap<string, number[]>): Places[] =>
  [...places]
    .map(([key, list]): Places => [key, ...list.map((place, n) => place - (list[n - 1] ?? 0))])
    .sort(byKey)

export interface CardIndexParts {
  head: Omit<CardHead, 'places' | 'grams' | 'blocks' | 'blockSize'>
  places: Places[]
  grams: Places[]
}

/** @param cards the whole list, newest first */
export function indexCards(cards: readonly ArticleCard[]): CardIndexParts {
  const places = new Map<string, number[]>()
  const grams = new Map<string, number[]>()
  const add = (map: Map<string, number[]>, key: string, place: number) => {
    const list = map.get(key) ?? []
    if (list.at(-1) !== place) list.push(place)
    map.set(key, list)
  }
  const lengths: number[] = []
  let place = 0
  for (const text of cards.flatMap((card) => rowFields.map((field) => fold(card[field])))) {
    const words = text.split(' ')
    for (const word of words) add(places, word, place++)
    place++
    for (let length = 1; length <= gramLength; length++)
      for (let at = 0; at + length <= text.length; at++)
        add(grams, text.slice(at, at + length), lengths.length)
    lengths.push(words.length)
  }
  const sorted = packed(places)
  return {
    head: {
      list: checksum(cards.map(({ slug }) => slug)),
      categories: cards.map(({ category }) => categories.indexOf(category)),
      lengths,
      words: sorted.map(([word]) => word),
    },
    places: sorted,
    grams: packed(grams),
  }
}
