/** Pictures with words beside them, left and right by turns: a service and its points, an application, a person. */
import { ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { type CardItem, CardTitle, type CardWords, linkOf } from './Card'

type NotHere = 'id' | 'category' | 'publication' | 'bulletPoints' | 'action' | 'play'

interface MediaItem extends Omit<CardItem, NotHere> {
  paragraphs?: readonly string[]
  points?: readonly { title: string; text: string }[]
  secondary?: CardItem['link']
  illustration?: IllustrationData
}

/** Without a heading, the titles of the items are those of the section. */
interface MediaTextProps extends Partial<SectionHeading>, Pick<CardWords, 'linkText'> {
  items: readonly MediaItem[]
  background?: 'raised'
}

export function MediaText({ items, linkText, ...section }: MediaTextProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ul role="list" className="grid grid-cols-1 gap-14 md:gap-20">
        {items.map((item, n) => (
          <li key={item.title} className={item.paragraphs ? 'columns' : 'columns md:items-center'}>
            <div className={n % 2 ? 'media md:col-start-8' : 'media'}>
              {item.image && <Picture src={item.image} alt="" width={640} height={360} />}
              {item.picture && <Picture {...item.picture} className="max-w-90" />}
              {item.illustration && <Illustration {...item.illustration} />}
            </div>
            <div className={n % 2 ? 'md:col-span-6' : 'md:(col-span-6 col-start-7)'}>
              <Words item={item} level={section.heading ? 3 : 2} linkText={linkText} />
            </div>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}

interface WordsProps extends Pick<CardWords, 'linkText'> {
  item: MediaItem
  /** Of the title. */
  level: 2 | 3
}

function Words({ item, level, linkText }: WordsProps) {
  const { title, description, paragraphs = [], points, secondary } = item
  const link = linkOf(item, linkText)
  return (
    <>
      <CardTitle {...item} level={level} className="heading-2" />
      <p className="text-lead text-muted measure mt-3 mb-6">{description}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure mt-0 mb-4">
          {paragraph}
        </p>
      ))}
      {points && (
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 mb-7">
          {points.map(({ title, text }) => (
            <div key={title} className="pt-3 line-top">
              <dt className="font-600">{title}</dt>
              <dd className="text-muted text-sm mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <p className="m-0 flex flex-wrap gap-3">
          <ButtonLink {...link} variant="secondary" about={title} />
          {secondary && <ButtonLink {...secondary} variant="secondary" />}
        </p>
      )}
    </>
  )
}

/** A drawing as page data; `alt` says in one sentence what drawing and words show together. */
interface IllustrationData extends PictureData {
  words: readonly Word[]
  caption?: string
}

/** Where its line of text begins, or its middle is, in px of the drawing. */
type Word = readonly [x: number, y: number, text: string, style?: keyof typeof wordStyles]

const centered = { fontSize: 15, textAnchor: 'middle' } as const

const wordStyles = {
  label: { fontSize: 15 },
  title: { fontSize: 22, className: 'font-serif' },
  note: { fontSize: 15, className: 'text-muted' },
  centered,
  heading: { ...centered, className: 'font-600' },
  /** On a dark area. */
  inverse: { ...centered, className: 'text-paper' },
}

/** A drawing with words on it, which stay text, in the page's type and colors, and grow with the drawing. */
function Illustration({ words, caption, alt, ...picture }: IllustrationData) {
  return (
    <figure className="max-w-120">
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
            <text key={`${x} ${y}`} x={x} y={y} {...wordStyles[style]}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      {caption && <figcaption className="text-sm text-muted mt-3">{caption}</figcaption>}
    </figure>
  )
}
