/** Large pictures with words beside them, left and right by turns: a service, a course, a decision, a person. */
import { Fragment } from 'react'
import { ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Bullets, type CardItem, CardTitle, type CardWords, linkOf } from './Card'

interface MediaItem extends Omit<CardItem, 'publication' | 'action' | 'play'> {
  paragraphs?: readonly string[]
  points?: readonly { title: string; text: string }[]
  secondary?: CardItem['link']
  illustration?: IllustrationData
}

/** The titles of the items are headings of the second level if the section has no heading. */
interface MediaTextProps extends Partial<SectionHeading>, CardWords {
  items: readonly MediaItem[]
}

/** The widths of a picture and its words: a portrait is narrow, and a drawing needs the whole width of a tablet. */
const narrow = ['self-start sm:(stays-in-view col-span-4)', 'sm:col-span-8']
const wide = ['sm:col-span-12 md:col-span-7', 'sm:col-span-12 md:col-span-5']

/** A row with a picture; an item without one takes half of a row. */
const rowClasses =
  'grid grid-cols-1 gap-x-8 gap-y-6 items-center sm:grid-cols-12 md:col-span-2 print:[break-inside:auto]'

export function MediaText({ items, linkText, bulletPointsHeading, ...section }: MediaTextProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ol role="list" className="grid grid-cols-1 gap-x-18 gap-y-14 md:(grid-cols-2 gap-y-20)">
        {items.map((item, n) => {
          const { category, image, picture, illustration, paragraphs = [], points } = item
          const link = linkOf(item, linkText)
          const [mediaClass, wordsClass] = picture ? narrow : wide
          const media = image || picture || illustration
          return (
            <li key={item.title} className={media && rowClasses}>
              {media && (
                <div className={`print:w-80 ${mediaClass} ${n % 2 ? 'md:order-last' : ''}`}>
                  {image && <Picture src={image} alt="" width={640} height={360} />}
                  {picture && <Picture {...picture} className="max-w-90" />}
                  {illustration && <Illustration {...illustration} />}
                </div>
              )}
              <div className={`grid grid-cols-1 gap-5 ${wordsClass}`}>
                {category && <p className="kicker -mb-3">{category}</p>}
                <CardTitle {...item} level={section.heading ? 3 : 2} className="heading-2" />
                <p className="text-lead text-muted measure m-0 empty:hidden">{item.description}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="measure m-0">
                    {paragraph}
                  </p>
                ))}
                {points && (
                  <dl className="grid gap-x-8 gap-y-5 [grid-template-columns:repeat(auto-fit,minmax(min(100%,max(12rem,40%)),1fr))]">
                    {points.map(({ title, text }) => (
                      <div key={title} className="pt-3 line-top">
                        <dt className="font-600">{title}</dt>
                        <dd className="text-muted text-sm mt-1">{text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                <Bullets points={item.bulletPoints} heading={bulletPointsHeading} />
                {link && (
                  <p className="m-0 flex flex-wrap gap-3">
                    <ButtonLink {...link} variant="secondary" about={item.title} />{' '}
                    {item.secondary && <ButtonLink {...item.secondary} variant="secondary" />}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </SectionLayout>
  )
}

/** A drawing as page data; `alt` says in one sentence what drawing and words show together. */
interface IllustrationData extends PictureData {
  words: readonly Word[]
  caption?: string
}

/** A line of text at the place of its beginning, or of its middle if it is centered, in px of the drawing. */
type Word = readonly [x: number, y: number, text: string, style?: keyof typeof wordStyles]

const centered = { fontSize: 15, textAnchor: 'middle' } as const

const wordStyles = {
  label: { fontSize: 15 },
  title: { fontSize: 22, className: 'font-serif' },
  note: { fontSize: 15, className: 'text-muted' },
  centered,
  heading: { ...centered, className: 'font-600' },
  /** The style on a dark area. */
  inverse: { ...centered, className: 'text-paper' },
}

/** A drawing with words on it, which stay text, in the page's type and colors, and grow with the drawing. */
function Illustration({ words, caption, alt, ...picture }: IllustrationData) {
  return (
    <figure className="max-w-150">
      <div className="relative">
        <Picture {...picture} alt="" />
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          className="absolute inset-0 w-full h-full"
          fill="currentColor"
          role="img"
          aria-label={alt}
        >
          {words.map(([x, y, text, style = 'label']) => (
            <Fragment key={`${x} ${y}`}>
              <text x={x} y={y} {...wordStyles[style]}>
                {text}
              </text>{' '}
            </Fragment>
          ))}
        </svg>
      </div>
      {caption && <figcaption className="text-sm text-muted mt-3">{caption}</figcaption>}
    </figure>
  )
}
