/** What the links of the site may lead to: its pages by their paths, and the ids on each. */
import { glossaryPath, people, portraitOf } from '../../site'
import { archiveOf } from '../archive'
import { readBody } from '../articles/articleBody'
import type { ArticleList, SourceArticle } from '../articles/readArticles'
import { finishedArticles, publishedArticles, whyUnpublished } from '../articles/unpublished'
import { readGlossary } from '../glossary'
import type { PageFile } from '../pageFiles'
import { readingPathsOf } from '../readingPaths'
import { aliasedPages, withoutEnding } from './aliases'
import type { Targets } from './linkProblem'
import { pageIds } from './pageIds'

/** @returns what finds the ids on a page, each page once; undefined where they are not known */
export function idsAmong(
  pages: readonly PageFile[],
  articles: ReadonlyMap<string, SourceArticle>,
  glossaryFile?: string,
): Targets['idsOf'] {
  const known = new Map<string, Promise<string[] | undefined>>()
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const read = async (page: PageFile) => {
    if (page.path !== glossaryPath) return pageIds(page)
    const { terms, broken } = await readGlossary(glossaryFile)
    // What is wrong with an entry is reported there, and not again where its id is named.
    return broken.size === 0 ? pageIds(page, terms) : undefined
  }
  return async (path) => {
    const article = articles.get(path)
    if (article) return (await readBody(article)).ids
    const page = byPath.get(path)
    if (!page) return undefined
    const ids = known.get(path) ?? read(page)
    known.set(path, ids)
    return ids
  }
}

/**
 * @returns what tells why nothing may lead to an article, by its path: that it is not published. Empty where its front
 * matter has a mistake, which is reported there; undefined where there is no such article, or nothing is wrong
 */
export function whyMissing({ files, unpublished, problems }: ArticleList) {
  const wrong = new Set(problems.filter(({ isWarning }) => !isWarning).map(({ file }) => file))
  const reasons = new Map<string, string>([
    ...unpublished.map((article) => [article.path, whyUnpublished(article)] as const),
    ...files.flatMap(({ file, path }) => (wrong.has(file) ? [[path, ''] as const] : [])),
  ])
  return (path: string) => reasons.get(path)
}

export function targetsAmong(
  pages: readonly PageFile[],
  list: ArticleList,
  idsOf: Targets['idsOf'],
): Targets {
  const published = publishedArticles(list)
  const paths = new Set<string>([
    ...pages.map(({ path }) => path),
    ...finishedArticles(list).map(({ path }) => path),
    ...archiveOf(published).map(({ path }) => path),
    ...readingPathsOf(pages, published).paths.map(({ document }) => document),
  ])
  return {
    paths,
    has: (path) => paths.has(path),
    whyMissing: whyMissing(list),
    // `checkPeople` checks those that are files.
    drawn: new Set(Object.keys(people).map((name) => portraitOf(name).src)),
    aliases: new Map(
      aliasedPages(pages, list).flatMap(({ path, aliases = [] }) =>
        aliases.flatMap((alias) => [[alias, path] as const, [withoutEnding(alias), path] as const]),
      ),
    ),
    idsOf,
  }
}
