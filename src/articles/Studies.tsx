/** What studies found, as cards: a figure to see at once, the effect, what to do with it, and what all that is worth. */
import { Fragment } from 'react'
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { evidence as words } from '../words'
import type { Study } from './schema'

export function Studies({ studies }: { studies: readonly Study[] }) {
  if (studies.length === 0) return null
  return (
    <div className="ground section-spacing">
      <ul role="list" className="entries studies wrapper">
        {studies.map((study) => (
          <li key={study.id}>
            <Finding {...study} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Finding({ source, article, figure = '', ...study }: Study) {
  const { author, title, url, published } = source
  const parts = {
    ...study,
    source: (
      <>
        <span>{`${author}, `}</span>
        {url ? <Link to={url}>{title}</Link> : <span>{title}</span>}
        <span>{`, ${published}`}</span>
      </>
    ),
    article: article && <Link to={articlePath(article.slug)}>{article.title}</Link>,
  }
  return (
    <>
      <h2 id={study.id}>{study.heading}</h2>
      <p>
        {figure && <strong>{figure}</strong>}
        <span>{study.effect.slice(figure.length)}</span>
      </p>
      <p>{study.advice}</p>
      <Folded title={study.heading}>
        <dl>
          {(['sample', 'limits', 'notShown', 'source', 'article'] as const).map(
            (part) =>
              parts[part] && (
                <Fragment key={part}>
                  <dt>{words[part]}</dt>
                  <dd>{parts[part]}</dd>
                </Fragment>
              ),
          )}
        </dl>
      </Folded>
    </>
  )
}
