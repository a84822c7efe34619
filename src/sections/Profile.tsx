/** A person: portrait, role, a summary, the story, a few facts and a link. */
import { type Action, ButtonLink } from '../ui/Button'
import { Picture, type PictureData } from '../ui/Picture'

interface ProfileProps {
  name: string
  role: string
  card: string
  portrait: PictureData
  paragraphs: readonly string[]
  /** Lists of short entries: degrees, fields. */
  facts: readonly { label: string; values: readonly string[] }[]
  link: Action
  secondary?: Action
}

export function Profile({
  name,
  role,
  card,
  portrait,
  paragraphs,
  facts,
  link,
  secondary,
}: ProfileProps) {
  return (
    <section className="section-spacing" aria-labelledby="profile">
      <div className="wrapper columns md:[grid-template-rows:auto_1fr]">
        <div className="md:col-span-4">
          <Picture {...portrait} className="max-w-90" />
        </div>
        <div className="md:(col-span-7 col-start-6 row-span-2)">
          <h2 id="profile" className="heading-2">
            {name}
          </h2>
          <p className="kicker mt-1">{role}</p>
          <p className="font-serif text-lead mt-5 mb-6 pl-5 border-0 border-l-2 border-solid border-teal">
            {card}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure mt-0 mb-4 last:mb-0">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="md:col-span-4">
          <dl className="measure grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {facts.map(({ label, values }) => (
              <div key={label} className="line-top pt-3">
                <dt className="kicker">{label}</dt>
                {values.map((value) => (
                  <dd key={value} className="m-0 mt-1 text-sm">
                    {value}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink {...link} variant="secondary" />
            {secondary && <ButtonLink {...secondary} variant="secondary" />}
          </div>
        </div>
      </div>
    </section>
  )
}
