/** Articles and pages that have the words of a query in their texts, with the passages that do. */
import { Link } from '../ui/Link'
import { articleList as words } from '../words'
import { Highlight } from './Highlight'
import type { SearchHit } from './searchEngine'

interface TextHitsProps {
  hits: readonly SearchHit[]
  /** The place where they stand: alone if no card matches. */
  place: 'alone' | 'above' | 'below'
}

const placeClasses = {
  alone: { hits: '', heading: 'sr-only' },
  above: { hits: 'mb-12', heading: 'heading-3 mb-4' },
  below: { hits: 'mt-12', heading: 'heading-3 mb-4' },
}

export function TextHits({ hits, place }: TextHitsProps) {
  if (hits.length === 0) return null
  const classes = placeClasses[place]
  return (
    <div className={classes.hits}>
      <h2 className={classes.heading}>{place === 'below' ? words.inText : words.onlyInText}</h2>
      <ul role="list" className="m-0 grid gap-x-8 md:grid-cols-2">
        {hits.map(({ path, title, category, readTime, passage }) => (
          <li key={path} className="lift relative py-4 line-top">
            <p className="m-0 text-sm text-muted">
              {category && (
                <>
                  <span className="mr-2 font-600 text-teal">{category}</span> {readTime}
                </>
              )}
              {!category && words.page}
            </p>
            <h3 className="m-0 mt-1 text-base font-600">
              <Link
                to={path}
                className="no-underline hover:underline underline-offset-3 after:(content-empty absolute inset-0)"
              >
                {title}
              </Link>
            </h3>
            <p className="m-0 mt-1 text-sm text-muted clamp-3 min-h-[3lh]">
              <Highlight {...passage} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
