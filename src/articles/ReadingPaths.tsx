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
      <ul role="list">
        {paths.map(({ to, title, audience, description, extent }) => (
          <li key={to} className="columns gap-y-2 py-6 md:py-9 line-top">
            <Title className="heading-2 md:col-span-5">
              <Link to={to} className="no-underline hover:underline underline-offset-4">
                {title}
              </Link>
            </Title>
            <div className="md:col-span-5">
              <p className="heading-3">{audience}</p>
              <p className="mt-2 mb-0 measure">{description}</p>
            </div>
            <p className="m-0 text-sm text-muted md:(col-span-2 text-right) at-md:text-xs">
              {extent}
            </p>
          </li>
        ))}
      </ul>
    </SectionLayout>
  )
}
