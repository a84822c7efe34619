/** "Did you mean": terms that match, for one that does not. */
import { termsOf } from './textIndex'

/**
 * How many letters to insert, drop, replace or swap with their neighbor to make one word of the other
 * (optimal string alignment).
 * @param most the search is given up beyond it
 * @returns the number, or Infinity where it is more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const distance = last[b.length] ?? 0
  return distance > most ? Number.POSITIVE_INFINITY : distance
}

/** Edits that a word of so many letters may be away from what was meant. */
const reach = (word: string) => (word.length < 4 ? 1 : 2)

/** Letters that two words must begin with alike, to count as forms of one. */
const stem = 4

/** The distance of a word to what may have been meant; a beginning counts as close. */
function distance(word: string, meant: string) {
  const alike = word.length >= stem && meant.length >= stem
  if (alike && (word.startsWith(meant) || meant.startsWith(word))) return 1.5
  return editDistance(word, meant, reach(word))
}

/** Words to choose from, each with the number of texts that hold it. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(termsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Choices for each word, and terms in all. */
const few = 3

/**
 * @param vocabulary all words that a term may stand in
 * @param matches whether a term finds an article
 * @returns up to three terms that do, the closest first: the whole term mended, then single words of it
 */
export async function suggest(
  term: string,
  vocabulary: Vocabulary,
  matches: (term: string) => Promise<boolean>,
): Promise<string[]> {
  const words = [...vocabulary.keys()]
  const byWord = termsOf(term).map((word) => {
    if (words.some((known) => known.includes(word))) return [{ text: word, off: 0 }]
    return [...vocabulary]
      .map(([text, count]) => ({ text, count, off: distance(word, text) }))
      .filter(({ off }) => off < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.off - b.off || b.count - a.count)
      .slice(0, few)
  })
  let phrases = [{ text: '', off: 0 }]
  for (const choices of byWord)
    phrases = phrases.flatMap((phrase) =>
      choices.map(({ text, off }) => ({
        text: `${phrase.text} ${text}`.trim(),
        off: phrase.off + off,
      })),
    )
  const closest = (a: { off: number }, b: { off: number }) => a.off - b.off
  const found = new Set<string>()
  for (const { text } of [...phrases.sort(closest), ...byWord.flat().sort(closest)])
    if (found.size < few && text && (await matches(text))) found.add(text)
  return [...found]
}
