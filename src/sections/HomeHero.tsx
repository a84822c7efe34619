/** The top of the home page: ideas as lines, one thread over those that were chosen and under the rest, and the button where it ends. */
import { quoted } from '../locale'
import { type Action, ButtonLink } from '../ui/Button'
import { Thread } from '../ui/Thread'

export interface Choice {
  /** What became of each idea: who owns it and from when, or why it is not done, and then no date. */
  rows: readonly (readonly [idea: string, verdict: string, date: string])[]
  caption: string
  /** For whom, how long and from what fee. */
  terms: string
  testimonial?: { quote: string; author: string; title: string }
}

interface HomeHeroProps {
  title: { normal: string; highlighted: string }
  description: string
  primary?: Action
  choice: Choice
}

export function HomeHero({ title, description, primary, choice }: HomeHeroProps) {
  const { rows, caption, terms, testimonial } = choice
  const over = rows.map(([, , date]) => date !== '')
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid">
      <div className="wrapper columns gap-y-3 py-8">
        <div className="md:col-span-full">
          <h1 className="heading-1 text-display leading-none">
            {title.normal}
            <span className="block text-teal"> {title.highlighted}</span>
          </h1>
          <p className="text-lead text-muted mt-4 mb-3 measure">{description}</p>
        </div>
        <ol role="list" className="woven ideas relative md:col-span-6 lg:col-span-full">
          {rows.map(([idea, verdict, date], n) => (
            <li key={idea} className={date ? 'font-600' : 'under text-muted'}>
              <span className="block">{idea}</span>
              <span>{date ? `${verdict}, ${date}` : verdict}</span>
              <Thread over={over} n={n} end={120} />
            </li>
          ))}
        </ol>
        <div className="relative z-3 md:col-span-6 lg:(col-span-4 col-start-9 row-start-3 -mt-3 text-right)">
          {primary && <ButtonLink {...primary} />}
        </div>
        <div className="md:(col-span-5 col-start-8 row-start-2 row-span-2) lg:[display:contents]">
          <div className="lg:(col-span-4 row-start-3 mt-2)">
            <p className="heading-3">{caption}</p>
            <p className="mt-2 mb-0 text-sm">{terms}</p>
          </div>
          {testimonial && (
            <figure className="mt-5 lg:(col-span-4 row-start-3 mt-2)">
              <blockquote className="font-serif">{quoted(testimonial.quote)}</blockquote>
              <figcaption className="mt-2 text-sm">
                <span className="font-600">{testimonial.author}</span>
                <span className="block text-muted">{testimonial.title}</span>
              </figcaption>
            </figure>
          )}
        </div>
      </div>
    </section>
  )
}
