/** A text with what the search matched in it marked. */
import { partsOf } from '../search/matchCard'

export function Highlighted({ text, term }: { text: string; term: string }) {
  return partsOf(text, term).map(({ text: part, hit }, index) =>
    hit ? <mark key={index}>{part}</mark> : part,
  )
}
