/** Up and down go from the search box through the results and back. */
import type { KeyboardEvent } from 'react'

/** What the arrow keys stop at: the box, and the links of results. */
const stops = 'input[type=search], a[data-result]'

export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  // Before the page is measured, which costs: most keys are letters.
  if (!step) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (each) => each.offsetParent,
  )
  const at = all.findIndex((each) => each.matches(':focus'))
  const next = at >= 0 ? all[at + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
