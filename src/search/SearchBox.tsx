/** The search box and what narrows the list, memoized. `/` focuses the box, Escape clears it. */
import { memo, type RefObject, useEffect } from 'react'
import { Chips } from './Chips'
import { ChoiceDetails } from './ChoiceDetails'
import type { Choices, Chosen } from './facets'
import type { SearchQuery } from './searchQuery'

interface SearchBoxProps extends Chosen {
  box: RefObject<HTMLInputElement | null>
  placeholder: string
  choices: Choices
  onSearch: (change: Partial<SearchQuery>) => void
  onFocus: () => void
}

/** Whether a key pressed here is text. */
const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

export const SearchBox = memo(function SearchBox({
  box,
  placeholder,
  choices,
  category,
  author,
  path,
  onSearch,
  onFocus,
}: SearchBoxProps) {
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
        onFocus={onFocus}
        onChange={(event) => onSearch({ term: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch({ term: '' })
        }}
      />
      <Chips
        label="Categories"
        all="All"
        choices={choices.category}
        value={category}
        onChange={(category) => onSearch({ category })}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <ChoiceDetails
          label="Author"
          all="All authors"
          choices={choices.author}
          value={author}
          onChange={(author) => onSearch({ author })}
        />
        <ChoiceDetails
          label="Reading path"
          all="All articles"
          choices={choices.path}
          value={path}
          onChange={(path) => onSearch({ path })}
        />
      </div>
    </search>
  )
})
