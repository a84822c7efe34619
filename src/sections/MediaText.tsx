/** Pictures with words beside them, left and right by turns: a service and its points, an application, a person. */
import { ButtonLink } from '../ui/Button'
import { Illustration, type IllustrationData } from '../ui/Illustration'
import { idOf } from '../ui/idOf'
import { Picture } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import type { CardItem, CardWords } from './Card'
import { linkOf } from './CardLink'
import { CardTitle } from './CardTitle'

/** Without any picture, its points stand beside its words. */
interface MediaItem extends Omit<CardItem, 'id' | 'category' | 'publication' | 'bulletPoints'> {
  paragraphs?: readonly string[]
  /** Each with a text, or with short entries such as degrees. */
  points?: readonly { title: string; text?: string; values?: readonly string[] }[]
  secondary?: CardItem['link']
  illustration?: IllustrationData & { caption?: string }
}

/** Without a heading, each item is a section of its own. */
interface MediaTextProps extends Partial<SectionHeading>, Pick<CardWords, 'linkText'> {
  items: readonly MediaItem[]
  background?: 'raised'
}

export function MediaText({ items, linkText, ...section }: MediaTextProps) {
  const { heading } = section
  const views = items.map((item, index) => (
    <Item
      key={item.title}
      item={{ ...item, link: linkOf(item, linkText) }}
      level={heading ? 3 : 2}
      isOdd={index % 2 === 1}
      isOnly={items.length === 1}
    />
  ))
  if (!heading)
    return views.map((view, index) => (
      <SectionLayout
        key={view.key}
        labelledBy={idOf(items[index]?.title ?? '')}
        background={index % 2 ? 'raised' : 'paper'}
      >
        {view}
      </SectionLayout>
    ))
  return (
    <SectionLayout {...section} layout="stacked">
      <ul role="list" className="grid gap-14">
        {views.map((view) => (
          <li key={view.key}>{view}</li>
        ))}
      </ul>
    </SectionLayout>
  )
}

interface ItemProps {
  item: MediaItem
  level: 2 | 3
  isOdd: boolean
  isOnly: boolean
}

function Item({ item, level, isOdd, isOnly }: ItemProps) {
  const { title, description, paragraphs = [], points, link, secondary } = item
  const media = mediaOf(item)
  const about = isOnly || link?.text.includes(title) ? undefined : title
  const words = (
    <>
      <CardTitle {...item} level={level} className="heading-2" />
      <p className="text-lead text-muted measure mt-3 mb-6">{description}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="measure mt-0 mb-4">
          {paragraph}
        </p>
      ))}
    </>
  )
  const details = (
    <>
      {points && <Points points={points} />}
      {link && (
        <p className="m-0 flex flex-wrap gap-3">
          <ButtonLink {...link} variant="secondary" about={about} />
          {secondary && <ButtonLink {...secondary} variant="secondary" />}
        </p>
      )}
    </>
  )
  if (!media)
    return (
      <div className="columns">
        <div className="md:col-span-5">{words}</div>
        <div className="md:col-span-7">{details}</div>
      </div>
    )
  const place = isOdd ? 'md:col-start-8' : 'md:order-first'
  return (
    <div className={`columns ${item.paragraphs ? '' : 'md:items-center'}`}>
      <div className={`md:col-span-6 ${isOdd ? '' : 'md:col-start-7'}`}>
        {words}
        {details}
      </div>
      <div className={`md:col-span-5 ${item.picture ? 'order-first' : place}`}>{media}</div>
    </div>
  )
}

function mediaOf({ image, picture, illustration }: MediaItem) {
  if (image) return <Picture src={image} alt="" width={640} height={360} className="print:w-60" />
  if (picture) return <Picture {...picture} className="max-w-90 print:w-60" />
  if (!illustration) return undefined
  const { caption } = illustration
  return (
    <figure className="max-w-120">
      <Illustration {...illustration} />
      {caption && <figcaption className="text-sm text-muted mt-3">{caption}</figcaption>}
    </figure>
  )
}

function Points({ points }: Required<Pick<MediaItem, 'points'>>) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 mb-7">
      {points.map(({ title, text = '', values = [text] }) => (
        <div key={title} className="pt-3 line-top">
          <dt className="font-600">{title}</dt>
          {values.map((value) => (
            <dd key={value} className="text-muted text-sm mt-1">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
