/** An article in a list: the first one may be large, the others are rows with a small cover. */
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { Cover } from './Cover'
import { Day } from './Day'
import type { ArticleCard as Card } from './schema'

interface ArticleCardProps {
  article: Card
  isLarge?: boolean
  /** Whether it is in the searchable list, which has no heading of its own. */
  isListed?: boolean
  /** Renders a text of the card, such as one that marks what is searched for. */
  show?: (text: string) => ReactNode
}

/** The link is the title alone, so that it has a short name; it reaches over all of the card. */
export function ArticleCard(props: ArticleCardProps) {
  const { article, isLarge, isListed, show = (text) => text } = props
  const Heading = isListed ? 'h2' : 'h3'
  return (
    <div className={`lift article-card ${isLarge ? 'is-large' : 'line-top pt-4'}`}>
      <Cover src={article.image} eager={isLarge && isListed} className="rounded-1 h-auto" />
      <div>
        <p className="m-0 text-sm text-muted">
          {import.meta.env.DEV && <b data-article-status="">{article.status} </b>}
          <span className="mr-2 font-600 text-teal">{show(article.category)}</span>{' '}
          <span className="inline-block">
            <span>{`${article.readTime} · `}</span>
            <Day date={article.date} format="medium" />
          </span>
        </p>
        <Heading className={`mt-1 ${isLarge ? 'heading-2' : 'heading-3'}`}>
          <Link
            to={articlePath(article.slug)}
            className="no-underline hover:underline decoration-1 underline-offset-4 after:(content-empty absolute inset-0)"
            data-testid={isListed ? 'card-article' : undefined}
          >
            {show(article.title)}
          </Link>
        </Heading>
      </div>
      <p className={`m-0 clamp-6 ${isLarge ? 'md:text-lead' : 'text-sm'}`}>
        {show(article.excerpt)}
      </p>
    </div>
  )
}
