/** Large blocks that alternate sides, each with its art, its points and a link. */
import { type Action, ButtonLink } from '../ui/Button'
import { idOf } from '../ui/SectionLayout'
import { Weave } from '../ui/Weave'

export interface FeaturesProps {
  items: readonly {
    title: string
    text: string
    points: readonly { title: string; text: string }[]
    link: Action
  }[]
}

export function Features({ items }: FeaturesProps) {
  return items.map((item, index) => (
    <section
      key={item.title}
      className={`band ${index % 2 ? 'bg-raised' : ''}`}
      aria-labelledby={idOf(item.title)}
    >
      <div className="frame columns items-center">
        <div className={`md:col-span-4 ${index % 2 ? 'md:order-2 md:col-start-9' : ''}`}>
          <Weave
            seed={item.title}
            width={400}
            height={320}
            warp={9}
            weft={6 + index}
            ground={index % 2 ? 'raised' : 'paper'}
            className="w-full max-h-60 md:max-h-80"
          />
        </div>
        <div className={index % 2 ? 'md:col-span-7' : 'md:col-span-7 md:col-start-6'}>
          <h2 id={idOf(item.title)} className="heading-2">
            {item.title}
          </h2>
          <p className="text-lead text-muted mt-3 mb-6">{item.text}</p>
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 mb-7">
            {item.points.map((point) => (
              <div key={point.title} className="pt-3 rule">
                <dt className="font-600">{point.title}</dt>
                <dd className="text-muted text-sm mt-1">{point.text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink
            to={item.link.to}
            text={item.link.text}
            weight="secondary"
            about={item.title}
          />
        </div>
      </div>
    </section>
  ))
}
