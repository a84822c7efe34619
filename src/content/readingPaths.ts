/** The reading paths: pages that lead through articles in an order, which follows from their page files. */
import { type Article, type PathPlace, type PathSummary, toLink } from '../articles/schema'
import { counted, fill } from '../locale'
import { extent } from '../words'
import type { PageFile } from './pageFiles'
import { didYouMean, findLine, type Problem } from './problem'

export interface ReadingPath extends PathSummary {
  articles: readonly Article[]
}

/** @returns how much there is to read, such as "3 articles, about 24 minutes" */
function extentOf(articles: readonly Article[]) {
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0)
  return fill(extent.both, {
    articles: counted(articles.length, extent.articles),
    minutes: counted(minutes, extent.minutes),
  })
}

/** @returns the paths, and a problem for each step that comes twice, or is no article, not even one with mistakes */
export function readingPathsIn(
  pages: readonly PageFile[],
  articles: ReadonlyMap<string, Article>,
  broken: ReadonlyMap<string, unknown>,
) {
  const problems: Problem[] = []
  const paths: ReadingPath[] = []
  for (const pageFile of pages) {
    const { file, path, page } = pageFile
    const section = page.sections.find((each) => each.kind === 'readingPath')
    if (!section) continue
    const steps = section.groups.flatMap((group) => group.steps.map(({ article }) => article))
    steps.forEach((step, index) => {
      const isTwice = steps.indexOf(step) < index
      if ((articles.has(step) || broken.has(step)) && !isTwice) return
      const missing = `is no published article${didYouMean(step, articles.keys())}`
      const message = `${step} ${isTwice ? 'comes twice on this path' : missing}`
      problems.push({ file, line: findLine(file, `'${step}'`), field: 'article', message })
    })
    const found = steps.map((step) => articles.get(step))
    const onPath = found.filter((article) => article !== undefined)
    const hero = page.sections.find((section) => section.kind === 'hero')
    paths.push({
      to: path,
      title: typeof hero?.title === 'string' ? hero.title : page.meta.title,
      audience: hero?.subtitle ?? '',
      description: hero?.description ?? '',
      extent: extentOf(onPath),
      articles: onPath,
    })
  }
  return { paths, problems }
}

/** @returns the place of an article on each path that it is part of */
export function placesOn(paths: readonly ReadingPath[], slug: string): PathPlace[] {
  const placed = paths.map(({ to, title, articles }) => {
    const position = articles.findIndex((article) => article.slug === slug) + 1
    return { to, title, position, count: articles.length, next: toLink(articles[position]) }
  })
  return placed.filter(({ position }) => position > 0)
}
