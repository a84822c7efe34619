/** A reading path: its articles in their order, each with what it gives the reader. */
import { idOf } from '../ui/idOf'
import { Link } from '../ui/Link'
import { extentOf } from './counted'
import type { PathArticle } from './schema'

interface ReadingPathProps {
  /** What the reader takes from an article here is a sentence, `why`. */
  groups: readonly {
    heading: string
    steps: readonly { article: `/articles/${string}`; why: string }[]
  }[]
  /** Those of all steps, in their order. */
  articles: readonly PathArticle[]
}

export function ReadingPath({ groups, articles }: ReadingPathProps) {
  return (
    <section className="wrapper section-spacing" aria-label="Articles of this path">
      <p className="m-0 font-600">{extentOf(articles)}</p>
      {groups.map(({ heading, steps }) => (
        <div key={heading} className="columns mt-10 pt-6 line-top">
          <h2 id={idOf(heading)} className="heading-2 md:col-span-4">
            {heading}
          </h2>
          <ol role="list" className="md:col-span-8 grid gap-8">
            {steps.map(({ article, why }) => {
              const n = articles.findIndex(({ slug }) => article === `/articles/${slug}`)
              const step = articles[n]
              return step && <PathStep key={article} article={step} number={n + 1} why={why} />
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}

interface PathStepProps {
  article: PathArticle
  number: number
  why: string
}

function PathStep({ article, number, why }: PathStepProps) {
  const { slug, title, category, readTime, author } = article
  return (
    <li className="flex">
      <span className="w-10 shrink-0 font-serif text-h3 text-teal" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className="heading-3">
          <Link
            to={`/articles/${slug}`}
            className="no-underline hover:underline underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p className="m-0 mt-1 text-sm text-muted">
          {category}, {readTime}, by {author}
        </p>
        <p className="m-0 mt-2 measure">{why}</p>
      </div>
    </li>
  )
}
