/** A person: portrait, a card with the essentials, the story, and where to meet them. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture } from '../ui/Picture'

export interface ProfileProps {
  name: string
  role: string
  card: string
  portrait: { src: string; alt: string; width: number; height: number }
  paragraphs: readonly string[]
  link: Action
}

export function Profile({ name, role, card, portrait, paragraphs, link }: ProfileProps) {
  return (
    <section className="band" aria-labelledby="profile">
      <div className="frame columns">
        <div className="md:col-span-4">
          <Picture {...portrait} className="max-w-90" />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <h2 id="profile" className="heading-2">
            {name}
          </h2>
          <p className="kicker mt-1">{role}</p>
          <p className="font-serif text-lead mt-5 mb-6 pl-5 border-0 border-l-2 border-solid border-teal">
            {card}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-0 mb-4">
              {paragraph}
            </p>
          ))}
          <div className="mt-7">
            <ButtonLink {...link} weight="secondary" />
          </div>
        </div>
      </div>
    </section>
  )
}
