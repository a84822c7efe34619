/** A list of all reading paths, each with its subject: a page of its own, or a section with a heading. */
import { Link } from '../ui/Link'
import { SectionLayout } from '../ui/SectionLayout'
import type { PathSummary } from './schema'

interface ReadingPathsProps {
  paths: readonly PathSummary[]
  heading?: string
}

export function ReadingPaths({ paths, heading }: ReadingPathsProps) {
  const Title = heading ? 'h3' : 'h2'
  return (
    <SectionLayout heading={heading} layout="stacked">
      <ul role="list" className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {paths.map(({ to, title, audience, description, extent }) => (
          <li key={to} className="line-top pt-5">
            <Title className="heading-2">
              <Link to={to} className="no-underline hover:underline underline-offset-4">
                {title}
              </Link>
            </Title>
            <p className="heading-3 mt-2">{audience}</p>
            <p className="mt-2 mb-0 text-muted measure">{description}</p>
            <p className="mt-3 mb-0 text-sm text-muted">{extent}</p>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
