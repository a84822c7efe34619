/**
 * The tooltip of whichever icon button the pointer or the keyboard is on. One for the whole page, and not part of
 * the buttons, so that these are the prerendered ones. Their name is in them already: the tooltip only shows it.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { watchTriggers } from './watchTriggers'

/** Pixels that stay free at the left and right edge of the window. */
const margin = 8

export function Tooltips() {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  useEffect(() => watchTriggers(setTrigger), [])
  // Outside of the root, which is inert while a dialog is open.
  return trigger && createPortal(<Tooltip trigger={trigger} />, document.body)
}

function Tooltip({ trigger }: { trigger: HTMLElement }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!ref.current) return
    const { style, offsetWidth } = ref.current
    const { left, width, bottom } = trigger.getBoundingClientRect()
    const rightmost = document.documentElement.clientWidth - offsetWidth - margin
    style.left = `${Math.max(margin, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`
    style.top = `${bottom}px`
  }, [trigger])
  return (
    <div ref={ref} role="tooltip" className="tooltip">
      {trigger.getAttribute('aria-label') ?? trigger.innerText}
    </div>
  )
}
