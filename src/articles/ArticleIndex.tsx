/** A page of the archive: articles as plain links, and the other pages. */
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { ArticleLinks } from './ArticleLinks'
import type { ArticleCard } from './schema'

interface ArticleIndexProps {
  articles: readonly ArticleCard[]
  /** All pages of the archive. */
  parts: readonly Action[]
}

export function ArticleIndex({ articles, parts }: ArticleIndexProps) {
  return (
    <section className="wrapper section-spacing" aria-label="Articles">
      <ArticleLinks articles={articles} />
      {parts.length > 1 && (
        <nav aria-label="Older articles" className="mt-12 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {parts.map(({ text, to }) => (
            <Link key={to} to={to} className="text-link">
              {text}
            </Link>
          ))}
        </nav>
      )}
    </section>
  )
}
