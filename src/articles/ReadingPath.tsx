/** A reading path: its articles in their order, each with what it gives the reader. */
import { fill } from '../locale'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { Thread } from '../ui/Thread'
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
  const indexOf = (step?: Step) =>
    articles.findIndex(({ slug }) => step?.article === articlePath(slug))
  return (
    <section className="wrapper pt-10 pb-16 md:pt-16" aria-label={words.articles}>
      <p className="m-0 -mb-8 font-600">{extent}</p>
      {groups.map(({ heading, steps }, group) => (
        <div key={heading} className="columns mt-16">
          <div className="woven-heading md:col-span-4">
            <h2 id={idOf(heading)} className="heading-2">
              {heading}
            </h2>
            {group > 0 && <Thread items={articles} n={indexOf(steps[0])} isStraight />}
          </div>
          <ol role="list" className="woven woven-on md:col-span-8">
            {steps.map((step) => {
              const { article, why } = step
              const n = indexOf(step)
              const { title, category = '', readTime = '', author = '' } = articles[n] ?? {}
              const minutes = readTime.replaceAll(' ', '\u00a0')
              return (
                <li key={article} className="pt-4 pb-8">
                  <Cover
                    src={articles[n]?.image ?? ''}
                    className="float-right !w-24 sm:!w-40 h-auto ml-4 rounded-1 small-cover"
                  />
                  <h3 className="heading-3">
                    <span className="mr-1 text-teal">{n + 1}</span>{' '}
                    <Link to={article} className="no-underline hover:underline underline-offset-4">
                      {title}
                    </Link>
                  </h3>
                  <p className="m-0 mt-1 text-sm text-muted">
                    {fill(words.step, { category, readTime: minutes, author })}
                  </p>
                  <p className="m-0 pt-2 measure lt-sm:clear-both">{why}</p>
                  <Thread items={articles} n={n} />
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}
