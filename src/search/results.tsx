/** What the list shows beside its cards: a failure, nothing found, and hits in the text. */

import { ArticleLinks } from '../articles/ArticleIndex'
import type { ArticleCard as Card } from '../articles/schema'
import { Button } from '../ui/Button'

export function Failed() {
  return (
    <div role="alert" className="mb-8 p-5 border border-solid border-danger bg-raised">
      <p className="mt-0 mb-4 font-600 text-danger">Failed to load articles</p>
      <Button weight="secondary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </div>
  )
}

interface NothingProps {
  term: string
  /** Terms that do match. */
  meant: string[]
  choose: (term: string) => void
  clear: () => void
}

export function Nothing({ term, meant, choose, clear }: NothingProps) {
  return (
    <div className="pb-8">
      <p className="mt-0 mb-4">No articles found matching "{term}"</p>
      {meant.length > 0 && (
        <p className="mt-0 mb-4 flex flex-wrap items-center gap-2">
          Did you mean{' '}
          {meant.map((other) => (
            <button key={other} type="button" className="chip" onClick={() => choose(other)}>
              {other}
            </button>
          ))}
        </p>
      )}
      <Button weight="secondary" onClick={clear}>
        Clear Search
      </Button>
    </div>
  )
}

export function AlsoInTheText({ articles }: { articles: readonly Card[] }) {
  return (
    <div className="mt-14 pt-8 rule">
      <h2 className="heading-3 mb-4">Also in the text</h2>
      <ArticleLinks articles={articles} results />
    </div>
  )
}
