/** Public cases: what was claimed, and what was audited, ruled or reported later, the newest change first. */
import { Link } from '../ui/Link'
import { SectionLayout } from '../ui/SectionLayout'
import { articlePath } from '../urls'
import { evidence as words } from '../words'
import type { Outcome } from './schema'

interface OutcomesProps {
  heading: string
  intro?: string
  outcomes: readonly Outcome[]
}

export function Outcomes({ outcomes, ...section }: OutcomesProps) {
  return (
    <SectionLayout {...section} layout="stacked">
      <ol role="list">
        {outcomes.map(({ name, claim, found, article }) => (
          <li key={name} className="line-top py-6 grid gap-x-8 gap-y-4 md:grid-cols-3">
            <div>
              <h3 className="heading-3">{name}</h3>
              {article && (
                <p className="m-0 mt-2 text-sm">
                  <Link to={articlePath(article.slug)} className="text-link">
                    {article.title}
                  </Link>
                </p>
              )}
            </div>
            <Statement {...claim} label={words.claimed} />
            <Statement {...found} label={words.found} />
          </li>
        ))}
      </ol>
    </SectionLayout>
  )
}

function Statement({ label, day, text, source }: Outcome['claim'] & { label: string }) {
  return (
    <div>
      <p className="m-0 text-sm text-muted">
        <span className="font-600">{label}</span> <span>{day}</span>
      </p>
      <p className="m-0 mt-1">{text}</p>
      <p className="m-0 mt-2 text-sm text-muted">
        {source.url ? (
          <Link to={source.url} className="text-link">
            {source.name}
          </Link>
        ) : (
          <span>{source.name}</span>
        )}
      </p>
    </div>
  )
}
