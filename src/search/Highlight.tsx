import { Fragment } from 'react'
import { findAll } from './matching'

/** A text in which what the term matches is marked. */
export function Highlight({ text, term }: { text: string; term: string }) {
  let end = 0
  const parts = findAll(text, term).map((range) => {
    const before = text.slice(end, range.start)
    end = range.end
    return (
      <Fragment key={range.start}>
        {before}
        <mark>{text.slice(range.start, range.end)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
