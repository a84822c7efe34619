/** Large pictures with words beside them, left and right by turns: a service, a course, a decision, a person. */
import { ButtonLink } from '../ui/Button'
import { Folded } from '../ui/Folded'
import { Picture } from '../ui/Picture'
import { type SectionHeading, SectionLayout } from '../ui/SectionLayout'
import { Bullets, type CardItem, CardTitle, type CardWords, linkOf } from './Card'
import { Illustration, type IllustrationData } from './Illustration'

interface MediaItem extends Omit<CardItem, 'publication' | 'action' | 'play'> {
  paragraphs?: readonly string[]
  points?: readonly { title: string; text: string }[]
  secondary?: CardItem['link']
  illustration?: IllustrationData
}

/** The titles of the items are headings of the second level if the section has no heading. */
interface MediaTextProps extends Partial<SectionHeading>, CardWords {
  items: readonly MediaItem[]
  /** Whether a phone shows only the titles of points, and the text of the first one, unless `all` are folded; the others open by a tap. */
  folded?: true | 'all'
  /** Whether the title of a lone item is large, and above its drawing on small screens. */
  titleAbove?: true
}

/** A row with a picture; an item without one takes half of a row. */
const rowClasses =
  'grid grid-cols-1 gap-x-8 gap-y-4 sm:(gap-y-6 grid-cols-12) items-center md:col-span-2 print:[break-inside:auto]'

export function MediaText(props: MediaTextProps) {
  const { items, folded, titleAbove, linkText, bulletPointsHeading, ...section } = props
  return (
    <SectionLayout {...section} layout="stacked">
      <ol role="list" className="grid grid-cols-1 gap-x-18 gap-y-14 md:(grid-cols-2 gap-y-20)">
        {items.map((item, n) => {
          const { category, picture, paragraphs = [], points } = item
          const link = linkOf(item, linkText)
          const hasDrawing = item.image || item.illustration
          // The only one of a section, and one with few points, is larger than the heading of the section.
          const isLarge = hasDrawing && (items.length === 1 || (points && points.length < 4))
          const wordsClass = picture
            ? 'sm:(col-span-7 row-span-2 self-start) md:col-span-8'
            : `sm:col-span-12 md:col-span-5 ${titleAbove ? 'md:(col-start-8 self-start)' : ''}`
          // Next to a long text, the place below its picture would be empty.
          const isBelowPicture = picture && paragraphs.length > 0
          const title = (
            <>
              {category && <p className="kicker -mb-3">{category}</p>}
              <CardTitle
                {...item}
                level={section.heading ? 3 : 2}
                className={`heading-2 ${titleAbove ? 'text-[min(12vw,2.8rem)]' : ''} ${isLarge ? 'lg:text-[2.875rem]' : ''}`}
              />
            </>
          )
          const details = (
            <>
              {points && (
                <dl className="grid gap-x-8 gap-y-3 sm:gap-y-5 [grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
                  {points.map(({ title, text }, n) => (
                    <div
                      key={title}
                      className={`odd:last:col-span-full relative pt-3 line-top ${folded ? '' : 'lt-md:(flex flex-wrap gap-x-4 items-baseline)'}`}
                    >
                      <dt className={`flex-[1_7rem] font-600 ${folded ? 'folded-title' : ''}`}>
                        {title}
                      </dt>
                      <dd
                        className={`flex-[2_10rem] text-muted mt-1 ${isLarge ? 'lt-lg:text-sm' : 'text-sm'}`}
                      >
                        {folded ? (
                          <Folded title={title} isTitled isOpen={folded !== 'all' && n === 0}>
                            <span>{text}</span>
                          </Folded>
                        ) : (
                          text
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
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
              className={
                (picture || hasDrawing) &&
                `${rowClasses} ${picture ? 'sm:grid-rows-[auto_1fr]' : ''}`
              }
            >
              {picture && (
                <div className="sm:col-span-5 md:col-span-4 print:w-80">
                  <Picture {...picture} className="max-w-90" />
                </div>
              )}
              {titleAbove && (
                <div className="grid gap-5 sm:col-span-12 md:(col-span-5 col-start-8 self-end)">
                  {title}
                </div>
              )}
              <Drawing {...item} isAtEnd={n % 2 === 1} isBelow={titleAbove} />
              <div className={`grid grid-cols-1 gap-5 ${wordsClass}`}>
                {!titleAbove && title}
                <p className="text-lead text-muted measure m-0 empty:hidden">{item.description}</p>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="measure m-0">
                    {paragraph}
                  </p>
                ))}
                {!isBelowPicture && details}
              </div>
              {isBelowPicture && (
                <div className="grid gap-5 sm:col-span-5 md:col-span-4 sm:row-start-2 self-start">
                  {details}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </SectionLayout>
  )
}

interface DrawingProps extends Pick<MediaItem, 'image' | 'illustration'> {
  /** Whether it is behind the words, as in each second row. */
  isAtEnd: boolean
  /** Whether its title is above it on small screens. */
  isBelow?: boolean
}

/** A drawing that reaches the window's edge. */
function Drawing({ image, illustration, isAtEnd, isBelow }: DrawingProps) {
  if (!image && !illustration) return null
  const side = isAtEnd ? 'md:order-last to-end' : 'to-start'
  return (
    <figure
      className={`to-edges ${side} ${isBelow ? 'md:(row-start-1 row-span-2)' : ''} sm:col-span-12 md:(col-span-7 self-stretch flex flex-col)`}
    >
      <div className="grow min-h-0 aspect-[5/4] sm:aspect-[3/2] max-h-150 md:max-h-180 w-full bg-sunk">
        {image && <Picture src={image} alt="" width={640} height={360} fills />}
        {illustration && <Illustration {...illustration} />}
      </div>
      {illustration?.caption && (
        <figcaption
          className={`text-sm text-muted mt-3 lt-sm:mx-5 at-sm:mx-8 ${isAtEnd ? '' : 'md:[margin-inline:max(2rem,50vw-36rem)_0]'}`}
        >
          {illustration.caption}
        </figcaption>
      )}
    </figure>
  )
}
