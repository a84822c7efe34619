/** Shown where no article matches: what the visitor may have meant, and ways back to where something is found. */
import { Button } from '../ui/Button'
import { type Choices, type Facet, facets } from './facets'
import type { SearchResult } from './searchEngine'
import type { SearchQuery } from './searchQuery'

interface NoResultsProps {
  query: SearchQuery
  choices: Choices
  result: SearchResult
  onSearch: (change: Partial<SearchQuery>) => void
}

/** How the message names what is chosen of a facet, and the button that drops it. */
const words: Record<Facet, { before: string; button: string }> = {
  category: { before: 'in', button: 'Search All Categories' },
  author: { before: 'by', button: 'Search All Authors' },
  path: { before: 'on the path', button: 'Search Beyond the Path' },
}

const none: Record<Facet, undefined> = { category: undefined, author: undefined, path: undefined }

export function NoResults({ query, choices, result, onSearch }: NoResultsProps) {
  const { suggestions, totalWithout } = result
  const { term } = query
  const chosen = facets.flatMap((facet) => {
    const choice = choices[facet].find(({ value }) => value === query[facet])
    return choice ? [{ facet, text: choice.text }] : []
  })
  return (
    <div className="pb-8">
      {/* A pasted page has no blank to break at, and would push the buttons out of sight. */}
      <p className="mt-0 mb-4 clamp-6 [overflow-wrap:break-word]">
        No articles found{term && ` matching "${term}"`}
        {chosen.map(({ facet, text }) => ` ${words[facet].before} ${text}`)}
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
        {chosen
          .filter(({ facet }) => totalWithout[facet] > 0)
          .map(({ facet }) => (
            <Button
              key={facet}
              variant="secondary"
              onClick={() => onSearch({ [facet]: undefined })}
            >
              {words[facet].button}
            </Button>
          ))}
        <Button variant="secondary" onClick={() => onSearch({ ...none, term: '' })}>
          Clear Search
        </Button>
      </p>
    </div>
  )
}
