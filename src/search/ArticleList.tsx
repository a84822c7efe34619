/** The article list with its search: the page has the newest cards and links to all, and a search fetches the rest. */
import { startTransition, useEffect, useRef } from 'react'
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Card } from '../articles/schema'
import { counted, fill } from '../locale'
import { pagePaths } from '../site'
import { Button, ButtonLink } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { articlePath, feed } from '../urls'
import { colon, articleList as words } from '../words'
import { Highlight } from './Highlight'
import { findAll } from './matching'
import { SearchBox } from './SearchBox'
import type { SearchQuery, SearchResult } from './searchEngine'
import { TextHits } from './TextHits'
import { useSearch } from './useSearch'

interface ArticleListProps {
  placeholder: string
  articles: readonly Card[]
  /** The links to all articles by category, newest first; the list can be narrowed to one category. */
  index: readonly { category: string; articles: readonly Pick<Card, 'slug' | 'title'>[] }[]
}

export function ArticleList(props: ArticleListProps) {
  return (
    <>
      <SearchableList {...props} />
      <AllArticles {...props} />
    </>
  )
}

function SearchableList({ placeholder, articles, index }: ArticleListProps) {
  const categories = index.map(({ category }) => category)
  const total = index.reduce((sum, { articles }) => sum + articles.length, 0)
  const { status, query, result, box, search, loadMore } = useSearch(articles, total, categories)
  const { matches, hits, definition } = result
  const highlight = (text: string) => (
    <Highlight text={text} ranges={findAll(text, result.query.term)} />
  )
  const hasNoCard = status !== 'failed' && result.total === 0
  const list = useRef<HTMLElement>(null)
  /** The index of the card or hit that gets the focus once "Load More Articles" has loaded it. */
  const awaited = useRef<number>(undefined)

  useEffect(() => {
    const linkIn = (heading: string) =>
      list.current?.querySelectorAll<HTMLElement>(`${heading} a`)[awaited.current ?? -1]
    const link = linkIn('h2') ?? linkIn('h3')
    if (!link) return
    awaited.current = undefined
    // The button is gone if there are no more cards; a visitor who went on keeps the focus.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.id === loadMoreId) link.focus()
  })

  return (
    <section
      ref={list}
      className="wrapper pt-6 md:pt-8 pb-16"
      aria-label={words.label}
      data-prefetch-app=""
    >
      <SearchBox
        box={box}
        placeholder={placeholder}
        categories={categories}
        category={query.category}
        onSearch={search}
      />
      {status === 'failed' && (
        <div role="alert" className="mb-6 p-5 border border-solid border-danger bg-raised">
          <p className="mt-0 mb-4 font-600 text-danger">{words.failed}</p>
          <Button variant="secondary" onClick={() => location.reload()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      <div className="needs-script mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* A pasted page has no blank to break at, and would push the buttons out of sight. */}
        <p
          role="status"
          className="m-0 min-h-6 clamp-6 text-sm text-muted [overflow-wrap:break-word]"
        >
          {statusText(status, result)}
        </p>
        {hasNoCard && (
          <WaysBack
            result={result}
            onSearch={(change) => {
              search(change)
              // The button that was pressed goes away.
              box.current?.focus()
            }}
          />
        )}
      </div>
      {definition && (
        <p className="mt-0 mb-8 pt-4 line-top measure">
          <Link to={`${pagePaths.glossary}#${definition.id}`} className="text-link">
            {definition.term}
          </Link>
          <span>{colon + definition.definition}</span>
        </p>
      )}
      {result.isWithinWords && <TextHits hits={hits} isBelow={false} />}
      <ul role="list" className="grid grid-cols-1 gap-6">
        {matches.map((article, n) => (
          <li key={article.slug} className={n < result.query.count ? '' : 'noscript-only'}>
            {/* What is searched for is scanned: all are rows. */}
            <ArticleCard
              article={article}
              isLarge={n === 0 && !result.query.term}
              isListed
              show={highlight}
            />
          </li>
        ))}
      </ul>
      {!result.isWithinWords && <TextHits hits={hits} isBelow={!hasNoCard} />}
      {status !== 'failed' && result.query.count < Math.max(result.total, result.totalHits) && (
        <p className="needs-script mt-12 mb-0">
          <Button
            id={loadMoreId}
            variant="secondary"
            onClick={() => {
              awaited.current ??= result.query.count
              // The press shows at once, and the cards with the next frames.
              startTransition(loadMore)
            }}
          >
            {words.loadMore}
          </Button>
        </p>
      )}
      <p className="mt-12 mb-0 text-sm">
        <ButtonLink to={feed.url} text={words.feed} variant="text" />
      </p>
    </section>
  )
}

const loadMoreId = 'load-more'

/** @returns what the status says, in one text, as a browser may translate it */
function statusText(status: string, { query, total, totalHits }: SearchResult) {
  if (status === 'loading') return words.loading
  if (status === 'failed') return words.cardsFromBefore
  if (status !== 'loaded') return ''
  if (total === 0 && totalHits > 0) return counted(totalHits, words.foundOnlyInText)
  if (total > 0 && totalHits > 0)
    return `${counted(total, words.found)}, ${counted(totalHits, words.foundInText)}`
  if (total > 0) return counted(total, words.found)
  const { term, category = '' } = query
  return fill(category ? words.noneMatchingIn : words.noneMatching, { term, category })
}

interface WaysBackProps {
  result: SearchResult
  onSearch: (change: Partial<SearchQuery>) => void
}

/** Where no card has the term: suggestions, and ways back to a query with results. */
function WaysBack({ result, onSearch }: WaysBackProps) {
  const { query, suggestions, totalInAllCategories } = result
  const chip = (label: string, change: Partial<SearchQuery>) => (
    <button
      key={label}
      type="button"
      className="chip max-w-full py-1 text-left whitespace-normal [overflow-wrap:break-word]"
      onClick={() => onSearch(change)}
    >
      {label}
    </button>
  )
  return (
    <>
      {query.category &&
        totalInAllCategories > 0 &&
        chip(words.searchAllCategories, { category: undefined })}
      {chip(words.clearSearch, { term: '', category: undefined })}
      {suggestions.length > 0 && (
        <p className="m-0 basis-full flex flex-wrap items-center gap-2">
          <span>{`${words.suggestions} `}</span>
          {suggestions.map((suggestion) => chip(suggestion, { term: suggestion }))}
        </p>
      )}
    </>
  )
}

/** Plain links, so that each article can be reached without script, too; on a phone each category is folded. */
function AllArticles({ index }: ArticleListProps) {
  return (
    <nav className="wrapper pb-16" aria-labelledby="all-articles">
      <h2 id="all-articles" className="heading-2 line-top pt-8 mb-8">
        {words.all}
      </h2>
      <div className="gap-x-8 sm:[columns:2] md:[columns:3]">
        {index.map(({ category, articles }) => (
          <div
            key={category}
            className="relative lt-sm:(line-top py-3 [--sign-top:0.75rem]) sm:pb-8 [break-inside:avoid]"
          >
            <h3 className="heading-3 sm:mb-2">
              <span>{category}</span>{' '}
              <span className="text-sm text-muted font-sans">{articles.length}</span>
            </h3>
            <Folded title={category}>
              <ul role="list" className="lt-sm:pt-3 text-sm">
                {articles.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={articlePath(slug)} className="footer-link block">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Folded>
          </div>
        ))}
      </div>
    </nav>
  )
}
