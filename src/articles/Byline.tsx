/** Who wrote an article, and when it was published, changed and checked. */
import type { ReactNode } from 'react'
import { Link } from '../ui/Link'
import { Day } from './Day'
import type { LinkedArticle } from './schema'

interface BylineProps
  extends Pick<LinkedArticle, 'author' | 'authorPath' | 'date' | 'updated' | 'reviewed'> {
  /** What follows in the same line. */
  children?: ReactNode
}

export function Byline({ author, authorPath, date, updated, reviewed, children }: BylineProps) {
  return (
    <p className="text-sm text-muted mt-5 mb-0 flex flex-wrap gap-x-4 gap-y-1">
      <span>
        By{' '}
        <Link to={authorPath} className="text-link">
          {author}
        </Link>
      </span>
      <Day date={date} />
      {updated !== date && updated && (
        <span>
          Updated <Day date={updated} />
        </span>
      )}
      {reviewed && (
        <span>
          Reviewed <Day date={reviewed} />
        </span>
      )}
      {children}
    </p>
  )
}
