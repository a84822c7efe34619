/** Shown where no article matches: what the visitor may have meant, and ways back to where something is found. */
import { Button } from '../ui/Button'
import type { SearchQuery, SearchResult } from './searchEngine'

interface NoResultsProps {
  result: SearchResult
  onSearch: (change: Partial<SearchQuery>) => void
}

export function NoResults({ result, onSearch }: NoResultsProps) {
  const { query, suggestions, totalInAllCategories } = result
  const { term, category } = query
  return (
    <div className="pb-8">
      {/* A pasted page has no blank to break at, and would push the buttons out of sight. */}
      <p className="mt-0 mb-4 clamp-6 [overflow-wrap:break-word]">
        No articles found{term && ` matching "${term}"`}
        {category && ` in ${category}`}
      </p>
      {suggestions.length > 0 && (
        <p className="mt-0 mb-4 flex flex-wrap items-center gap-2">
          Did you mean{' '}
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className="chip max-w-full py-1 text-left whitespace-normal [overflow-wrap:break-word]"
              onClick={() => onSearch({ term: suggestion })}
            >
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <p className="m-0 flex flex-wrap gap-3">
        {category && totalInAllCategories > 0 && (
          <Button variant="secondary" onClick={() => onSearch({ category: undefined })}>
            Search All Categories
          </Button>
        )}
        <Button variant="secondary" onClick={() => onSearch({ term: '', category: undefined })}>
          Clear Search
        </Button>
      </p>
    </div>
  )
}
