/** The search box, and the categories to choose one from. `/` focuses the box (`ui/keys.ts`), Escape clears it. */
import { type RefObject, useEffect, useRef } from 'react'
import { articleList } from '../words'
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
  const chips = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another category is chosen.
  useEffect(() => {
    const chosen = chips.current?.querySelector(':checked')?.closest('label')
    if (!chips.current || !chosen) return
    // `scrollIntoView` could scroll the page too, which Back has just restored.
    chips.current.scrollLeft =
      chosen.offsetLeft + (chosen.offsetWidth - chips.current.clientWidth) / 2
  }, [category])

  return (
    <search className="needs-script no-print block pb-4 md:(flex items-start gap-8)">
      <label htmlFor="search" className="sr-only">
        {articleList.search}
      </label>
      <input
        id="search"
        ref={box}
        enterKeyHint="search"
        type="search"
        className="input max-w-120 md:w-80 shrink-0"
        placeholder={placeholder}
        autoComplete="off"
        aria-keyshortcuts="/"
        data-defer-change=""
        onFocus={prefetchSearch}
        onChange={({ target }) => onSearch({ term: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // An input method takes its own composition back by this key, and browsers would clear the box.
          if (event.nativeEvent.isComposing) event.preventDefault()
          else onSearch({ term: '' })
        }}
      />
      <fieldset
        ref={chips}
        className="fades relative min-w-0 m-0 py-1 px-5 -mx-5 sm:(px-1 -mx-1) mt-3 md:(mt-0 ml-auto) border-0 flex gap-2 overflow-x-auto sm:flex-wrap"
      >
        <legend className="sr-only">{articleList.categories}</legend>
        {[undefined, ...categories].map((choice) => (
          <label key={choice ?? ''} data-defer-click="" className="relative shrink-0">
            <input
              type="radio"
              name="category"
              className="peer absolute inset-0 m-0 appearance-none rounded-full border border-solid border-edge cursor-pointer hover:border-ink checked:(bg-teal border-teal) checked:hover:border-ink"
              checked={choice === category}
              onChange={() => onSearch({ category: choice })}
            />
            <span className="relative flex items-center min-h-9 px-3 text-sm whitespace-nowrap pointer-events-none peer-checked:text-paper">
              {choice ?? articleList.allCategories}
            </span>
          </label>
        ))}
      </fieldset>
    </search>
  )
}
