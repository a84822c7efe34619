import { Fragment } from 'react'
import { findAll } from './matching'

/** A text in which what the term matches is marked. */
export function Highlight({ text, term }: { text: string; term: string }) {
  const ranges = findAll(text, term)
  const parts = ranges.map(({ start, end }, n) => (
    <Fragment key={start}>
      {text.slice(ranges[n - 1]?.end, start)}
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return [...parts, text.slice(ranges.at(-1)?.end)]
}
