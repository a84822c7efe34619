/** All articles of a page of the archive, or of a person, as plain links; and the other pages. Nothing where there are none. */
import { type Action, ButtonLink } from '../ui/Button'
import { Link } from '../ui/Link'
import { ArticleLinks } from './ArticleLinks'
import type { ArticleCard } from './schema'

interface ArticleIndexProps {
  heading?: string
  /** Where one searches them. */
  search?: Action
  articles: readonly ArticleCard[]
  /** All pages of the archive; none on a person's page. */
  parts: readonly Action[]
}

export function ArticleIndex({ heading, search, articles, parts }: ArticleIndexProps) {
  if (articles.length === 0) return null
  return (
    <section className="wrapper section-spacing" aria-label={heading ?? 'Articles'}>
      {heading && <h2 className="heading-2 mb-6">{heading}</h2>}
      <ArticleLinks articles={articles} />
      {search && (
        <div className="mt-8">
          <ButtonLink {...search} variant="secondary" />
        </div>
      )}
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
