/** A short item: a service, an application, a class, an article elsewhere; each shows the fields that it has. */
import type { Href } from '../site'
import type { Action } from '../ui/Button'
import { Link } from '../ui/Link'
import { Picture, type PictureData } from '../ui/Picture'

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
}

/** What all cards of a section share, as page data. */
export interface CardWords {
  /** The words of the link to each card's `url`; `{title}` in it stands for the card's title. */
  linkText?: string
  bulletPointsHeading?: string
  /** Cut titles after two lines and texts after three, so that rows align. */
  clamped?: boolean
}

export function Card({ item, ...words }: CardWords & { item: CardItem }) {
  const { id, title, subtitle, description, bulletPoints, image, logo, picture, url } = item
  const { linkText = '', bulletPointsHeading, clamped } = words
  const label = item.category ?? item.publication
  const link = url ? { text: linkText.replace('{title}', () => title), to: url } : item.link
  return (
    <li
      id={id}
      className={`relative flex flex-col pt-4 border-0 border-t-2 border-solid border-line ${link ? 'lift hover:border-teal' : ''}`}
    >
      {image && (
        <div className="aspect-video mb-4 print:w-60">
          <Picture src={image} alt="" width={640} height={360} cropped />
        </div>
      )}
      {logo && (
        <div className={`relative w-14 mb-3 ${image ? 'ml-4 -mt-11' : ''}`}>
          <Picture src={logo} alt="" width={56} height={56} />
        </div>
      )}
      {picture && <Picture {...picture} className="mb-4 print:w-60" />}
      {label && <p className="kicker mb-1">{label}</p>}
      <h3 className={`heading-3 ${clamped ? 'clamp-2' : ''}`}>{title}</h3>
      {subtitle && <p className="m-0 mt-1 text-sm font-600 text-muted">{subtitle}</p>}
      <p className={`m-0 mt-2 text-muted ${clamped ? 'clamp-3' : ''}`}>{description}</p>
      {bulletPoints && bulletPointsHeading && (
        <p className="m-0 mt-4 text-sm font-600">{bulletPointsHeading}</p>
      )}
      {bulletPoints && (
        <ul className="m-0 mt-2 pl-5 text-base [list-style-type:disc]">
          {bulletPoints.map((point) => (
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
            {!link.text.includes(title) && <span className="sr-only">: {title}</span>}
          </Link>
        </p>
      )}
    </li>
  )
}
