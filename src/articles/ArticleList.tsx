/**
 * The article list and its search: 6 cards, 6 more a click. The newest cards are in the prerendered
 * HTML; without script all of them show, with it only those that count. The whole list is fetched
 * when the visitor turns to the search.
 */
import { useEffect, useRef, useState } from 'react'
import { moveByArrows } from '../search/arrowKeys'
import { SearchBox } from '../search/SearchBox'
import { useAnswer } from '../search/useAnswer'
import { useQuery, type Wish } from '../search/useQuery'
import { Button } from '../ui/Button'
import { ArticleCard } from './ArticleCard'
import { AlsoInTheText, Failed, Nothing } from './results'
import type { ArticleCard as Card } from './schema'

/** Cards at first, and cards more a click (SPEC.md, section 9). */
const step = 6

export interface ArticleListProps {
  placeholder: string
  /** The newest articles. */
  articles: readonly Card[]
  /** How many articles there are in all. */
  total: number
}

export function ArticleList({ placeholder, articles, total }: ArticleListProps) {
  const [wish, setWish] = useQuery()
  const [shown, setShown] = useState(step)
  const [started, setStarted] = useState(false)
  const [turned, setTurned] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const searching = Boolean(wish.term || wish.category) || shown > articles.length
  const { state, answer } = useAnswer({ ...wish, count: shown }, turned || searching)

  const search = (next: Wish) => {
    setTurned(true)
    setShown(step)
    setWish(next)
  }

  // Once, when the app takes over: what was typed before the app was there.
  useEffect(() => {
    setStarted(true)
    if (box.current?.value) search({ ...wish, term: box.current.value })
  }, [])

  const failed = state === 'failed'
  const waiting = searching && !answer && !failed
  const result = searching && !failed ? answer : undefined
  const term = result?.query.term ?? ''
  const cards = result?.found ?? (started ? articles.slice(0, shown) : articles)
  const count = result ? result.total : total
  const clear = () => search({ term: '' })
  return (
    <section
      className="frame pb-16"
      aria-label="Article list"
      data-app="idle"
      onKeyDown={moveByArrows}
    >
      <SearchBox
        box={box}
        placeholder={placeholder}
        wish={wish}
        onChange={search}
        onTurn={() => setTurned(true)}
      />
      <p role="status" className="needs-script mt-0 mb-6 min-h-6 text-sm text-muted">
        {result && count > 0 && (count === 1 ? '1 article found' : `${count} articles found`)}
      </p>
      {failed && <Failed />}
      {waiting && <p className="text-muted">Loading articles...</p>}
      {result && count === 0 && (
        <Nothing
          term={term}
          meant={result.meant}
          choose={(next) => search({ ...wish, term: next })}
          clear={clear}
        />
      )}
      {!waiting && (
        <ul role="list" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
          {cards.map((article, index) => (
            <li key={article.slug} className={index < shown ? '' : 'later hidden'}>
              <ArticleCard article={article} level={2} listed term={term} />
            </li>
          ))}
        </ul>
      )}
      {!waiting && shown < count && (
        <p className="needs-script mt-12 mb-0 text-center">
          <Button weight="secondary" onClick={() => setShown(shown + step)}>
            Load More Articles
          </Button>
        </p>
      )}
      {result && result.inText.length > 0 && <AlsoInTheText articles={result.inText} />}
    </section>
  )
}
