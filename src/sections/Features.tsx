/** Large blocks that alternate sides, each with a drawing, a list of points and a link. */
import { type Action, ButtonLink } from '../ui/Button'
import { Illustration, type IllustrationData } from '../ui/Illustration'
import { idOf } from '../ui/SectionLayout'
import { Weave } from '../ui/Weave'

interface FeaturesProps {
  items: readonly {
    title: string
    description: string
    points: readonly { title: string; text: string }[]
    link: Action
    /** Woven threads where there is none. */
    illustration?: IllustrationData & { caption: string }
  }[]
}

export function Features({ items }: FeaturesProps) {
  return items.map(({ title, description, points, link, illustration }, index) => (
    <section
      key={title}
      className={`section-spacing ${index % 2 ? 'bg-raised' : ''}`}
      aria-labelledby={idOf(title)}
    >
      <div className="wrapper columns items-center">
        <div className={`md:col-span-5 ${index % 2 ? 'md:order-2 md:col-start-8' : ''}`}>
          {illustration ? (
            <figure className="max-w-120">
              <Illustration {...illustration} />
              <figcaption className="text-sm text-muted mt-3">{illustration.caption}</figcaption>
            </figure>
          ) : (
            <Weave
              seed={title}
              width={400}
              height={320}
              warp={9}
              weft={6 + index}
              background={index % 2 ? 'raised' : 'paper'}
              className="w-full max-h-60 md:max-h-80"
            />
          )}
        </div>
        <div className={index % 2 ? 'md:col-span-6' : 'md:col-span-6 md:col-start-7'}>
          <h2 id={idOf(title)} className="heading-2">
            {title}
          </h2>
          <p className="text-lead text-muted mt-3 mb-6">{description}</p>
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
    </section>
  ))
}
