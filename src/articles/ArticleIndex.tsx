/** A page of the archive: articles as plain links. */
import { ArticleLinks } from './ArticleLinks'
import type { ArticleCard } from './schema'

export function ArticleIndex({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section className="wrapper section-spacing" aria-label="Articles">
      <ArticleLinks articles={articles} />
    </section>
  )
}
