/** An index to scan: a line above each entry, and each of its fields in a column of its own. */
import type { ReactNode } from 'react'
import { Day } from '../articles/Day'
import { Status } from '../articles/Status'
import type { ArticleCard } from '../articles/schema'
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import type { CardItem, CardWords } from './Card'
import { CardLink, linkOf } from './CardLink'
import { CardPoints } from './CardPoints'
import { CardTitle } from './CardTitle'

type Words = Pick<CardWords, 'linkText' | 'bulletPointsHeading'>

interface ListProps extends SectionHeading, Words {
  /** Absent: articles. */
  items?: readonly CardItem[]
  /** The newest, no two of one category; on a person's page, all that the person signed. */
  articles?: readonly ArticleCard[]
  /** Whether articles show their picture, day and excerpt. */
  detailed?: true
  /** Below the list: where there is more. */
  link?: Action
}

export function List(props: ListProps) {
  const { items = [], articles = [], detailed, link, linkText, bulletPointsHeading } = props
  const { heading, intro } = props
  if (items.length + articles.length === 0) return null
  return (
    <SectionLayout heading={heading} intro={intro} layout="stacked">
      <ul role="list">
        {items.map((item) => (
          <Row key={item.title} {...{ item, linkText, bulletPointsHeading }} />
        ))}
        {articles.map((article) => (
          <Row key={article.slug} item={toItem(article, detailed)}>
            {detailed && <Publication {...article} />}
          </Row>
        ))}
      </ul>
      {link && (
        <p className="mt-6 mb-0">
          <Link to={link.to} className="text-link font-600">
            {link.text}
          </Link>
        </p>
      )}
    </SectionLayout>
  )
}

function toItem(article: ArticleCard, detailed = false): CardItem {
  const { slug, title, category, excerpt, readTime, image } = article
  const url = `/articles/${slug}` as const
  if (!detailed) return { title, category, url, description: readTime }
  return { title, category, url, description: excerpt, image }
}

const Publication = ({ readTime, date, status }: ArticleCard) => (
  <p className="m-0 text-sm text-muted">
    {import.meta.env.DEV && <Status status={status} date={date} />}
    <span className="block">{readTime}</span> <Day date={date} format="short" />
  </p>
)

interface RowProps extends Words {
  item: CardItem
  /** Below its category. */
  children?: ReactNode
}

function Row({ item, linkText, bulletPointsHeading, children }: RowProps) {
  const { id, description, bulletPoints, image, publication } = item
  const label = item.category ?? publication
  const action = linkOf(item, linkText)
  const link = action?.text && <CardLink {...action} title={item.title} />
  // What others have written can be long.
  const text = <p className={`m-0 text-muted ${publication ? 'clamp-3' : ''}`}>{description}</p>
  return (
    <li
      id={id}
      className={`relative columns gap-y-2 pt-4 pb-6 line-top ${image ? '' : 'items-baseline'} ${action ? 'hover:border-teal' : ''}`}
    >
      <div className="flex items-center gap-4 md:(block col-span-2)">
        {image && (
          <div className="aspect-video w-40 max-w-full mb-3">
            <Picture src={image} alt="" width={640} height={360} cropped />
          </div>
        )}
        <div>
          {label && <p className="kicker">{label}</p>}
          {children}
        </div>
      </div>
      <div className="md:col-span-4">
        <CardTitle
          {...item}
          to={link ? undefined : action?.to}
          className={publication ? 'heading-3 clamp-2' : undefined}
        />
        {bulletPoints && <div className="mt-2">{text}</div>}
      </div>
      {bulletPoints ? (
        <div className="md:col-span-6">
          <CardPoints heading={bulletPointsHeading} points={bulletPoints} />
          {link && <p className="m-0 mt-3">{link}</p>}
        </div>
      ) : (
        <>
          <div className={link ? 'md:col-span-4' : 'md:col-span-6'}>{text}</div>
          {link && <p className="m-0 md:col-span-2">{link}</p>}
        </>
      )}
    </li>
  )
}
