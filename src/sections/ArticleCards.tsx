/** Articles as cards: the newest, no two of one category; on a person's page, all that the person signed. */
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
      <ul
        role="list"
        className={`grid grid-cols-1 gap-x-8 gap-y-5 ${articles.length === 3 ? 'one-and-two sm:(grid-cols-[2fr_1fr] gap-y-8) md:grid-cols-[7fr_5fr]' : 'sm:(grid-cols-3 gap-y-12)'}`}
      >
        {articles.map((article, n) => (
          <li key={article.slug}>
            <ArticleCard article={article} size={n ? 'beside' : 'above'} />
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
