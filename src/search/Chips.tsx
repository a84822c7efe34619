/** Buttons of which one is pressed: one value that narrows the list, or all. On a phone they scroll sideways. */
import { useEffect, useRef } from 'react'

interface ChipsProps {
  label: string
  /** The words of the first button, which narrows nothing. */
  all: string
  choices: readonly string[]
  /** Absent: all. */
  value?: string
  onChange: (value: string | undefined) => void
}

export function Chips({ label, all, choices, value, onChange }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another button is pressed.
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!list.current || !pressed) return
    const { offsetLeft, clientWidth, scrollLeft } = list.current
    const start = pressed.offsetLeft - offsetLeft
    const isVisible = start >= scrollLeft && start + pressed.offsetWidth <= scrollLeft + clientWidth
    // `scrollIntoView` could scroll the page too, which Back has just restored.
    if (!isVisible) list.current.scrollLeft = start + pressed.offsetWidth - clientWidth / 2
  }, [value])
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className="mt-4 mb-0 p-1 -mx-1 flex sm:(flex-wrap max-w-200) gap-2 overflow-x-auto"
    >
      {[undefined, ...choices].map((choice) => (
        <li key={choice ?? all}>
          <button
            type="button"
            data-defer-click=""
            className="chip"
            aria-pressed={choice === value}
            onClick={() => onChange(choice)}
          >
            {choice ?? all}
          </button>
        </li>
      ))}
    </ul>
  )
}
