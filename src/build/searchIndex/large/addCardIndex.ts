/** Only for sites of more than 800 articles: writes the index that `search/large/shardedSource.ts` describes and reads. */
import { categories } from '../../../articles/card'
import type { ArticleCard } from '../../../articles/schema'
import {
  type CardIndex,
  cardFields,
  type IndexEntry,
  maxNgramLength,
} from '../../../search/large/shardedSource'
import { checksumOf } from '../../../search/textIndex'
import type { HashedFiles } from '../hashedFiles'

type Numbers = Map<string, number[]>

function add(numbers: Numbers, key: string, number: number) {
  const list = numbers.get(key) ?? []
  if (list.at(-1) !== number) list.push(number)
  numbers.set(key, list)
}

const toEntries = (numbers: Numbers) =>
  [...numbers].map(
    ([key, list]): IndexEntry => [key, ...list.map((number, n) => number - (list[n - 1] ?? 0))],
  )

/**
 * @param cards the whole list, newest first
 * @param maxBytes of a file; words have smaller ones, as a term needs few of them
 * @param blockSize cards in a file
 * @returns the URL of the index
 */
export function addCardIndex(
  files: HashedFiles,
  cards: readonly ArticleCard[],
  maxBytes: number,
  blockSize: number,
): string {
  const positions: Numbers = new Map()
  const ngrams: Numbers = new Map()
  const lengths: number[] = []
  let position = 0
  for (const text of cards.flatMap((card) => cardFields.map((name) => card[name].toLowerCase()))) {
    const words = text.split(' ')
    for (const word of words) add(positions, word, position++)
    position++
    for (let length = 1; length <= maxNgramLength; length++)
      for (let at = 0; at + length <= text.length; at++)
        add(ngrams, text.slice(at, at + length), lengths.length)
    lengths.push(words.length)
  }
  const blocks: string[] = []
  for (let from = 0; from < cards.length; from += blockSize)
    blocks.push(files.add('cards', cards.slice(from, from + blockSize)))
  return files.add('list', {
    list: checksumOf(cards),
    categories: cards.map(({ category }) => categories.indexOf(category)),
    lengths,
    words: [...positions.keys()].sort(),
    positions: files.addShards('positions', toEntries(positions), maxBytes / 3),
    ngrams: files.addShards('ngrams', toEntries(ngrams), maxBytes),
    blocks,
    blockSize,
  } satisfies CardIndex)
}
