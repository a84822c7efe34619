/**
 * The article list and its search: 6 cards, 6 more a click. The newest cards are in the prerendered
 * HTML; without script all of them show, with it only those that count. The whole list is fetched
 * when the visitor turns to the search.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ArticleCard as Card } from '../articles/schema'
import { type Action, Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { ArticleCards } from './ArticleCards'
import { moveByArrows } from './arrowKeys'
import { AlsoInTheText, Failed, Nothing } from './results'
import { SearchBox } from './SearchBox'
import { step } from './searchQuery'
import { useSearch } from './useSearch'

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
  const [started, setStarted] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const write = (text: string) => {
    if (box.current) box.current.value = text
  }
  const { state, wish, answer, search, turn } = useSearch(articles.length, ({ term }) => {
    if (term || started) write(term)
  })

  // Once, when the app takes over: what was typed before the app was there.
  useEffect(() => {
    setStarted(true)
    if (box.current?.value) search({ term: box.current.value })
  }, [])

  const newest = useMemo(
    () => (started ? articles.slice(0, wish.count) : articles),
    [articles, started, wish.count],
  )
  const count = answer?.total ?? total
  const choose = (term: string) => {
    write(term)
    search({ term })
  }
  const clear = () => {
    write('')
    search({ term: '', category: undefined })
  }
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
        category={wish.category}
        onSearch={search}
        onTurn={turn}
      />
      <p role="status" className="needs-script mt-0 mb-6 min-h-6 text-sm text-muted">
        {answer && count > 0 && (count === 1 ? '1 article found' : `${count} articles found`)}
      </p>
      {state === 'failed' && <Failed />}
      {state === 'loading' && <p className="text-muted">Loading articles...</p>}
      {answer && count === 0 && (
        <Nothing term={wish.term} meant={answer.meant} choose={choose} clear={clear} />
      )}
      {state !== 'loading' && (
        <ArticleCards cards={answer?.found ?? newest} shown={wish.count} term={wish.term} />
      )}
      {state !== 'loading' && wish.count < count && (
        <p className="needs-script mt-12 mb-0 text-center">
          <Button weight="secondary" onClick={() => search({ count: wish.count + step })}>
            Load More Articles
          </Button>
        </p>
      )}
      {older.length > 0 && !answer && (
        <nav aria-label="Older articles" className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {older.map(({ text, to }) => (
            <Link key={to} to={to} className="text-link">
              {text}
            </Link>
          ))}
        </nav>
      )}
      {answer && answer.inText.length > 0 && <AlsoInTheText articles={answer.inText} />}
    </section>
  )
}
