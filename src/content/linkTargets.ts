/** What the links of the site may lead to: its pages by their paths, and the ids on each. */
import { glossaryPath } from '../site'
import { archiveOf } from './archive'
import { readBody } from './articleBody'
import { readGlossary } from './glossary'
import type { Targets } from './linkProblem'
import type { PageFile } from './pageFiles'
import { pageIds } from './pageIds'
import type { ArticleList, SourceArticle } from './readArticles'
import { readingPathsOf } from './readingPaths'

/** @returns what finds the ids on a page, each page once; undefined where they are not known */
export function idsAmong(
  pages: readonly PageFile[],
  articles: ReadonlyMap<string, SourceArticle>,
  glossaryFile?: string,
): Targets['idsOf'] {
  const known = new Map<string, Promise<string[]>>()
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const read = async (page: PageFile) => {
    const isGlossary = page.path === glossaryPath
    return pageIds(page, isGlossary ? (await readGlossary(glossaryFile)).terms : [])
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

/** @returns the paths of articles with a mistake in their front matter: that they are missing is not one more */
export function brokenPaths({ files, problems }: Pick<ArticleList, 'files' | 'problems'>) {
  const wrong = new Set(problems.filter(({ isWarning }) => !isWarning).map(({ file }) => file))
  return new Set<string>(files.filter(({ file }) => wrong.has(file)).map(({ path }) => path))
}

export function targetsAmong(
  pages: readonly PageFile[],
  list: ArticleList,
  idsOf: Targets['idsOf'],
): Targets {
  const { articles, files } = list
  const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path)
  const published = new Set(pathsOf(articles))
  const broken = brokenPaths(list)
  const isDraft = (path: string) => !published.has(path) && !broken.has(path)
  return {
    paths: new Set([
      ...pathsOf(pages),
      ...published,
      ...pathsOf(archiveOf(articles)),
      ...readingPathsOf(pages, articles).paths.map(({ document }) => document),
    ]),
    broken,
    drafts: new Set(pathsOf(files).filter(isDraft)),
    aliases: new Map(
      pages.flatMap(({ path, page: { aliases = [] } }) => aliases.map((alias) => [alias, path])),
    ),
    idsOf,
  }
}
