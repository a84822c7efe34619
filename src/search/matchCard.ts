/** The rule of the list's search: a case-insensitive substring of title, category or excerpt (SPEC.md, section 5). */
import type { ArticleCard } from '../articles/schema'

export const fold = (text: string) => text.toLowerCase()

/** Where a term may stand, the best place first. */
const places = ['title', 'category', 'excerpt'] as const

/** The place of a term: 0 in the title, 1 in the category, 2 in the excerpt. */
export type Rank = 0 | 1 | 2

/** @returns the rank of the best place that holds the term; none where none does */
export function rankOf(article: ArticleCard, term: string): Rank | undefined {
  const folded = fold(term)
  return ([0, 1, 2] as const).find((rank) => fold(article[places[rank]]).includes(folded))
}

export interface Part {
  text: string
  hit: boolean
}

/** Cuts a text into what the term matches and what lies between; joined, the parts are the text. */
export function partsOf(text: string, term: string): Part[] {
  const needle = fold(term)
  if (!needle) return [{ text, hit: false }]
  // A letter may fold to several, as `İ` does: where in the text each folded one comes from.
  const from: number[] = []
  const to: number[] = []
  let read = 0
  for (const letter of text) {
    for (const _ of fold(letter).split('')) {
      from.push(read)
      to.push(read + letter.length)
    }
    read += letter.length
  }
  const folded = fold(text)
  const parts: Part[] = []
  let done = 0
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const start = Math.max(done, from[at] ?? 0)
    const end = to[at + needle.length - 1] ?? text.length
    if (start > done) parts.push({ text: text.slice(done, start), hit: false })
    if (end > start) parts.push({ text: text.slice(start, end), hit: true })
    done = Math.max(done, end)
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false })
  return parts
}
