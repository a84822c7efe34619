/** A piece of a text, and whether the term matches it. */
export interface TextPart {
  text: string
  match: boolean
}

/** Splits a text into what a term matches, whatever its case, and what lies between; joined, the parts are the text. */
export function splitMatches(text: string, term: string): TextPart[] {
  const needle = term.toLowerCase()
  if (!needle) return [{ text, match: false }]
  // In lower case a character may become several, as `İ` does: for each of those, where its origin starts and ends.
  const starts: number[] = []
  const ends: number[] = []
  let length = 0
  for (const character of text) {
    for (let n = character.toLowerCase().length; n > 0; n--) {
      starts.push(length)
      ends.push(length + character.length)
    }
    length += character.length
  }
  const lowerCase = text.toLowerCase()
  const parts: TextPart[] = []
  const add = (part: string, match: boolean) => part && parts.push({ text: part, match })
  let done = 0
  let at = lowerCase.indexOf(needle)
  while (at >= 0) {
    const next = at + needle.length
    const start = Math.max(done, starts[at] ?? 0)
    const end = Math.max(start, ends[next - 1] ?? text.length)
    add(text.slice(done, start), false)
    add(text.slice(start, end), true)
    done = end
    at = lowerCase.indexOf(needle, next)
  }
  add(text.slice(done), false)
  return parts
}
