/** Articles as plain links with their category: hits in the text, and the archive. */
import { Link } from '../ui/Link'
import type { ArticleCard } from './schema'

interface ArticleLinksProps {
  articles: readonly ArticleCard[]
  /** Whether the arrow keys of the search stop here. */
  results?: boolean
}

export function ArticleLinks({ articles, results }: ArticleLinksProps) {
  return (
    <ul role="list" className="m-0 grid gap-x-8 md:grid-cols-2">
      {articles.map(({ slug, title, category, readTime }) => (
        <li key={slug}>
          <Link
            to={`/articles/${slug}`}
            className="group block py-3 no-underline"
            data-result={results ? '' : undefined}
          >
            <span className="font-600 group-hover:underline underline-offset-3">{title}</span>
            <span className="block text-sm text-muted">
              {category}, {readTime}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function ArticleIndex({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section className="frame band" aria-label="Articles">
      <ArticleLinks articles={articles} />
    </section>
  )
}
