/** A short item and its parts: a service, an application, a piece in the press; each shows the fields that it has. */
import { fill } from '../locale'
import type { Href } from '../site'
import { type Action, ButtonLink } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'
import { colon } from '../words'

/** An item as page data; images and logos are paths below `public/`, and decorative. */
export interface CardItem {
  title: string
  subtitle?: string
  description?: string
  /** Shown above the title, as is the publication. */
  category?: string
  publication?: string
  bulletPoints?: readonly string[]
  image?: string
  logo?: string
  /** A drawing of 296 by 272 px, through the middle of whose sides a thread comes and goes. */
  drawing?: string
  /** The target of the card, with words of its own; `url` has those of the section. */
  link?: Action
  url?: Href
  /** A button, such as that of a download. */
  action?: Action
}

/** The words that all items of a section share, as page data. */
export interface CardWords {
  /** The words of the link to each item's `url`; `{title}` becomes the item's title. */
  linkText?: string
  bulletPointsHeading?: string
}

/** @returns the link of an item, in words of its own or of its section */
export const linkOf = ({ title, url, link }: CardItem, text = '') =>
  url ? { text: fill(text, { title }), to: url } : link

interface CardProps extends CardWords {
  item: CardItem
  /** Whether a phone shows its text; it has a title only until it is opened. */
  folded?: 'open' | 'closed'
}

export function Card({ item, folded, linkText, bulletPointsHeading }: CardProps) {
  const { title, description, drawing, image, action } = item
  const link = linkOf(item, linkText)
  const words = (
    <>
      {description && <p className="m-0 mt-2 text-sm">{description}</p>}
      <Bullets points={item.bulletPoints} heading={bulletPointsHeading} />
      {action && (
        <p className="mt-4 mb-0">
          <ButtonLink {...action} variant="secondary" isTested />
        </p>
      )}
    </>
  )
  return (
    <li className={`card ${link ? 'lift' : ''}`}>
      {drawing && (
        <div className="drawing">
          <Picture src={drawing} alt="" width={296} height={272} />
        </div>
      )}
      {image && <Picture src={image} alt="" width={640} height={400} />}
      <div>
        <CardTitle {...item} className={folded ? 'heading-3 lt-sm:pr-8' : 'heading-3'} />
        {folded ? (
          <Folded title={title} isOpen={folded === 'open'}>
            {words}
          </Folded>
        ) : (
          words
        )}
      </div>
      {link && <CardLink {...link} about={title} />}
    </li>
  )
}

/** A link that reaches over all of its card. */
export function CardLink({ text, to, about }: Action & { about: string }) {
  return (
    <p className="m-0 mt-auto">
      <Link to={to} className="card-link">
        {/* The arrow never stands alone in a line. */}
        <span className="inline-flex items-end gap-1">
          <span className="underline decoration-1 underline-offset-3">{text}</span>
          {!text.includes(about) && <span className="sr-only">{colon + about}</span>}
          <svg viewBox="0 0 16 16" className="arrow" aria-hidden="true">
            <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" />
          </svg>
        </span>
      </Link>
    </p>
  )
}

export function Bullets({ points, heading }: { points?: readonly string[]; heading?: string }) {
  if (!points) return null
  return (
    <div className="mt-2 text-sm">
      {heading && <p className="m-0 mb-2 font-600">{heading}</p>}
      <ul className="m-0 pl-5 [list-style-type:disc]">
        {points.map((point) => (
          <li key={point} className="my-1">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CardTitleProps
  extends Pick<CardItem, 'title' | 'subtitle' | 'logo' | 'category' | 'publication'> {
  level?: 2 | 3
  className: string
}

/** The head of an item: what it belongs to above its title, its logo beside them. */
export function CardTitle(props: CardTitleProps) {
  const { title, subtitle, logo, category, publication, level = 3, className } = props
  const label = category ?? publication
  const Heading = `h${level}` as const
  const words = (
    <div className="min-w-0">
      {label && <p className="kicker mb-1">{label}</p>}
      <Heading id={level === 2 ? idOf(title) : undefined} className={className}>
        {title}
      </Heading>
      {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
    </div>
  )
  if (!logo) return words
  return (
    <div className="flex items-center gap-4">
      <Picture src={logo} alt="" width={56} height={56} className="shrink-0 max-w-14" />
      {words}
    </div>
  )
}
