/** The top of the home page: ideas as lines, one thread over those that were chosen and under the rest, and the button where it ends. */
import { type Action, ButtonLink } from '../ui/Button'
import { Thread } from '../ui/Thread'

export interface Choice {
  columns: readonly string[]
  /** What became of each idea: who owns it and from when, or why it is not done, and then no date. */
  rows: readonly (readonly [idea: string, verdict: string, date: string])[]
  caption: string
  /** For whom, how long and from what fee. */
  terms: string
  testimonial: { quote: string; author: string; title: string }
}

interface OpeningProps {
  title: { normal: string; highlighted: string }
  description: string
  primary?: Action
  choice: Choice
}

export function Opening({ title, description, primary, choice }: OpeningProps) {
  const { rows, caption, terms, testimonial } = choice
  const over = rows.map(([, , date]) => date !== '')
  return (
    <section className="relative overflow-hidden border-0 border-b border-solid border-line">
      <div className="wrapper py-8">
        <h1 className="heading-1 text-display leading-none">
          {title.normal}
          <span className="block text-teal"> {title.highlighted}</span>
        </h1>
        <p className="text-lead text-muted mt-4 mb-7 measure">{description}</p>
        <ol
          role="list"
          className="woven ideas relative max-w-120 md:max-w-none"
          aria-label={caption}
        >
          {rows.map(([idea, verdict, date], n) => (
            <li key={idea} className={date ? 'font-600' : 'under text-muted'}>
              <span className="block">{idea}</span>
              <span>{[verdict, date].filter(Boolean).join(', ')}</span>
              <Thread over={over} n={n} end={120} />
            </li>
          ))}
        </ol>
        <div className="columns">
          <div className="relative z-3 md:(col-span-4 col-start-9 row-start-1 text-right)">
            {primary && <ButtonLink {...primary} />}
          </div>
          <div className="md:(col-span-4 row-start-1)">
            <p className="heading-3 md:mt-5">{caption}</p>
            <p className="mt-2 mb-0 text-sm">{terms}</p>
          </div>
          <figure className="md:(col-span-4 mt-5 row-start-1 col-start-5)">
            <blockquote className="font-serif">“{testimonial.quote}”</blockquote>
            <figcaption className="mt-2 text-sm text-muted">
              {testimonial.author}, {testimonial.title}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
