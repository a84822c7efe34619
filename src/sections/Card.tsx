/** A short item: a service, an application, a position; each shows the fields that it has. */
import type { Href } from '../site'
import { type Action, ButtonLink, testIdOf } from '../ui/Button'
import { Mark } from '../ui/Mark'
import { Picture, type PictureData } from '../ui/Picture'
import { CardLink, linkOf } from './CardLink'
import { CardPoints } from './CardPoints'
import { CardTitle } from './CardTitle'
import { Film } from './Film'

/** A card as page data; images and logos are paths below `public/` and decorate what the words say. */
export interface CardItem {
  /** Its part of the page's address. */
  id?: string
  title: string
  subtitle?: string
  description: string
  /** Above the title, as is the publication. */
  category?: string
  publication?: string
  bulletPoints?: readonly string[]
  image?: string
  logo?: string
  /** Shown whole, and described. */
  picture?: PictureData
  /** Where the card leads, with words of its own or with those of its section. */
  link?: Action
  url?: Href
  /** A button, such as that of a download. */
  action?: Action
  /** The address of a film, whose frame takes the place of a picture. */
  play?: string
}

/** What all cards of a section share, as page data. */
export interface CardWords {
  /** The words of the link to each card's `url`; `{title}` in it stands for the card's title. */
  linkText?: string
  bulletPointsHeading?: string
  /** Titles are numbers, set large. */
  numbers?: true
}

interface CardProps extends CardWords {
  item: CardItem
  /** Of the title. */
  level: 2 | 3
}

export function Card({ item, level, linkText, bulletPointsHeading, numbers }: CardProps) {
  const { id, title, description, bulletPoints, image, picture, action, play } = item
  const label = item.category ?? item.publication
  const link = linkOf(item, linkText)
  return (
    <li
      id={id}
      className={`relative flex flex-col ${level === 3 ? 'pt-4 border-0 border-t-2 border-solid border-line' : ''} ${link ? 'lift hover:border-teal' : ''}`}
    >
      {image && (
        <div className="aspect-video mb-4 print:w-60">
          <Picture src={image} alt="" width={640} height={360} cropped />
        </div>
      )}
      {picture && <Picture {...picture} className="mb-4 print:w-60" />}
      {play && <Film title={title} src={play} />}
      {action && <Mark seed={action.to} className="mb-4" />}
      {label && <p className="kicker mb-1">{label}</p>}
      <CardTitle {...item} level={level} isNumber={numbers} />
      <p className="m-0 mt-2 text-muted">{description}</p>
      {bulletPoints && (
        <div className="mt-4">
          <CardPoints heading={bulletPointsHeading} points={bulletPoints} />
        </div>
      )}
      {link && (
        <p className="m-0 mt-auto pt-4">
          <CardLink {...link} title={title} />
        </p>
      )}
      {action && (
        <p className="m-0 mt-auto pt-4">
          <ButtonLink {...action} variant="secondary" testId={testIdOf(action)} />
        </p>
      )}
    </li>
  )
}
