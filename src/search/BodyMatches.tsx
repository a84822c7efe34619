/** Articles whose card does not match, but whose text does. */
import { ArticleLinks } from '../articles/ArticleLinks'
import type { ArticleCard } from '../articles/schema'

export function BodyMatches({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className="mt-14 pt-8 line-top">
      <h2 className="heading-3 mb-4">Also in the text</h2>
      <ArticleLinks articles={articles} />
    </div>
  )
}
