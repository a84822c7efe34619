/** The newest articles, one of each of several categories, and the way to all. */
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { ArticleCard } from './ArticleCard'
import type { ArticleCard as Card } from './schema'

interface ArticleTeasersProps extends SectionHeading {
  articles: readonly Card[]
  link: Action
}

export function ArticleTeasers({ articles, link, ...section }: ArticleTeasersProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ul role="list" className="thirds gap-8">
        {articles.map((card) => (
          <li key={card.slug}>
            <ArticleCard article={card} />
          </li>
        ))}
      </ul>
      <p className="mt-8 mb-0">
        <Link to={link.to} className="text-link font-600">
          {link.text}
        </Link>
      </p>
    </SectionLayout>
  )
}
