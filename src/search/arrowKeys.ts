/** The up and down keys move the focus between the search box, the results, and the buttons among them. */
import type { KeyboardEvent } from 'react'

const focusable = 'input[type=search], li > a, p > button'

export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  // Most keys are letters; `offsetParent` below makes the browser compute the layout.
  if (!step) return
  const visible = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.offsetParent,
  )
  const current = visible.findIndex((element) => element.matches(':focus'))
  const next = current >= 0 ? visible[current + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
