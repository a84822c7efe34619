/**
 * The article list with its search: 6 cards, and 6 more a click. The prerendered HTML has the newest cards, all
 * of which show without script, and links to all articles. All else is fetched when the visitor searches.
 */
import { useMemo } from 'react'
import { counted } from '../articles/counted'
import type { ArticleCard } from '../articles/schema'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { feeds } from '../urls'
import { AllArticles, type CategoryArticles } from './AllArticles'
import { ArticleCards } from './ArticleCards'
import { moveByArrows } from './arrowKeys'
import { BodyMatches } from './BodyMatches'
import { Definition } from './Definition'
import { LoadError } from './LoadError'
import { NoResults } from './NoResults'
import { SearchBox } from './SearchBox'
import { prefetchSearch } from './searchClient'
import { useFocusOnNewCard } from './useFocusOnNewCard'
import { useSearch } from './useSearch'

interface ArticleListProps {
  placeholder: string
  /** The newest articles. */
  articles: readonly ArticleCard[]
  /** All articles; the list can be narrowed to one of their categories. */
  index: readonly CategoryArticles[]
}

export function ArticleList({ placeholder, articles, index }: ArticleListProps) {
  const categories = useMemo(() => index.map(({ category }) => category), [index])
  const total = index.reduce((sum, { articles }) => sum + articles.length, 0)
  const { box, state, query, result, search, loadMore } = useSearch(
    articles.length < total ? articles.length : Number.POSITIVE_INFINITY,
    categories,
  )
  const newest = useMemo(
    () => (state === 'prerendered' ? articles : articles.slice(0, query.count)),
    [articles, state, query.count],
  )
  const { list, awaitCard } = useFocusOnNewCard()
  const count = result?.total ?? total
  // Those of before stay while others are loaded.
  const cardsShown = state !== 'failed'
  return (
    <>
      <section
        ref={list}
        className="wrapper pb-16"
        aria-label="Article list"
        data-start-when-idle=""
        onKeyDown={moveByArrows}
      >
        <SearchBox
          box={box}
          placeholder={placeholder}
          categories={categories}
          category={query.category}
          onSearch={search}
          onFocus={prefetchSearch}
        />
        <p role="status" className="needs-script mt-0 mb-6 min-h-6 text-sm text-muted">
          {state === 'loading' && 'Loading articles...'}
          {result && (
            <span className={count > 0 ? '' : 'sr-only'}>{counted(count, 'article')} found</span>
          )}
        </p>
        {result && <Definition term={query.term} />}
        {state === 'failed' && <LoadError />}
        {result && count === 0 && (
          <NoResults
            query={query}
            result={result}
            onSearch={(change) => {
              search(change)
              // The button that was pressed goes away.
              box.current?.focus()
            }}
          />
        )}
        {cardsShown && (
          <ArticleCards
            cards={result?.matches ?? newest}
            count={query.count}
            term={result ? query.term : ''}
          />
        )}
        {cardsShown && query.count < count && (
          <p className="needs-script mt-12 mb-0 text-center">
            <Button
              variant="secondary"
              onClick={() => {
                awaitCard(query.count)
                loadMore()
              }}
            >
              Load More Articles
            </Button>
          </p>
        )}
        <p className="mt-12 mb-0 text-sm">
          <Link to={feeds.rss.url} className="text-link">
            New articles as a feed (RSS)
          </Link>
        </p>
        {result && result.bodyMatches.length > 0 && <BodyMatches articles={result.bodyMatches} />}
      </section>
      <AllArticles index={index} />
    </>
  )
}
