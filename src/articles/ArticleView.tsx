/** An article: header, first paragraphs, contents list, takeaways, the rest, how to cite it, reading paths, and links to other articles. */
import { Fragment, type ReactNode, useRef } from 'react'
import { asList, fill, formatDay } from '../locale'
import { absoluteUrl, site } from '../site'
import { ButtonLink } from '../ui/Button'
import { Contents } from '../ui/Contents'
import { Link } from '../ui/Link'
import { copyText, Prose } from '../ui/Prose'
import { articlePath, articlesPath } from '../urls'
import { copying, articleView as words } from '../words'
import { ArticleCard } from './ArticleCard'
import { Cover } from './Cover'
import { Day } from './Day'
import type { LinkedArticle } from './schema'
import { Takeaways } from './Takeaways'

export function ArticleView({ article }: { article: LinkedArticle }) {
  const { slug, title, category, excerpt, isOpening, html } = article
  const sameCategory = new URLSearchParams({ category })
  // The first paragraphs, but not one that leads to a list or a table.
  const [lead = ''] = /^(<p>((?!<\/p>).)*<\/p>\s*(?=<(p|h2)[ >])){0,3}/s.exec(html) ?? []
  const isHeadingNext = !article.takeaways && html.startsWith('<h2', lead.length)
  // Reader views look for a text in one parent, and keep the parts that have the same class as the longest.
  const partClass = isHeadingNext ? 'mt-6 first:mt-0 lg:mt-12' : 'mt-6 first:mt-0'
  return (
    <article lang={article.language}>
      <header className="relative overflow-hidden border-0 border-b border-solid">
        <div className="wrapper columns py-12 md:(py-16 min-h-105 content-center)">
          <div className="md:col-span-8">
            <p className="kicker mb-3" lang={languageAround(article.language)}>
              {import.meta.env.DEV && <b data-article-status="">{article.status} </b>}
              <Link to={`${articlesPath}?${sameCategory}`} className="text-teal underline-offset-3">
                {category}
              </Link>
            </p>
            <h1 className="heading-1">{title}</h1>
            {!isOpening && <p className="text-lead text-muted mt-5 mb-0 measure">{excerpt}</p>}
            <Byline article={article} />
            <p className="hidden print:block text-sm text-muted mt-2 mb-0">
              {absoluteUrl(articlePath(slug))}
            </p>
          </div>
        </div>
        <div className="no-print aspect-[8/5] sm:aspect-[5/2] md:(absolute inset-y-0 right-0 aspect-auto w-[32%] max-w-160)">
          <Cover src={article.image} eager className="h-full" />
        </div>
      </header>
      <div className="wrapper columns py-8 md:py-14">
        <div className="relative md:col-span-8 lg:col-start-5">
          <div className={partClass}>
            <Prose html={lead} />
          </div>
          {/* A wide table lies over the contents, unless they have the focus. */}
          <div className="no-print mt-6 lg:(mt-0 side-column focus-within:z-2)">
            <div className="lg:(stays-in-view bg-paper)">
              <Contents items={article.contents} />
            </div>
          </div>
          {article.takeaways && (
            <div className={partClass}>
              <div className="measure">
                <Takeaways items={article.takeaways} />
              </div>
            </div>
          )}
          <div className={partClass}>
            <Prose html={html.slice(lead.length)} />
          </div>
          <Citation article={article} />
          <PathPlaces paths={article.paths} language={article.language} />
        </div>
      </div>
      <Neighbors article={article} />
    </article>
  )
}

/** @returns the language of what the site says around a text in another one */
const languageAround = (language?: string) => language && site.language

function Byline({ article }: { article: LinkedArticle }) {
  const { authors, date, updated, reviewed, readTime, language } = article
  const places = asList(authors.map((_, n) => `{${n}}`))
  const links = authors.map(({ name, path }, n) => [
    n,
    <ButtonLink key={path} to={path} text={name} variant="text" />,
  ])
  return (
    <p
      className="text-sm text-muted mt-5 mb-0 flex flex-wrap gap-x-4 gap-y-1"
      lang={languageAround(language)}
    >
      <span>
        <Filled text={fill(words.author, { author: places })} values={Object.fromEntries(links)} />
      </span>{' '}
      <Day date={date} format="medium" />{' '}
      {updated && updated !== date && (
        <span>
          <Filled text={words.updated} values={{ day: <Day date={updated} format="medium" /> }} />
        </span>
      )}{' '}
      {reviewed && (
        <span>
          <Filled text={words.reviewed} values={{ day: <Day date={reviewed} format="medium" /> }} />
        </span>
      )}{' '}
      <span>{readTime}</span>
    </p>
  )
}

function Citation({ article: { slug, title, authors, date } }: { article: LinkedArticle }) {
  const text = fill(words.citation, {
    authors: asList(authors.map(({ name }) => name)),
    title,
    firm: site.name,
    day: formatDay(date),
    url: absoluteUrl(articlePath(slug)),
  })
  const block = useRef<HTMLElement>(null)
  return (
    <div className="prose measure no-print mt-10">
      <figure ref={block} className="code-block">
        <figcaption>{words.cite}</figcaption>
        <button
          type="button"
          className="needs-script"
          aria-label={fill(copying.purpose, { purpose: words.cite })}
          data-defer-click=""
          onClick={() => block.current && copyText(block.current)}
        >
          {copying.copy}
        </button>
        <div role="status" />
        <pre className="font-sans">{text}</pre>
      </figure>
    </div>
  )
}

function PathPlaces({ paths, language }: Pick<LinkedArticle, 'paths' | 'language'>) {
  if (paths.length === 0) return null
  return (
    <aside
      className="no-print measure mt-10 pt-4 line-top"
      aria-label={words.paths}
      lang={languageAround(language)}
    >
      <ul role="list">
        {paths.map(({ to, title, next, position, count }) => {
          const path = <ButtonLink to={to} text={title} variant="text" />
          const article = next && (
            <ButtonLink to={articlePath(next.slug)} text={next.title} variant="text" />
          )
          return (
            <li key={to} className="my-1">
              <Filled text={words.pathPlace} values={{ path, position, count }} />
              {article && <Filled text={` ${words.nextOnPath}`} values={{ article }} />}
            </li>
          )
        })}
      </ul>
    </aside>
  )
}

function Neighbors({ article }: { article: LinkedArticle }) {
  const { previous, next, related, category, language } = article
  return (
    <div className="no-print bg-sunk" lang={languageAround(language)}>
      <div className="wrapper section-spacing">
        {(previous || next) && (
          <nav
            aria-label={fill(words.neighbors, { category })}
            className="grid gap-6 sm:grid-cols-2 mb-12"
          >
            {previous && <Neighbor label={fill(words.older, { category })} {...previous} />}
            {next && <Neighbor label={fill(words.newer, { category })} {...next} />}
          </nav>
        )}
        <h2 className="heading-2 mb-8">{words.related}</h2>
        <ul role="list" className="grid grid-cols-1 gap-6">
          {related.map((card) => (
            <li key={card.slug}>
              <ArticleCard article={card} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Neighbor({ label, slug, title }: { label: string; slug: string; title: string }) {
  return (
    <p className="relative m-0 py-3 line-top">
      <span className="block text-sm text-muted">{label}</span>{' '}
      <Link
        to={articlePath(slug)}
        className="heading-3 no-underline hover:underline decoration-1 underline-offset-4 after:(content-empty absolute inset-0)"
      >
        {title}
      </Link>
    </p>
  )
}

/** A text of `words.ts` with elements, such as a link, in the places of their names. */
function Filled({ text, values }: { text: string; values: Record<string, ReactNode> }) {
  const parts = text.split(/\{(\w+)\}/)
  // Every second part is a name.
  return parts.map((part, n) => (n % 2 ? <Fragment key={part}>{values[part]}</Fragment> : part))
}
