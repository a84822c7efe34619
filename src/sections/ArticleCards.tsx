/** Articles: the newest, no two of one category; on a person's page, all that the person signed. */
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Article } from '../articles/schema'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface ArticleCardsProps extends SectionHeading {
  articles: readonly Article[]
}

export function ArticleCards({ articles, ...section }: ArticleCardsProps) {
  if (articles.length === 0) return null
  return (
    <SectionLayout {...section} layout="stacked" list="list">
      <ul role="list" className="grid grid-cols-1 gap-6">
        {articles.map((article, n) => (
          <li key={article.slug}>
            <ArticleCard article={article} isLarge={n === 0} />
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
