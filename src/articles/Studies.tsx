/** What studies found, as cards: a figure to see at once, the effect, what to do with it, and what all that is worth. */
import type { ReactNode } from 'react'
import { DarkSection } from '../ui/DarkSection'
import { Folded } from '../ui/Folded'
import { Link } from '../ui/Link'
import { articlePath } from '../urls'
import { evidence as words } from '../words'
import type { Study } from './schema'

/** The study that is the moment of the page has half of the others above it. */
export function Studies({ studies }: { studies: readonly Study[] }) {
  const large = studies.find(({ moment }) => moment)
  if (!large) return <StudyList studies={studies} />
  const others = studies.filter((study) => study !== large)
  // Rows have two.
  const middle = 2 * Math.ceil(others.length / 4)
  return (
    <>
      <StudyList studies={others.slice(0, middle)} />
      <DarkSection text={large.heading}>
        <div className="studies relative md:(grid grid-cols-2 gap-x-8)">
          <Finding {...large} />
        </div>
      </DarkSection>
      <StudyList studies={others.slice(middle)} />
    </>
  )
}

function StudyList({ studies }: { studies: readonly Study[] }) {
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

function Finding({ id, heading, figure = '', effect, advice, source, article, ...found }: Study) {
  return (
    <>
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
    </>
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
