/** At the end of an article: the reading paths that it is part of, and the next article of each. */
import { Link } from '../ui/Link'
import type { LinkedArticle } from './schema'

export function PathPlaces({ article: { paths } }: { article: LinkedArticle }) {
  if (paths.length === 0) return null
  return (
    <aside className="no-print measure mt-10 pt-4 line-top" aria-label="Reading paths">
      <ul role="list">
        {paths.map(({ to, title, position, count, next }) => (
          <li key={to} className="my-1">
            Part of{' '}
            <Link to={to} className="text-link">
              {title}
            </Link>
            , {position} of {count}.
            {next && (
              <>
                {' '}
                Next:{' '}
                <Link to={`/articles/${next.slug}`} className="text-link">
                  {next.title}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </aside>
  )
}
