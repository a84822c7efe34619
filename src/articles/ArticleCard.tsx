/** An article as a card: in the list, and below an article that it is related to. */
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'
import { coverSize } from './card'
import { Day } from './Day'
import type { ArticleCard as Card } from './schema'

interface ArticleCardProps {
  article: Card
  /** Whether it is a card of the searchable list. */
  listed?: boolean
  /** Of its heading. */
  level?: 2 | 3
  /** What is searched for, which is highlighted. */
  term?: string
}

export function ArticleCard({ article, listed = false, level = 3, term = '' }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <Link
      to={`/articles/${article.slug}`}
      className="group lift flex flex-col h-full no-underline"
      data-testid={listed ? 'card-article' : undefined}
    >
      {/* A strip on a phone, so that the title stands in the first view. */}
      <Picture
        src={article.image}
        alt=""
        {...coverSize}
        className="bg-sunk rounded-1 object-cover lt-sm:aspect-[5/1]"
      />
      <span className="mt-4 text-sm text-muted">
        {import.meta.env.DEV && <b data-article-status="">{article.status} </b>}
        <span className="mr-2 font-600 text-teal">
          <Highlight text={article.category} term={term} />
        </span>{' '}
        <span className="inline-block">
          {article.readTime}
          {' · '}
          <Day date={article.date} format="short" />
        </span>
      </span>
      <Heading className="heading-3 mt-1 group-hover:underline decoration-1 underline-offset-4">
        <Highlight text={article.title} term={term} />
      </Heading>
      <span className="mt-2 text-muted">
        <Highlight text={article.excerpt} term={term} />
      </span>
    </Link>
  )
}

/** A text in which what the term matches is marked. */
function Highlight({ text, term }: { text: string; term: string }) {
  if (!term) return text
  const pattern = new RegExp(`(${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi')
  // Every second part is what the parentheses matched.
  return text.split(pattern).map((part, n) => (n % 2 ? <mark key={n}>{part}</mark> : part))
}
