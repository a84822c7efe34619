/** The search box and the chips of the categories. `/` focuses the box, Escape clears it. */
import { type RefObject, useEffect } from 'react'
import { type Category, categories } from '../articles/schema'
import type { Wish } from './searchQuery'

interface SearchBoxProps {
  /** It keeps its own text, so that a letter typed is there at once. */
  box: RefObject<HTMLInputElement | null>
  placeholder: string
  category?: Category
  onSearch: (wish: Partial<Wish>) => void
  /** The visitor has turned to the search. */
  onTurn: () => void
}

/** Whether typing here writes something. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

export function SearchBox({ box, placeholder, category, onSearch, onTurn }: SearchBoxProps) {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', focusBox)
    return () => removeEventListener('keydown', focusBox)
  }, [box])

  return (
    <search className="needs-script block pt-8 pb-6">
      <label htmlFor="search" className="sr-only">
        Search articles
      </label>
      <input
        id="search"
        ref={box}
        enterKeyHint="search"
        type="search"
        className="input max-w-120"
        placeholder={placeholder}
        autoComplete="off"
        aria-keyshortcuts="/"
        onFocus={onTurn}
        onChange={(event) => onSearch({ term: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.currentTarget.value = ''
          onSearch({ term: '' })
        }}
      />
      <ul
        role="list"
        aria-label="Categories"
        className="mt-4 mb-0 p-1 -mx-1 flex sm:flex-wrap gap-2 overflow-x-auto"
      >
        {[undefined, ...categories].map((each) => (
          <li key={each ?? 'All'}>
            <button
              type="button"
              data-app=""
              className="chip"
              aria-pressed={each === category}
              onClick={() => onSearch({ category: each })}
            >
              {each ?? 'All'}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
