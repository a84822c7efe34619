/** Short items side by side, set like the columns of a journal: a line above, text below. */
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { Mark } from '../ui/Mark'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'

interface CardItem {
  title: string
  text: string
  /** Above the title: a publication, a category. */
  kicker?: string
  subtitle?: string
  points?: readonly string[]
  pointsHeading?: string
  /** The seed of a small drawing in place of a logo. */
  mark?: string
  link?: Action
}

interface CardsProps extends SectionHeading {
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen. */
  columns?: 2 | 3 | 4
  /** Cut titles after two lines and texts after three, so that rows align. */
  clamped?: boolean
  background?: 'raised'
}

const columnClasses = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 md:grid-cols-3',
  4: 'sm:grid-cols-2 md:grid-cols-4',
}

export function Cards({ items, columns = 2, clamped, ...section }: CardsProps) {
  return (
    <SectionLayout {...section} layout={columns === 2 ? 'split' : 'stacked'}>
      <ul role="list" className={`grid gap-x-8 gap-y-10 ${columnClasses[columns]}`}>
        {items.map((item) => (
          <Card key={`${item.kicker ?? ''}${item.title}`} item={item} clamped={clamped} />
        ))}
      </ul>
    </SectionLayout>
  )
}

function Card({ item, clamped }: { item: CardItem; clamped?: boolean }) {
  const { title, text, kicker, subtitle, points, pointsHeading, mark, link } = item
  return (
    <li
      className={`relative flex flex-col pt-4 border-0 border-t-2 border-solid border-line ${link ? 'lift hover:border-teal' : ''}`}
    >
      {mark && <Mark seed={mark} className="mb-4" />}
      {kicker && <p className="kicker mb-1">{kicker}</p>}
      <h3 className={`heading-3 ${clamped ? 'clamp-2' : ''}`}>{title}</h3>
      {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
      <p className={`m-0 mt-2 text-muted ${clamped ? 'clamp-3' : ''}`}>{text}</p>
      {pointsHeading && <p className="m-0 mt-4 text-sm font-600">{pointsHeading}</p>}
      {points && (
        <ul className="m-0 mt-2 pl-5 text-base [list-style-type:disc]">
          {points.map((point) => (
            <li key={point} className="my-1 marker:text-teal">
              {point}
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className="m-0 mt-auto pt-4">
          <Link to={link.to} className="text-link font-600 after:(content-empty absolute inset-0)">
            {link.text}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </li>
  )
}
