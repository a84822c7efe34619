/** Large pictures with words beside them, left and right by turns: a service, a course, a decision, a person. */
import { ButtonLink } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { Picture, type PictureData } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Bullets, type CardItem, CardTitle, type CardWords, linkOf } from './Card'
import { Illustration, type IllustrationData } from './Illustration'

interface MediaItem extends Omit<CardItem, 'publication' | 'action' | 'drawing'> {
  paragraphs?: readonly string[]
  points?: readonly Point[]
  secondary?: CardItem['link']
  illustration?: IllustrationData
  /** A picture that is shown whole, and described. */
  picture?: PictureData
}

interface Point {
  title: string
  text: string
}

/** The titles of the items are headings of the second level if the section has no heading. */
interface MediaTextProps extends Partial<SectionHeading>, CardWords {
  items: readonly MediaItem[]
  /** A phone shows only the titles of points, and the text of the first one; the others open by a tap. */
  folded?: true
}

export function MediaText(props: MediaTextProps) {
  const { items, folded, linkText, bulletPointsHeading, ...section } = props
  return (
    <SectionLayout {...section} layout="stacked">
      <ol role="list" className="grid grid-cols-1 gap-x-18 gap-y-14 md:(grid-cols-2 gap-y-20)">
        {items.map((item) => {
          const { picture, illustration, image, paragraphs = [] } = item
          const link = linkOf(item, linkText)
          const hasDrawing = image || illustration
          // Next to a long text, the place below its picture would be empty.
          const isBelowPicture = picture && paragraphs.length > 0
          const details = (
            <>
              {item.points && <Points points={item.points} folded={folded} />}
              <Bullets points={item.bulletPoints} heading={bulletPointsHeading} />
              {link && (
                <p className="buttons m-0">
                  <ButtonLink {...link} variant="secondary" about={item.title} />{' '}
                  {item.secondary && <ButtonLink {...item.secondary} variant="secondary" />}
                </p>
              )}
            </>
          )
          return (
            <li
              key={item.title}
              className={`media ${hasDrawing ? 'with-drawing' : ''} ${picture ? 'with-picture' : ''}`}
            >
              <div className="media-title">
                <CardTitle {...item} level={section.heading ? 3 : 2} className="heading-2" />
              </div>
              {picture && (
                <div className="media-picture grid gap-5">
                  <Picture {...picture} className="max-w-90 print:w-80" />
                  {isBelowPicture && details}
                </div>
              )}
              {hasDrawing && <Drawing image={image} illustration={illustration} />}
              <div className="grid grid-cols-1 gap-5 content-start">
                {item.description && (
                  <p className="text-lead text-muted measure m-0">{item.description}</p>
                )}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="measure m-0">
                    {paragraph}
                  </p>
                ))}
                {!isBelowPicture && details}
              </div>
            </li>
          )
        })}
      </ol>
    </SectionLayout>
  )
}

function Points({ points, folded }: { points: readonly Point[]; folded?: true }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:gap-y-5 [grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
      {points.map(({ title, text }, n) => (
        <div key={title} className="odd:last:col-span-full relative pt-3 line-top">
          <dt className={`font-600 ${folded ? 'folded-title' : ''}`}>{title}</dt>
          <dd className="text-sm mt-1">
            {folded ? (
              <Folded title={title} isTitled isOpen={n === 0}>
                <span>{text}</span>
              </Folded>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A drawing that reaches the window's edge. */
function Drawing({ image, illustration }: Pick<MediaItem, 'image' | 'illustration'>) {
  return (
    <figure className="media-drawing flex flex-col">
      <div className="md:grow min-h-0 aspect-[5/4] sm:aspect-[2/1] md:(aspect-[3/2] max-h-180) w-full bg-sunk">
        {image && <Picture src={image} alt="" width={640} height={360} fills />}
        {illustration && <Illustration {...illustration} />}
      </div>
      {illustration?.caption && (
        <figcaption className="text-sm text-muted mt-3">{illustration.caption}</figcaption>
      )}
    </figure>
  )
}
