/** Makes a MiniSearch index of the entries of one shard. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { fields, type IndexHead, options, type TermEntry } from './textIndex'

type Posting = AsPlainObject['index'][number]

function unpack([term, ...postings]: TermEntry): Posting {
  const byField: Posting[1] = {}
  for (const [field, numbers] of postings.entries()) {
    const counts: Posting[1][string] = {}
    let article = 0
    for (const number of numbers) {
      if (number >= 0) article += number
      counts[article] = number < 0 ? -number : 1
    }
    if (numbers.length > 0) byField[field] = counts
  }
  return [term, byField]
}

export function loadShard({ lengths }: IndexHead, entries: readonly TermEntry[]): MiniSearch {
  const mean = (field: number) =>
    lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length
  return MiniSearch.loadJS(
    {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: Object.fromEntries(lengths.map((_, n) => [n, n])),
      fieldIds: Object.fromEntries(fields.map((name, n) => [name, n])),
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: fields.map((_, field) => mean(field)),
      storedFields: {},
      dirtCount: 0,
      index: entries.map(unpack),
      serializationVersion: 2,
    },
    options,
  )
}
