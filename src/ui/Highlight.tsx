/** A text in which what the term matches is marked. */
import { splitMatches } from './splitMatches'

export function Highlight({ text, term }: { text: string; term: string }) {
  return splitMatches(text, term).map(({ text: part, match }, index) =>
    match ? <mark key={index}>{part}</mark> : part,
  )
}
