/** A reading path: its articles in their order, each with what it gives the reader. */
import { fill } from '../locale'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { type ArticlePath, articlePath } from '../urls'
import { readingPath as words } from '../words'
import { Cover } from './Cover'
import type { ArticleCard } from './schema'

interface Step {
  article: ArticlePath
  /** What the reader takes from the article here, in a sentence. */
  why: string
}

interface ReadingPathProps {
  groups: readonly { heading: string; steps: readonly Step[] }[]
  /** The articles of all steps, in their order. */
  articles: readonly (ArticleCard & { author: string })[]
  extent: string
}

export function ReadingPath({ groups, articles, extent }: ReadingPathProps) {
  return (
    <section className="wrapper pt-10 pb-16 md:pt-16" aria-label={words.articles}>
      <p className="m-0 -mb-8 font-600">{extent}</p>
      {groups.map(({ heading, steps }) => (
        <div key={heading} className="columns mt-16">
          <h2 id={idOf(heading)} className="heading-2 md:col-span-4">
            {heading}
          </h2>
          <ol role="list" className="path-steps md:col-span-8">
            {steps.map(({ article, why }) => {
              const n = articles.findIndex(({ slug }) => article === articlePath(slug))
              const { title, category = '', readTime = '', author = '' } = articles[n] ?? {}
              const minutes = readTime.replaceAll(' ', '\u00a0')
              return (
                <li key={article} className="sm:(grid grid-cols-[1fr_10rem] gap-x-8)">
                  <Cover
                    src={articles[n]?.image ?? ''}
                    className="lt-sm:hidden col-start-2 row-start-1 row-span-3 !w-40 h-auto rounded-1"
                  />
                  <h3 className="heading-3">
                    <span className="path-number">{n + 1}</span>{' '}
                    <Link to={article} className="no-underline hover:underline underline-offset-4">
                      {title}
                    </Link>
                  </h3>
                  <p className="m-0 mt-1 text-sm text-muted">
                    {fill(words.step, { category, readTime: minutes, author })}
                  </p>
                  <p className="m-0 pt-2 measure">{why}</p>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}
