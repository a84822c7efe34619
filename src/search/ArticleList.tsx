/** The article list with its search: the page has the newest cards and links to all, and a search fetches the rest. */
import { Fragment, useEffect, useRef } from 'react'
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Card } from '../articles/schema'
import { counted, fill } from '../locale'
import { pagePaths } from '../site'
import { Button, ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { articlePath, feed } from '../urls'
import { articleList as words } from '../words'
import { findAll } from './matching'
import { SearchBox } from './SearchBox'
import type { SearchQuery, SearchResult } from './searchEngine'
import { useSearch } from './useSearch'

interface ArticleListProps {
  placeholder: string
  articles: readonly Card[]
  /** The links to all articles by category, newest first; the list can be narrowed to one category. */
  index: readonly { category: string; articles: readonly Pick<Card, 'slug' | 'title'>[] }[]
}

/** The links to all articles are a component of their own, as typing renders the rest. */
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
  const { matches, bodyMatches, definition } = result
  const highlight = (text: string) => <Highlight text={text} term={result.query.term} />
  const list = useRef<HTMLUListElement>(null)
  /** The index of the card that gets the focus once "Load More Articles" has loaded it. */
  const awaited = useRef<number>(undefined)

  /** The covers by their address: a browser neither fetches nor decodes again an image that is referenced. */
  const covers = useRef(new Map<string, HTMLImageElement>()).current

  useEffect(() => {
    for (const image of list.current?.querySelectorAll('img') ?? []) covers.set(image.src, image)
    const card = list.current?.querySelectorAll<HTMLElement>('h2 a')[awaited.current ?? -1]
    if (!card) return
    awaited.current = undefined
    // The button is gone if there are no more cards; a visitor who went on keeps the focus.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.id === loadMoreId) card.focus()
  })

  return (
    <section className="wrapper pt-6 md:pt-8 pb-16" aria-label={words.label} data-prefetch-app="">
      <SearchBox
        box={box}
        placeholder={placeholder}
        categories={categories}
        category={query.category}
        onSearch={search}
      />
      <p role="status" className="needs-script mt-0 mb-6 min-h-6 text-sm text-muted">
        {status === 'loading' && words.loading}
        {status === 'failed' && words.cardsFromBefore}
        {status === 'loaded' && (
          <span className={result.total > 0 ? '' : 'sr-only'}>
            {counted(result.total, words.found)}
          </span>
        )}
      </p>
      {definition && (
        <p className="mt-0 mb-8 pt-4 line-top measure">
          <Link to={`${pagePaths.glossary}#${definition.id}`} className="text-link">
            {definition.term}
          </Link>
          : {definition.definition}
        </p>
      )}
      {status !== 'failed' && result.total === 0 && (
        <NoResults
          result={result}
          onSearch={(change) => {
            search(change)
            // The button that was pressed goes away.
            box.current?.focus()
          }}
        />
      )}
      <ul ref={list} role="list" className="grid gap-x-8 gap-y-12 md:grid-cols-6">
        {matches.map((article, n) => {
          const width = widths[n] ?? 'md:col-span-2'
          const isShown = n < result.query.count
          const size = n > 0 ? 'part' : 'full'
          return (
            <li key={article.slug} className={isShown ? width : `noscript-only ${width}`}>
              <ArticleCard article={article} size={size} show={highlight} />
            </li>
          )
        })}
      </ul>
      {status === 'failed' && (
        <div role="alert" className="mt-12 p-5 border border-solid border-danger bg-raised">
          <p className="mt-0 mb-4 font-600 text-danger">{words.failed}</p>
          <Button variant="secondary" onClick={() => location.reload()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {status !== 'failed' && result.query.count < result.total && (
        <p className="needs-script mt-12 mb-0 text-center">
          <Button
            id={loadMoreId}
            variant="secondary"
            onClick={() => {
              awaited.current ??= result.query.count
              loadMore()
            }}
          >
            {words.loadMore}
          </Button>
        </p>
      )}
      <p className="mt-12 mb-0 text-sm">
        <ButtonLink to={feed.url} text={words.feed} variant="text" />
      </p>
      {bodyMatches.length > 0 && (
        <div className="mt-14 pt-8 line-top">
          <h2 className="heading-3 mb-4">{words.inText}</h2>
          <ul role="list" className="m-0 grid gap-x-8 md:grid-cols-2">
            {bodyMatches.map(({ slug, title, category, readTime }) => (
              <li key={slug} className="relative py-3">
                <Link
                  to={articlePath(slug)}
                  className="font-600 no-underline hover:underline underline-offset-3 after:(content-empty absolute inset-0)"
                >
                  {title}
                </Link>
                <span className="block text-sm text-muted">
                  {category}, {readTime}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** On wide screens the first card fills a row, the next two another one, and three each of the rest. */
const widths = ['md:col-span-6', 'md:col-span-3', 'md:col-span-3']

const loadMoreId = 'load-more'

interface NoResultsProps {
  result: SearchResult
  onSearch: (change: Partial<SearchQuery>) => void
}

/** Suggestions, and ways back to a query with results. */
function NoResults({ result, onSearch }: NoResultsProps) {
  const { query, suggestions, totalInAllCategories } = result
  const { term, category } = query
  let text = category ? words.noneIn : words.none
  if (term) text = category ? words.noneMatchingIn : words.noneMatching
  return (
    <div className="pb-8">
      {/* A pasted page has no blank to break at, and would push the buttons out of sight. */}
      <p className="mt-0 mb-4 clamp-6 [overflow-wrap:break-word]">
        {fill(text, { term, category: category ?? '' })}
      </p>
      {suggestions.length > 0 && (
        <p className="mt-0 mb-4 flex flex-wrap items-center gap-2">
          {`${words.suggestions} `}
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
            {words.searchAllCategories}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onSearch({ term: '', category: undefined })}>
          {words.clearSearch}
        </Button>
      </p>
    </div>
  )
}

/** Plain links, so that each article can be reached without script, too. */
function AllArticles({ index }: ArticleListProps) {
  return (
    <nav className="wrapper pb-16" aria-labelledby="all-articles">
      <h2 id="all-articles" className="heading-2 line-top pt-8 mb-8">
        {words.all}
      </h2>
      <div className="gap-x-8 sm:[columns:2] md:[columns:3]">
        {index.map(({ category, articles }) => (
          <div key={category} className="pb-8 [break-inside:avoid]">
            <h3 className="heading-3 mb-2">{category}</h3>
            <ul role="list" className="text-sm">
              {articles.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={articlePath(slug)} className="footer-link block">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** A text in which what the term matches is marked. */
function Highlight({ text, term }: { text: string; term: string }) {
  const ranges = findAll(text, term)
  const parts = ranges.map(({ start, end }, n) => (
    <Fragment key={start}>
      {text.slice(ranges[n - 1]?.end, start)}
      <mark>{text.slice(start, end)}</mark>
    </Fragment>
  ))
  return [...parts, text.slice(ranges.at(-1)?.end)]
}
