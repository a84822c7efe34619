/** A reading path: its articles in their order, each with what it gives the reader. */
import { fill } from '../locale'
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { Thread } from '../ui/Thread'
import { type ArticlePath, articlePath } from '../urls'
import { readingPath as words } from '../words'
import type { ArticleCard } from './schema'

interface ReadingPathProps {
  groups: readonly {
    heading: string
    /** `why` says in a sentence what the reader takes from the article here. */
    steps: readonly { article: ArticlePath; why: string }[]
  }[]
  /** The articles of all steps, in their order. */
  articles: readonly (ArticleCard & { author: string })[]
  /** The length, such as "7 articles, about 58 minutes". */
  extent: string
}

export function ReadingPath({ groups, articles, extent }: ReadingPathProps) {
  return (
    <section className="wrapper py-16" aria-label={words.articles}>
      <p className="m-0 font-600">{extent}</p>
      {groups.map(({ heading, steps }) => (
        <div key={heading} className="columns mt-16">
          <h2 id={idOf(heading)} className="heading-2 md:col-span-4">
            {heading}
          </h2>
          <ol role="list" className="woven woven-on [--on:0rem] md:(col-span-8 [--on:4rem])">
            {steps.map(({ article, why }) => {
              const n = articles.findIndex(({ slug }) => article === articlePath(slug))
              const { title, category = '', readTime = '', author = '' } = articles[n] ?? {}
              return (
                <li key={article} className="pt-4 pb-8">
                  <h3 className="heading-3">
                    <span className="mr-2 text-teal">{n + 1}</span>{' '}
                    <Link to={article} className="no-underline hover:underline underline-offset-4">
                      {title}
                    </Link>
                  </h3>
                  <p className="m-0 mt-1 text-sm text-muted">
                    {fill(words.step, { category, readTime, author })}
                  </p>
                  <p className="m-0 mt-2 measure">{why}</p>
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
