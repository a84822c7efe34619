/**
 * The article list and its search: 6 cards, 6 more a click. The newest cards are in the prerendered
 * HTML; without script all of them show, with it only those that count. The whole list is fetched
 * when the visitor turns to the search.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { moveByArrows } from '../search/arrowKeys'
import { SearchBox } from '../search/SearchBox'
import { useAnswer } from '../search/useAnswer'
import { useQuery, type Wish } from '../search/useQuery'
import { type Action, Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { ArticleCards } from './ArticleCards'
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
  /** Where the links to all others are. */
  older: readonly Action[]
}

export function ArticleList({ placeholder, articles, total, older }: ArticleListProps) {
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
  const newest = useMemo(
    () => (started ? articles.slice(0, shown) : articles),
    [articles, started, shown],
  )
  const cards = result?.found ?? newest
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
      {!waiting && <ArticleCards cards={cards} shown={shown} term={term} />}
      {!waiting && shown < count && (
        <p className="needs-script mt-12 mb-0 text-center">
          <Button weight="secondary" onClick={() => setShown(shown + step)}>
            Load More Articles
          </Button>
        </p>
      )}
      {older.length > 0 && !searching && (
        <nav aria-label="Older articles" className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {older.map(({ text, to }) => (
            <Link key={to} to={to} className="text-link">
              {text}
            </Link>
          ))}
        </nav>
      )}
      {result && result.inText.length > 0 && <AlsoInTheText articles={result.inText} />}
    </section>
  )
}
