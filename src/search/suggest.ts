/** "Did you mean": terms that match, for one that does not. */
import MiniSearch from 'minisearch'
import { editDistance } from './editDistance'
import { options } from './searchIndex'

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** The terms of a text as the index has them: in lower case, without stop words. */
export const termsOf = (text: string): string[] =>
  tokenize(text).flatMap((token) => (token && options.processTerm?.(token)) || [])

/** Where one of two words of this length or more begins with the other, they count as forms of one word. */
const minStemLength = 4
const stemDistance = 1.5

function wordDistance(a: string, b: string) {
  const isStem = a.startsWith(b) || b.startsWith(a)
  if (isStem && Math.min(a.length, b.length) >= minStemLength) return stemDistance
  return editDistance(a, b, a.length < 4 ? 1 : 2)
}

/** All words of the cards, each with the number of texts that contain it. */
export type Vocabulary = ReadonlyMap<string, number>

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(termsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** For the term, and for each of its words. */
const maxSuggestions = 3

/** What a term has beyond these words is left out, so that any term has its suggestions at once. */
const maxWords = 16

/** Each costs a comparison with all words of the cards. */
const maxCorrectedWords = 4

interface Candidate {
  text: string
  distance: number
}

const closestFirst = (a: Candidate, b: Candidate) => a.distance - b.distance

const corrections = (word: string, vocabulary: Vocabulary): Candidate[] =>
  [...vocabulary]
    .map(([text, count]) => ({ text, count, distance: wordDistance(word, text) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => closestFirst(a, b) || b.count - a.count)
    .slice(0, maxSuggestions)

/**
 * @param matches whether a term matches any article; it is called 30 times at most
 * @returns terms that do, the closest first: the whole term corrected, then single words of it
 */
export function suggest(
  term: string,
  vocabulary: Vocabulary,
  matches: (term: string) => boolean,
): string[] {
  const known = [...vocabulary.keys()]
  let corrected = 0
  const byWord = [...new Set(termsOf(term))].slice(0, maxWords).map((word): Candidate[] => {
    if (known.some((other) => other.includes(word))) return [{ text: word, distance: 0 }]
    return corrected++ < maxCorrectedWords ? corrections(word, vocabulary) : []
  })
  let phrases: Candidate[] = [{ text: '', distance: 0 }]
  // A beam search: all combinations of the corrections would be too many to look up.
  for (const candidates of byWord)
    phrases = phrases
      .flatMap((phrase) =>
        candidates.map(({ text, distance }) => ({
          text: `${phrase.text} ${text}`.trim(),
          distance: phrase.distance + distance,
        })),
      )
      .sort(closestFirst)
      .slice(0, maxSuggestions)
  const found = new Set<string>()
  for (const { text } of [...phrases, ...byWord.flat().sort(closestFirst)])
    if (found.size < maxSuggestions && text && matches(text)) found.add(text)
  return [...found]
}
