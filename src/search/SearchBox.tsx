/** The search box and the categories. `/` focuses the box, Escape clears it. */
import { type RefObject, useEffect } from 'react'
import { Chips } from './Chips'
import { prefetchSearch } from './searchClient'
import type { SearchQuery } from './searchEngine'

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>
  placeholder: string
  categories: readonly string[]
  category?: string
  onSearch: (change: Partial<SearchQuery>) => void
}

/** Whether a key pressed here is text. */
const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

export function SearchBox({ box, placeholder, categories, category, onSearch }: SearchBoxProps) {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isEditable(event.target)) return
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
        onFocus={prefetchSearch}
        onChange={(event) => onSearch({ term: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch({ term: '' })
        }}
      />
      <Chips
        label="Categories"
        all="All"
        choices={categories}
        value={category}
        onChange={(category) => onSearch({ category })}
      />
    </search>
  )
}
