/** Style rules between articles. They get them newest first, and report the newer of two. */
import { plainText } from '../../src/content/plainText'
import type { Prose, Violation } from './articleRules'

const openingLength = 5
const shingleLength = 5
const maxOverlap = 0.12

/** Every run of five words; near-duplicates share many of them. */
function shinglesOf(html: string) {
  const words =
    plainText(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const starts = words.slice(shingleLength - 1)
  return new Set(starts.map((_, n) => words.slice(n, n + shingleLength).join(' ')))
}

/** By name; what each returns breaks it. */
export const comparisonRules = {
  'same-opening': (articles) => {
    const openings = articles.map(({ html }) =>
      plainText(html).toLowerCase().split(' ').slice(0, openingLength).join(' '),
    )
    return articles.flatMap(({ file }, n) => {
      const opening = openings[n] ?? ''
      const other = articles[openings.indexOf(opening, n + 1)]
      const message = `begins with the same words as ${other?.file}: "${opening}"`
      return other ? [{ file, message }] : []
    })
  },

  overlap: (articles) => {
    const texts = articles.map(({ file, html }) => ({ file, shingles: shinglesOf(html) }))
    return texts.flatMap(({ file, shingles }, n) =>
      texts.slice(n + 1).flatMap((older) => {
        const shared = [...shingles].filter((shingle) => older.shingles.has(shingle)).length
        const overlap = shared / Math.min(shingles.size, older.shingles.size)
        const message = `shares ${Math.ceil(overlap * 100)} % of its text with ${older.file}; at most ${maxOverlap * 100} %`
        return overlap > maxOverlap ? [{ file, message }] : []
      }),
    )
  },
} satisfies Record<string, (articles: Prose[]) => (Violation & { file: string })[]>
