/** An article as a card: in the list, and below an article that it is related to. */
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { Cover } from './Cover'
import { Day } from './Day'
import type { ArticleCard as Card } from './schema'

interface ArticleCardProps {
  article: Card
  /** The size of a card: in the searchable list it fills its row or a part of it on wide screens, in others a phone shows the cover above the words or beside them. */
  size?: keyof typeof sizeClasses
  /** Renders a text of the card, such as one that marks what is searched for. */
  show?: (text: string) => ReactNode
}

/** On screens of a middle width, all covers of the list are beside the words; on a phone all but the first. */
const sizeClasses = {
  above: { card: '', cover: 'lt-sm:mb-3' },
  beside: { card: 'cover-beside', cover: 'small-cover' },
  full: {
    card: 'sm:(grid grid-cols-2 gap-x-8)',
    cover: 'lt-sm:aspect-[3/2] sm:(order-last aspect-video)',
  },
  part: {
    card: 'cover-beside at-sm:(grid grid-cols-[2fr_1fr] gap-x-8)',
    cover: 'small-cover at-sm:order-last',
  },
}

/** The link is the title alone, so that it has a short name; it reaches over all of the card. */
export function ArticleCard({ article, size = 'beside', show = (text) => text }: ArticleCardProps) {
  const isLarge = size === 'full'
  const isListed = isLarge || size === 'part'
  const Heading = isListed ? 'h2' : 'h3'
  const { card, cover } = sizeClasses[size]
  return (
    <div className={`lift relative h-full items-center ${card}`}>
      <Cover src={article.image} className={`rounded-1 h-auto ${cover}`} />
      <div>
        <p
          className={`m-0 text-sm text-muted ${isLarge ? 'mt-4' : 'sm:mt-4'} ${isListed ? 'at-sm:mt-0' : ''}`}
        >
          {import.meta.env.DEV && <b data-article-status="">{article.status} </b>}
          <span className="mr-2 font-600 text-teal">{show(article.category)}</span>{' '}
          <span className={isListed ? 'inline-block' : 'inline-block sm:block'}>
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
        <p
          className={`m-0 mt-2 text-muted clamp-6 ${isLarge ? 'md:text-lead' : 'lt-md:text-sm'} ${isListed ? '' : 'lt-sm:hidden'}`}
        >
          {show(article.excerpt)}
        </p>
      </div>
    </div>
  )
}
