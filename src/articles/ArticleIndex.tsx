/** Articles, such as all of a person, as plain links under a heading. Nothing where there are none. */
import { ArticleLinks } from './ArticleLinks'
import type { ArticleCard } from './schema'

interface ArticleIndexProps {
  heading: string
  articles: readonly ArticleCard[]
}

export function ArticleIndex({ heading, articles }: ArticleIndexProps) {
  if (articles.length === 0) return null
  return (
    <section className="wrapper section-spacing" aria-label={heading}>
      <h2 className="heading-2 mb-6">{heading}</h2>
      <ArticleLinks articles={articles} />
    </section>
  )
}
