/** Buttons of which one is pressed: one value that narrows the list, or all. On a phone they scroll sideways. */
import { useEffect, useRef } from 'react'

interface ChipsProps<Value extends string> {
  label: string
  /** The words of the first button, which narrows nothing. */
  all: string
  values: readonly Value[]
  /** Absent: all. */
  value?: Value
  onChange: (value: Value | undefined) => void
}

export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, all, values, value, onChange } = props
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
      className="mt-4 mb-0 p-1 -mx-1 flex sm:flex-wrap gap-2 overflow-x-auto"
    >
      {[undefined, ...values].map((name) => (
        <li key={name ?? all}>
          <button
            type="button"
            data-defer-click=""
            className="chip"
            aria-pressed={name === value}
            onClick={() => onChange(name)}
          >
            {name ?? all}
          </button>
        </li>
      ))}
    </ul>
  )
}
