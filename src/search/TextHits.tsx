/** Articles and pages that have the words of a query in their texts, with the passages that do. */
import { Link } from '../ui/Link'
import { articleList as words } from '../words'
import { Highlight } from './Highlight'
import type { SearchHit } from './searchEngine'

interface TextHitsProps {
  hits: readonly SearchHit[]
  /** They stand below cards that match better. */
  isBelow: boolean
}

export function TextHits({ hits, isBelow }: TextHitsProps) {
  if (hits.length === 0) return null
  return (
    <div className={isBelow ? 'my-12' : 'mb-12'}>
      <h2 className={`heading-3 ${isBelow ? 'mb-4' : 'mb-2'}`}>
        {isBelow ? words.inText : words.onlyInText}
      </h2>
      <ul role="list" className="m-0 grid gap-x-8 md:grid-cols-2">
        {hits.map(({ path, title, card, passage }) => (
          <li key={path} className="lift relative py-4 line-top">
            <p className="m-0 text-sm text-muted">
              <span className="mr-2 font-600 text-teal">{card?.category ?? words.page}</span>{' '}
              <span>{card?.readTime}</span>
            </p>
            <h3 className="m-0 mt-1 text-base font-600">
              <Link
                to={path}
                className="no-underline hover:underline underline-offset-3 after:(content-empty absolute inset-0)"
              >
                {title}
              </Link>
            </h3>
            <p className="m-0 mt-1 text-sm text-muted clamp-3 min-h-[2lh]">
              <Highlight {...passage} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
