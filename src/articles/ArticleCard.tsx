/** A card of the article list; the only link that carries `card-article`. */
import { Highlighted } from '../ui/Highlight'
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'
import type { ArticleCard as Card } from './schema'
import { coverSize } from './schema'

interface ArticleCardProps {
  article: Card
  /** Whether it counts as a card of the list, for tests. */
  listed?: boolean
  /** The level of its heading. */
  level?: 2 | 3
  /** What was searched for. */
  term?: string
}

export function ArticleCard({ article, listed = false, level = 3, term = '' }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <Link
      to={`/articles/${article.slug}`}
      className="group lift flex flex-col h-full no-underline"
      data-testid={listed ? 'card-article' : undefined}
      data-result={listed ? '' : undefined}
    >
      <Picture src={article.image} alt="" {...coverSize} className="bg-sunk rounded-1" />
      <span className="mt-4 text-sm flex flex-wrap gap-x-3 text-muted">
        <span className="font-600 text-teal">
          <Highlighted text={article.category} term={term} />
        </span>
        <span>{article.readTime}</span>
      </span>
      <Heading className="heading-3 mt-1 group-hover:underline decoration-1 underline-offset-4">
        <Highlighted text={article.title} term={term} />
      </Heading>
      <span className="mt-2 text-muted">
        <Highlighted text={article.excerpt} term={term} />
      </span>
    </Link>
  )
}
