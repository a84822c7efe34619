/** What studies found, as cards: a figure to see at once, the effect, what to do with it, and what all that is worth. */
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { evidence as words } from '../words'
import type { Study } from './schema'

export function Studies({ studies }: { studies: readonly Study[] }) {
  return (
    <ul role="list" className="entries studies wrapper section-spacing">
      {studies.map((study) => (
        <li key={study.id}>
          <StudyCard study={study} />
        </li>
      ))}
    </ul>
  )
}

function StudyCard({ study }: { study: Study }) {
  const { id, heading, figure, effect, advice, author, title, url, published, article } = study
  const parts = (['sample', 'limits', 'notShown'] as const).filter((part) => study[part])
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <p>
        {figure && <strong>{figure} </strong>}
        {effect}
      </p>
      <p>{advice}</p>
      <Folded title={heading}>
        <dl>
          {parts.map((part) => (
            <div key={part}>
              <dt>{words[part]}</dt>
              <dd>{study[part]}</dd>
            </div>
          ))}
          <div>
            <dt>{words.source}</dt>
            <dd>
              {`${author}, `}
              {url ? <Link to={url}>{title}</Link> : title}
              {`, ${published}`}
            </dd>
          </div>
          {article && (
            <div>
              <dt>{words.article}</dt>
              <dd>
                <Link to={articlePath(article.slug)}>{article.title}</Link>
              </dd>
            </div>
          )}
        </dl>
      </Folded>
    </>
  )
}
