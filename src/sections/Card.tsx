/** A short item: a service, an application, a piece in the press; each shows the fields that it has. */
import { type ReactElement, useState } from 'react'
import { fill } from '../locale'
import type { Href } from '../site'
import { type Action, ButtonLink } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { Icon } from '../ui/Icon'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { Picture, type PictureData } from '../ui/Picture'
import { colon, film } from '../words'

/** A card as page data; images and logos are paths below `public/`, and decorative. */
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
  /** In a frieze, a drawing of 296 by 272 px, through the middle of whose sides the thread comes and goes. */
  drawing?: string
  /** A picture that is shown whole, and described. */
  picture?: PictureData
  /** The target of the card, with words of its own; `url` has those of the section. */
  link?: Action
  url?: Href
  /** A button, such as that of a download. */
  action?: Action
  /** The address of a film; the picture is behind its button. */
  play?: string
}

/** The words that all cards of a section share, as page data. */
export interface CardWords {
  /** The words of the link to each card's `url`; `{title}` becomes the card's title. */
  linkText?: string
  bulletPointsHeading?: string
}

/** @returns the link of an item, in words of its own or of its section */
export const linkOf = ({ title, url, link }: CardItem, text = '') =>
  url ? { text: text.replace('{title}', () => title), to: url } : link

interface CardProps extends CardWords {
  item: CardItem
  /** Whether a phone shows its text; it has a title only until it is opened. */
  folded?: 'open' | 'closed'
  /** Whether a phone shows its words beside its picture. */
  isBeside: boolean
  children?: ReactElement | false
}

export function Card({ item, folded, isBeside, children, ...words }: CardProps) {
  const { title, description, publication, bulletPoints, image, picture, action, play } = item
  const link = linkOf(item, words.linkText)
  const label = item.category ?? publication
  /** Whether a phone shows no more than title, text and arrow. */
  const isRow = link && (!item.url || item.logo) && !action
  const textClasses = [
    'm-0 mt-2 text-muted',
    publication ? 'clamp-3 lt-md:text-sm' : 'lt-sm:text-sm',
    // Where a subtitle says in a line what it is, a phone shows no more.
    isRow && item.subtitle && !picture && 'lt-sm:sr-only',
  ]
  const button = action && <ButtonLink {...action} variant="secondary" isTested />
  const text = description && <p className={textClasses.filter(Boolean).join(' ')}>{description}</p>
  const bullets = bulletPoints && (
    <div className={folded ? 'mt-4 lt-sm:(mt-2 text-sm)' : 'lt-sm:text-sm'}>
      <Bullets points={bulletPoints} heading={words.bulletPointsHeading} />
    </div>
  )
  return (
    <li
      className={`card ${link ? 'lift' : ''} ${isBeside ? 'cover-beside' : ''} ${image ? 'at-sm:(!grid grid-cols-[17.5rem_1fr] gap-x-8)' : ''}`}
    >
      {item.drawing && (
        <div className="drawing">
          <Picture src={item.drawing} alt="" width={296} height={272} />
        </div>
      )}
      {(label || image || picture || play) && (
        <div
          className={`${isBeside ? 'lt-sm:row-span-2' : 'at-sm:row-span-2'} ${image && item.logo ? 'screen lt-sm:-mx-5' : ''}`}
        >
          {image && (
            <Picture
              src={image}
              alt=""
              width={640}
              height={400}
              className={item.logo ? 'mb-4 lt-sm:mb-1.5' : 'mb-4'}
            />
          )}
          {picture && !play && (
            <Picture
              {...picture}
              className={`mb-4 max-w-90 ${isBeside ? 'at-sm:(max-w-none w-full aspect-square [object-fit:cover] [object-position:top])' : 'at-sm:max-w-50'} print:w-40 lt-sm:(mb-1 aspect-square [object-fit:cover] [object-position:top])`}
            />
          )}
          {play && <Film title={title} src={play} picture={picture} />}
          {label && <p className="kicker">{label}</p>}
        </div>
      )}
      <div>
        <CardTitle
          {...item}
          className={`heading-3 ${publication ? 'clamp-2' : ''} ${(isRow && (isBeside || !picture)) || folded ? 'lt-sm:pr-8' : ''}`}
        />
        {folded ? (
          <Folded title={title} isOpen={folded === 'open'}>
            {text}
            {bullets}
            {button && <p className="mt-4 mb-0 lt-sm:mt-3">{button}</p>}
          </Folded>
        ) : (
          text
        )}
      </div>
      {!folded && bullets}
      {(link || (button && !folded)) && (
        <p
          className={`m-0 mt-auto ${isRow ? 'lt-sm:(h-0 -mt-2)' : ''} ${action ? 'lt-sm:pt-2' : ''} ${isBeside ? 'lt-sm:col-start-2' : ''}`}
        >
          {link && <CardLink {...link} about={title} isShort={Boolean(isRow)} />}
          {!folded && button}
        </p>
      )}
      {children}
    </li>
  )
}

/** A link that reaches over all of its card. @param isShort whether a phone shows its arrow alone, beside the title */
function CardLink({ text, to, about, isShort }: Action & { about: string; isShort: boolean }) {
  return (
    <Link to={to} className="card-link">
      <span className={isShort ? 'lt-sm:sr-only' : ''}>{text}</span>
      {!text.includes(about) && <span className="sr-only">{colon + about}</span>}
      <svg
        viewBox="0 0 16 16"
        className={isShort ? 'arrow lt-sm:(absolute right-0 top-4.5)' : 'arrow'}
        aria-hidden="true"
      >
        <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" />
      </svg>
    </Link>
  )
}

export function Bullets({ points, heading }: { points?: readonly string[]; heading?: string }) {
  if (!points) return null
  return (
    <div>
      {heading && <p className="m-0 mb-2 text-sm font-600">{heading}</p>}
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

interface CardTitleProps extends Pick<CardItem, 'title' | 'subtitle' | 'logo'> {
  level?: 2 | 3
  className: string
}

/** The head of a card: its logo beside its title and subtitle. */
export function CardTitle({ title, subtitle, logo, level = 3, className }: CardTitleProps) {
  const Heading = `h${level}` as const
  const words = (
    <div className="min-w-0">
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

/** A button that becomes the embedded video on a click; before that, its host gets no request. */
function Film({ title, src, picture }: { title: string; src: string; picture?: PictureData }) {
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <iframe
        src={src}
        title={title}
        className="block w-full aspect-video border-0"
        allow="autoplay; fullscreen; picture-in-picture"
        ref={(iframe) => iframe?.focus()}
        // A film of this site begins at the same click; a frame of another site does so by itself.
        onLoad={({ currentTarget }) =>
          currentTarget.contentDocument?.querySelector('video')?.play().catch(console.warn)
        }
      />
    )
  return (
    <div className="relative aspect-video [background:linear-gradient(90deg,var(--deep-line)_2px,transparent_0)_0_0/12.5%_var(--deep)] text-on-deep on-deep">
      {picture && <Picture {...picture} alt="" className="absolute right-0 !w-auto h-full" />}
      <button
        type="button"
        data-defer-click=""
        className={`needs-script relative w-full h-full flex flex-col items-center justify-center gap-4 bg-transparent border-0 cursor-pointer font-600 hover:underline underline-offset-4 ${picture ? 'pr-[48%]' : ''}`}
        onClick={() => setPlaying(true)}
      >
        <span className="p-6 rounded-full bg-accent text-on-accent">
          <Icon size={24}>
            <path d="M7 4v16l13-8z" fill="currentColor" />
          </Icon>
        </span>
        <span>{fill(film.play, { title })}</span>
      </button>
      <noscript>
        <a className="absolute inset-4" href={src}>
          {fill(film.watch, { title })}
        </a>
      </noscript>
    </div>
  )
}
