/** The reading paths: pages that lead through articles in an order. All that is shown of them elsewhere follows from their page files. */

import { extentOf } from '../articles/readingTime'
import type { ArticleCard, PathArticle, PathPlace, PathSummary } from '../articles/schema'
import { toCard } from '../articles/toCard'
import type { SourceArticle } from './articles/readArticles'
import { type ContentProblem, findLine } from './contentError'
import { requiredInstead } from './nearest'
import type { PageFile } from './pageFiles'

export interface ReadingPath extends PathSummary {
  /** The last part of its address. */
  slug: string
  /** Its articles in one document. */
  document: `/${string}`
  articles: readonly SourceArticle[]
}

interface Found {
  paths: ReadingPath[]
  /** An article that is not there, is not published, or comes twice on a path. */
  problems: ContentProblem[]
}

const required = 'an article that is published is required'

/**
 * @param articles those that are published
 * @param whyMissing why another one is no step yet, where more is known than that it is not there; empty where its file tells
 */
export function readingPathsOf(
  pages: readonly PageFile[],
  articles: readonly SourceArticle[],
  whyMissing: (path: string) => string | undefined = () => undefined,
): Found {
  const published = new Map<string, SourceArticle>(articles.map((each) => [each.path, each]))
  const problems: ContentProblem[] = []
  const paths = pages.flatMap(({ file, path, page }): ReadingPath[] => {
    const steps = page.sections.flatMap((section) =>
      section.kind === 'readingPath' ? section.groups.flatMap((group) => group.steps) : [],
    )
    if (steps.length === 0) return []
    const seen = new Set<string>()
    for (const { article } of steps) {
      const isKnown = published.has(article)
      const reason = whyMissing(article)
      const why = reason ?? 'leads nowhere'
      const instead =
        reason === undefined
          ? requiredInstead(article, published.keys(), required)
          : `; ${required}`
      if (isKnown && !seen.has(article)) seen.add(article)
      else if (isKnown || why)
        problems.push({
          file,
          line: findLine(file, (line) => line.includes(`'${article}'`)),
          field: 'article',
          message: isKnown
            ? `${article} comes twice; each article is one step at most`
            : `${article} ${why}${instead}`,
        })
    }
    const onPath = steps.flatMap(({ article }) => published.get(article) ?? [])
    const hero = page.sections.find((section) => section.kind === 'hero')
    const title = typeof hero?.title === 'string' ? hero.title : page.meta.title
    return [
      {
        slug: path.split('/').at(-1) ?? '',
        to: `/${path.slice(1)}`,
        document: `/${path.slice(1)}/document`,
        title,
        audience: hero?.subtitle ?? '',
        description: hero?.description ?? '',
        extent: extentOf(onPath),
        articles: onPath,
      },
    ]
  })
  return { paths, problems }
}

/** @returns the path without what only the build needs */
export const toSummary = ({
  to,
  title,
  audience,
  description,
  extent,
}: ReadingPath): PathSummary => ({
  ...{ to, title, audience, description, extent },
})

/** @returns the articles of a path as its steps show them */
export const stepsOf = ({ articles }: ReadingPath): PathArticle[] =>
  articles.map((article) => ({ ...toCard(article), author: article.author }))

/** @returns where an article stands on each path that it is part of */
export const placesOn = (paths: readonly ReadingPath[], { slug }: ArticleCard): PathPlace[] =>
  paths.flatMap(({ to, title, articles }) => {
    const index = articles.findIndex((article) => article.slug === slug)
    if (index < 0) return []
    const next = articles[index + 1]
    const place = { to, title, position: index + 1, count: articles.length }
    return [next ? { ...place, next: { slug: next.slug, title: next.title } } : place]
  })
