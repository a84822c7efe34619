/** Large blocks, each with a list of points and a link; where they have drawings, these alternate sides. */
import { type Action, ButtonLink } from '../ui/Button'
import { Illustration, type IllustrationData } from '../ui/Illustration'
import { idOf } from '../ui/idOf'
import { backgroundClasses } from '../ui/SectionLayout'

interface FeaturesProps {
  items: readonly {
    title: string
    description: string
    points: readonly { title: string; text: string }[]
    link: Action
    illustration?: IllustrationData & { caption: string }
  }[]
}

export function Features({ items }: FeaturesProps) {
  return items.map(({ title, description, points, link, illustration }, index) => (
    <section
      key={title}
      className={`section-spacing ${backgroundOf(index)}`}
      aria-labelledby={idOf(title)}
    >
      <div className={`wrapper columns ${illustration ? 'items-center' : ''}`}>
        <div className={textClasses(Boolean(illustration), index)}>
          <div className="md:col-span-5">
            <h2 id={idOf(title)} className="heading-2">
              {title}
            </h2>
            <p className="text-lead text-muted measure mt-3 mb-6">{description}</p>
          </div>
          <div className="md:col-span-7">
            <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 mb-7">
              {points.map((point) => (
                <div key={point.title} className="pt-3 line-top">
                  <dt className="font-600">{point.title}</dt>
                  <dd className="text-muted text-sm mt-1">{point.text}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink {...link} variant="secondary" about={title} />
          </div>
        </div>
        {illustration && (
          <figure
            className={`max-w-120 md:col-span-5 ${index % 2 ? 'md:col-start-8' : 'md:order-first'}`}
          >
            <Illustration {...illustration} />
            <figcaption className="text-sm text-muted mt-3">{illustration.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  ))
}

const backgroundOf = (index: number) => backgroundClasses[index % 2 ? 'raised' : 'paper']

/** Beside a drawing the text is one column; without one, its points stand beside its heading. */
const textClasses = (illustrated: boolean, index: number) => {
  if (!illustrated) return 'md:col-span-12 columns'
  return index % 2 ? 'md:col-span-6' : 'md:col-span-6 md:col-start-7'
}
