/** Finds a term in a text, such as "grosse" or "groesse" in "Größe", and "Ubergaenge" in "Übergänge". */
import { fold } from '../ui/fold'

/** Letters with a mark, and how they are spelled out; others write them without the mark. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const marked = Object.keys(spelledOut).join('')

/** The most spellings of a text, as their number doubles with each such letter. */
const maxSpellings = 16

/** @returns a text in each of its spellings, and the first of them without any mark */
export function foldings(text: string): string[] {
  let spellings = ['']
  for (const part of fold(text, marked).split(new RegExp(`([${marked}])`))) {
    const plain = fold(part)
    const endings = [plain, spelledOut[part] ?? plain]
    const different = spellings.length < maxSpellings ? new Set(endings) : [plain]
    spellings = spellings.flatMap((before) => [...different].map((ending) => before + ending))
  }
  return spellings
}

/** What parts of a term find in a text that keeps its marked letters; every other part finds itself. */
const patterns: Readonly<Record<string, string>> = {
  a: '[aäå]',
  o: '[oöø]',
  u: '[uü]',
  ae: '(?:[aäå]e|ä)',
  oe: '(?:[oöø]e|[öø])',
  ue: '(?:[uü]e|ü)',
  aa: '(?:[aäå]{2}|å)',
  ä: '(?:ae|[aäå])',
  ö: '(?:oe|[oöø])',
  ü: '(?:ue|[uü])',
  å: '(?:aa|[aäå])',
  ø: '(?:oe|[oöø])',
}

/** @param text which keeps its marked letters @returns the pattern of a term, to look for in this text */
function patternFor(text: string, term: string) {
  // A letter of a text is two of a term at most: of a longer term the beginning is not in the text either.
  const wanted = fold(term, marked).slice(0, 2 * text.length + 1)
  const parts = /[aou]e|aa|[aouäöüåø]|[\\^$.*+?()[\]{}|]/g
  return new RegExp(
    wanted.replace(parts, (part) => patterns[part] ?? `\\${part}`),
    'g',
  )
}

/** @returns whether a text contains a term, each letter in one of its spellings */
export function contains(text: string, term: string) {
  const kept = fold(text, marked)
  return patternFor(kept, term).test(kept)
}

/** A part of a text, from its first character to the one behind its last. */
export interface Range {
  start: number
  end: number
}

/** @returns where a text contains a term, in places that do not overlap */
export function findAll(text: string, term: string): Range[] {
  let folded = ''
  // The place in the text that each character of the folded one comes from.
  const origins: Range[] = []
  let start = 0
  for (const letter of text) {
    const part = fold(letter, marked)
    const end = start + letter.length
    const before = origins.at(-1)
    if (part === '' && before) before.end = end
    origins.push(...Array<Range>(part.length).fill({ start, end }))
    folded += part
    start = end
  }
  const found: Range[] = []
  const pattern = patternFor(folded, term)
  let match = fold(term) ? pattern.exec(folded) : null
  while (match) {
    const first = origins[match.index]?.start ?? 0
    const end = origins[pattern.lastIndex - 1]?.end ?? 0
    found.push({ start: first, end })
    const next = origins.findIndex(({ start }) => start >= end)
    pattern.lastIndex = next < 0 ? folded.length : next
    match = pattern.exec(folded)
  }
  return found
}
