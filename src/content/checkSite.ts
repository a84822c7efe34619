/** The rules across all files; each violation is reported with its line. */
import pLimit from 'p-limit'
import { type ArticleBody, type ArticleFile, readBody } from './articles/articleBody'
import type { ArticleList, KnownFile, SourceArticle } from './articles/readArticles'
import { finishedArticles, publishedArticles } from './articles/unpublished'
import { lineIn } from './checkPage'
import type { ContentProblem } from './contentError'
import { readGlossary } from './glossary'
import { aliasedPages, aliasProblems } from './links/aliases'
import { checkLinks, type Link, linksOf } from './links/checkLinks'
import { idsAmong, targetsAmong, whyMissing } from './links/linkTargets'
import { idProblems } from './links/pageIds'
import type { PageFile } from './pageFiles'
import { readingPathsOf } from './readingPaths'
import { readSources } from './sources'

interface Located extends Pick<PageFile, 'file' | 'lineOf'> {
  title?: string
  description?: string
}

const lineOfText = ({ file, lineOf = lineIn(file) }: Located, field: string) => lineOf(field)

/** What is left of a text where nobody would see or hear a difference: neither capitals, quotes, dashes nor spaces. */
export const withoutDetails = (text: string) =>
  text
    .toLowerCase()
    .replace(/["'`“”„‘’«»]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()

/** Search engines and readers tell pages apart by their title and description. */
function checkUnique(pages: readonly PageFile[], articles: readonly KnownFile[]) {
  const texts: Located[] = [
    ...pages.map(({ file, page, lineOf }) => ({ file, lineOf, ...page.meta })),
    ...articles.filter(({ isDraft }) => !isDraft),
  ]
  return (['title', 'description'] as const).flatMap((field): ContentProblem[] => {
    const byKey = new Map<string, Located>()
    return texts.flatMap((text) => {
      const key = withoutDetails(text[field] ?? '')
      const other = byKey.get(key)
      if (key && !other) byKey.set(key, text)
      if (!other) return []
      const line = lineOfText(text, field)
      const message = `is that of ${other.file}:${lineOfText(other, field)} too`
      return [{ file: text.file, line, field, message }]
    })
  })
}

/** An article below a page file's address would take its place. */
function checkAddresses(pages: readonly PageFile[], articles: readonly SourceArticle[]) {
  const files = new Map<string, string>(pages.map(({ path, file }) => [path, file]))
  return articles.flatMap(({ file, path, slug }): ContentProblem[] => {
    const other = files.get(path)
    const message = `"${slug}" is taken by ${other}`
    return other ? [{ file, line: 1, field: 'slug', message }] : []
  })
}

/** Checks what needs no text of an article, and more than one file. */
export const checkMetas = (pages: readonly PageFile[], list: ArticleList) => [
  ...list.problems,
  ...checkUnique(pages, list.files),
  ...checkAddresses(pages, finishedArticles(list)),
  ...aliasProblems(aliasedPages(pages, list)),
  ...readingPathsOf(pages, publishedArticles(list), whyMissing(list)).problems,
]

/** Checks what articles share. @param folder where they are */
export async function checkShared(list: ArticleList, folder = 'articles') {
  const slugs = new Set(publishedArticles(list).map(({ slug }) => slug))
  const why = whyMissing(list)
  const read = [
    readSources(`${folder}/sources.yaml`),
    readGlossary(`${folder}/glossary.yaml`, slugs, (slug) => why(`/articles/${slug}`)),
  ]
  return (await Promise.all(read)).flatMap(({ problems }) => problems)
}

/** Law changes: who reads of it must learn as of which day. */
const checkReviewed = ({ file, reviewed }: SourceArticle, { sources }: ArticleBody) =>
  reviewed || sources.every(({ kind }) => kind !== 'law')
    ? []
    : [
        {
          file,
          line: 1,
          field: 'reviewed',
          message:
            'is missing; an article that cites law names the day on which it was last checked',
        },
      ]

/** The instant from which on something may lead to an article: milliseconds, 0 for what is published. */
const startOf = ({ status, publishAt = '' }: SourceArticle) => (status ? Date.parse(publishAt) : 0)

/**
 * @returns what checks the texts of articles, and the links of pages; drafts may link to what is not there yet,
 * other articles to what is published no later than they are
 */
export function textChecker(pages: readonly PageFile[], list: ArticleList, glossaryFile?: string) {
  const finished = new Map<string, SourceArticle>(
    finishedArticles(list).map((article) => [article.path, article]),
  )
  const idsOf = idsAmong(pages, finished, glossaryFile)
  const targets = targetsAmong(pages, list, idsOf)
  const check = (links: readonly Link[], start = 0) => {
    const isThere = (path: string) => {
      const article = finished.get(path)
      return targets.has(path) && (article === undefined || startOf(article) <= start)
    }
    return checkLinks(links, { ...targets, has: isThere })
  }
  return async (files: readonly ArticleFile[], linking: readonly PageFile[] = []) => {
    const found = await pLimit(8).map(files, async (source) => {
      const { file, path } = source
      const body = await readBody(source)
      const article = finished.get(path)
      if (!article) return body.problems
      const links = body.links.map(({ url, line }) => ({
        ...{ url, from: path, file, field: 'link' },
        lineOf: () => line,
      }))
      const inLinks = await check(links, startOf(article))
      return [...body.problems, ...checkReviewed(article, body), ...inLinks]
    })
    const inIds = await Promise.all(
      linking.map(async (page) => idProblems(page, (await idsOf(page.path)) ?? [])),
    )
    return [...found.flat(), ...inIds.flat(), ...(await check(linking.flatMap(linksOf)))]
  }
}
