/** All articles by category, as plain links: without script, too, each can be reached from the list. */
import { memo } from 'react'
import type { ArticleCard } from '../articles/schema'
import { Link } from '../ui/Link'

export interface CategoryArticles {
  category: string
  /** Newest first. */
  articles: readonly Pick<ArticleCard, 'slug' | 'title'>[]
}

/** Memoized, as typing renders the list. */
export const AllArticles = memo(function AllArticles({
  index,
}: {
  index: readonly CategoryArticles[]
}) {
  return (
    <nav className="wrapper pb-16" aria-labelledby="all-articles">
      <h2 id="all-articles" className="heading-2 line-top pt-8 mb-8">
        All articles
      </h2>
      <div className="gap-x-8 sm:[columns:2] md:[columns:3]">
        {index.map(({ category, articles }) => (
          <div key={category} className="pb-8 [break-inside:avoid]">
            <h3 className="heading-3 mb-2">{category}</h3>
            <ul role="list" className="text-sm">
              {articles.map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    to={`/articles/${slug}`}
                    className="block py-1 text-ink no-underline hover:underline underline-offset-3"
                  >
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
})
