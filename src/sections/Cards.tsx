/** Short items side by side, set like the columns of a journal: a rule above, words below. */
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { Mark } from '../ui/Mark'
import { Frame } from '../ui/SectionLayout'

interface CardItem {
  title: string
  text: string
  /** A word above the title: a publication, a category. */
  kicker?: string
  subtitle?: string
  points?: readonly string[]
  pointsHeading?: string
  /** The seed of a small drawn mark, in place of a logo. */
  mark?: string
  link?: Action
}

export interface CardsProps {
  heading?: string
  intro?: string
  items: readonly CardItem[]
  /** How many stand side by side on a wide screen. */
  columns?: 2 | 3 | 4
  /** Titles of at most two lines and texts of at most three, so that rows align. */
  clamped?: boolean
  ground?: 'paper' | 'raised'
}

const grids = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 md:grid-cols-3',
  4: 'sm:grid-cols-2 md:grid-cols-4',
}

export function Cards({ heading, intro, items, columns = 2, clamped, ground }: CardsProps) {
  return (
    <Frame
      heading={heading}
      intro={intro}
      ground={ground}
      content={columns === 2 ? 'beside' : 'below'}
    >
      <ul role="list" className={`grid gap-x-8 gap-y-10 ${grids[columns]}`}>
        {items.map((item) => (
          <Card
            key={`${item.kicker ?? ''}${item.title}`}
            item={item}
            clamped={clamped}
            headed={Boolean(heading)}
          />
        ))}
      </ul>
    </Frame>
  )
}

function Card({ item, clamped, headed }: { item: CardItem; clamped?: boolean; headed: boolean }) {
  const { title, text, kicker, subtitle, points, pointsHeading, mark, link } = item
  const Heading = headed ? 'h3' : 'h2'
  return (
    <li
      className={`relative flex flex-col pt-4 border-0 border-t-2 border-solid border-line ${link ? 'lift hover:border-teal' : ''}`}
    >
      {mark && <Mark seed={mark} className="mb-4" />}
      {kicker && <p className="kicker mb-1">{kicker}</p>}
      <Heading className={`heading-3 ${clamped ? 'clamp-2' : ''}`}>{title}</Heading>
      {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
      <p className={`m-0 mt-2 text-muted ${clamped ? 'clamp-3' : ''}`}>{text}</p>
      {points && (
        <>
          {pointsHeading && <p className="m-0 mt-4 text-sm font-600">{pointsHeading}</p>}
          <ul className="m-0 mt-2 pl-5 text-base [list-style-type:disc]">
            {points.map((point) => (
              <li key={point} className="my-1 marker:text-teal">
                {point}
              </li>
            ))}
          </ul>
        </>
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
