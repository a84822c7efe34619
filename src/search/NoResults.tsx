/** Shown where no article matches: what the visitor may have meant, and a way back to all articles. */
import { Button } from '../ui/Button'
import type { SearchQuery } from './searchQuery'

interface NoResultsProps {
  term: string
  suggestions: readonly string[]
  onSearch: (change: Partial<SearchQuery>) => void
}

export function NoResults({ term, suggestions, onSearch }: NoResultsProps) {
  return (
    <div className="pb-8">
      <p className="mt-0 mb-4">No articles found matching "{term}"</p>
      {suggestions.length > 0 && (
        <p className="mt-0 mb-4 flex flex-wrap items-center gap-2">
          Did you mean{' '}
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="chip"
              onClick={() => onSearch({ term: suggestion })}
            >
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <Button variant="secondary" onClick={() => onSearch({ term: '', category: undefined })}>
        Clear Search
      </Button>
    </div>
  )
}
