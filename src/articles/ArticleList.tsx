/**
 * The article list and its search: 6 cards, 6 more a click. All cards are in the prerendered HTML;
 * without script all show, with it only those that count. The whole list is fetched when the
 * visitor turns to the search.
 */
import { useEffect, useRef, useState } from 'react'
import { read } from '../api'
import { Button } from '../ui/Button'
import { ArticleCard } from './ArticleCard'
import { matches } from './match'
import type { ArticleCard as Card } from './schema'

/** Cards at first, and cards more a click (SPEC.md, section 9). */
const step = 6

export interface ArticleListProps {
  placeholder: string
  articles: readonly Card[]
}

type Loading = 'idle' | 'loading' | 'failed' | 'loaded'

/** @throws Error 'Failed to fetch articles' on any failure (SPEC.md, section 8) */
async function fetchArticles(): Promise<Card[]> {
  try {
    const answer = await read<{ articles: Card[] }>(['/api/articles'])
    if (answer) return answer.articles
  } catch (error) {
    throw new Error('Failed to fetch articles', { cause: error })
  }
  throw new Error('Failed to fetch articles')
}

export function ArticleList({ placeholder, articles }: ArticleListProps) {
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState(step)
  const [all, setAll] = useState(articles)
  const [loading, setLoading] = useState<Loading>('idle')
  const [started, setStarted] = useState(false)
  const box = useRef<HTMLInputElement>(null)

  const load = () => {
    if (loading !== 'idle') return
    setLoading('loading')
    fetchArticles().then(
      (list) => {
        setAll(list)
        setLoading('loaded')
      },
      (error: Error) => {
        console.error(error)
        setLoading('failed')
      },
    )
  }
  const search = (next: string) => {
    load()
    setTerm(next)
    setShown(step)
  }

  // Once, when the app takes over.
  useEffect(() => {
    setStarted(true)
    // What was typed before the app was there.
    if (box.current?.value) search(box.current.value)
  }, [])

  const found = term ? all.filter((article) => matches(article, term)) : all
  const visible = started ? found.slice(0, shown) : found
  const waiting = Boolean(term) && loading === 'loading'
  return (
    <section className="frame pb-16" aria-label="Article list" data-app="idle">
      <div className="needs-script py-8 max-w-120">
        <label htmlFor="search" className="sr-only">
          Search articles
        </label>
        <input
          id="search"
          ref={box}
          type="search"
          className="input"
          placeholder={placeholder}
          autoComplete="off"
          value={term}
          onFocus={load}
          onChange={(event) => search(event.target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {term && !waiting ? `${found.length} articles found` : ''}
      </p>
      {loading === 'failed' && <Failed />}
      {waiting && <p className="text-muted">Loading articles...</p>}
      {!waiting && term && found.length === 0 && <Nothing term={term} clear={() => search('')} />}
      {!waiting && (
        <ul role="list" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
          {visible.map((article, index) => (
            <li key={article.slug} className={index < shown ? '' : 'later hidden'}>
              <ArticleCard article={article} level={2} listed />
            </li>
          ))}
        </ul>
      )}
      {!waiting && shown < found.length && (
        <p className="needs-script mt-12 mb-0 text-center">
          <Button weight="secondary" onClick={() => setShown(shown + step)}>
            Load More Articles
          </Button>
        </p>
      )}
    </section>
  )
}

function Failed() {
  return (
    <div role="alert" className="mb-8 p-5 border border-solid border-danger bg-raised">
      <p className="mt-0 mb-4 font-600 text-danger">Failed to load articles</p>
      <Button weight="secondary" onClick={() => location.reload()}>
        Try Again
      </Button>
    </div>
  )
}

function Nothing({ term, clear }: { term: string; clear: () => void }) {
  return (
    <div className="py-8">
      <p className="mt-0 mb-4">No articles found matching "{term}"</p>
      <Button weight="secondary" onClick={clear}>
        Clear Search
      </Button>
    </div>
  )
}
