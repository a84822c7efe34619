/**
 * The search box, and the categories as buttons of which one is pressed; on a phone they scroll sideways.
 * `/` focuses the box, Escape clears it.
 */
import { type RefObject, useEffect, useRef } from 'react'
import type { SearchQuery } from './searchEngine'
import { prefetchSearch } from './useSearch'

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>
  placeholder: string
  categories: readonly string[]
  category?: string
  onSearch: (change: Partial<SearchQuery>) => void
}

export function SearchBox({ box, placeholder, categories, category, onSearch }: SearchBoxProps) {
  useEffect(() => {
    const focusBox = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      // What is typed into a field is text.
      const isText = target instanceof Element && target.closest('input, textarea, select')
      if (key !== '/' || ctrlKey || metaKey || altKey || isText) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', focusBox)
    return () => removeEventListener('keydown', focusBox)
  }, [box])
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another button is pressed.
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!list.current || !pressed) return
    // `scrollIntoView` could scroll the page too, which Back has just restored.
    const { offsetLeft, clientWidth } = list.current
    list.current.scrollLeft = pressed.offsetLeft - offsetLeft - clientWidth / 2
  }, [category])

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
        onChange={({ target }) => onSearch({ term: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && onSearch({ term: '' })}
      />
      <ul
        ref={list}
        role="list"
        aria-label="Categories"
        className="mt-4 mb-0 p-1 -mx-1 flex sm:(flex-wrap max-w-200) gap-2 overflow-x-auto"
      >
        {[undefined, ...categories].map((choice) => (
          <li key={choice ?? 'All'}>
            <button
              type="button"
              data-defer-click=""
              className="chip"
              aria-pressed={choice === category}
              onClick={() => onSearch({ category: choice })}
            >
              {choice ?? 'All'}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
