/** A text in which what was searched for is marked. */
import { Fragment } from 'react'
import type { Passage } from './passage'

export function Highlight({ text, ranges }: Passage) {
  const parts = ranges.map(({ start, end }, n) => (
    <Fragment key={start}>
      <span>{text.slice(ranges[n - 1]?.end, start)}</span>
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return (
    <>
      {parts}
      <span>{text.slice(ranges.at(-1)?.end)}</span>
    </>
  )
}
