/** All reading paths: each with its subject, or in one line of links. */
import { readingPaths } from '../site'
import { Link } from '../ui/Link'
import type { PathSummary } from './schema'

interface ReadingPathsProps {
  paths: readonly PathSummary[]
  /** A line above a list that they lead through; absent: a list of its own. */
  layout?: 'line'
}

export function ReadingPaths({ paths, layout }: ReadingPathsProps) {
  if (layout === 'line')
    return (
      <nav aria-label={readingPaths.text} className="wrapper pt-8 flex flex-wrap gap-x-5 gap-y-1">
        <Link to={readingPaths.to} className="py-1 font-600 text-ink underline-offset-3">
          {readingPaths.text}
        </Link>
        {paths.map(({ to, title }) => (
          <Link key={to} to={to} className="py-1 text-link">
            {title}
          </Link>
        ))}
      </nav>
    )
  return (
    <section className="wrapper section-spacing" aria-label={readingPaths.text}>
      <ul role="list" className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {paths.map(({ to, title, audience, description, extent }) => (
          <li key={to} className="line-top pt-5">
            <h2 className="heading-2">
              <Link to={to} className="no-underline hover:underline underline-offset-4">
                {title}
              </Link>
            </h2>
            <p className="heading-3 mt-2">{audience}</p>
            <p className="mt-2 mb-0 text-muted measure">{description}</p>
            <p className="mt-3 mb-0 text-sm text-muted">{extent}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
