/** What studies found, as cards: a figure to see at once, the effect, what to do with it, and what all that is worth. */
import type { ReactNode } from 'react'
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { evidence as words } from '../words'
import type { Study } from './schema'

export function Studies({ studies }: { studies: readonly Study[] }) {
  return (
    <ul role="list" className="entries studies wrapper section-spacing">
      {studies.map(({ id, heading, figure = '', effect, advice, source, article, ...found }) => (
        <li key={id}>
          <h2 id={id}>{heading}</h2>
          <p>
            {figure && <strong>{figure}</strong>}
            {effect.slice(figure.length)}
          </p>
          <p>{advice}</p>
          <Folded title={heading}>
            <dl>
              {(['sample', 'limits', 'notShown'] as const).map(
                (part) =>
                  found[part] && (
                    <Entry key={part} name={part}>
                      {found[part]}
                    </Entry>
                  ),
              )}
              <Entry name="source">
                {`${source.author}, `}
                {source.url ? <Link to={source.url}>{source.title}</Link> : source.title}
                {`, ${source.published}`}
              </Entry>
              {article && (
                <Entry name="article">
                  <Link to={articlePath(article.slug)}>{article.title}</Link>
                </Entry>
              )}
            </dl>
          </Folded>
        </li>
      ))}
    </ul>
  )
}

function Entry({ name, children }: { name: keyof typeof words; children: ReactNode }) {
  return (
    <>
      <dt>{words[name]}</dt>
      <dd>{children}</dd>
    </>
  )
}
