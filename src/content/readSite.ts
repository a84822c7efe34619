/** Reads all content at once, checks it, and makes the data of every page; what is wrong is listed, not thrown. */
import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Article, LinkedArticle } from '../articles/schema'
import { toCard } from '../articles/schema'
import { asList } from '../locale'
import type { Page } from '../page'
import { personPage } from '../pages/about/_person'
import articleSections from '../pages/articles/_article'
import type { AuthoredSection } from '../sections'
import * as settings from '../site'
import { analytics, founder } from '../site'
import { articlePath } from '../urls'
import { addressProblems } from './aliases'
import { filesOfArticles } from './articleFiles'
import { readArticles, rememberArticle } from './articles'
import { toTimestamp } from './days'
import { hashOfCode } from './fileCache'
import { filesBelow, type ImportPage, type PageFile, pagesBelow, readPageFiles } from './pageFiles'
import { pageMaker, type SitePage, sectionData } from './pageMaker'
import { picturesIn } from './pictures'
import { findLine, type Problem } from './problem'
import { placesOn, readingPathsIn } from './readingPaths'
import { furtherReading } from './relatedArticles'
import { isStaff, readSharedFiles } from './sharedFiles'
import { type TextCache, textCache } from './textCache'

type ArticlePage = SitePage & Required<Pick<SitePage, 'article' | 'markdown'>>

export type Site = Awaited<ReturnType<typeof readSite>>

/** The code that this module has loaded. */
const code = hashOfCode()

/** What texts became in the last reading. */
let memory: TextCache['used'] = new Map()

export interface ReadOptions {
  /** Drafts and articles that are published later are listed, each with its status. */
  unpublished?: boolean
  /** What texts become is kept on disk, and not only in memory. */
  keeps?: boolean
  /** Is called once the disk has lacked many texts: another process may `fillCache`. */
  onManyMissing?: () => void
  /** Imports the file of a page, if Node cannot by itself. */
  importPage?: ImportPage
  articles?: string
  pages?: string
  publicFolder?: string
}

/** The day of the last change to a page that lists these articles. */
const lastUpdate = (articles: readonly Article[], ownUpdate = '') =>
  articles.reduce((last, { date, updated = date }) => (updated > last ? updated : last), ownUpdate)

/** @returns the articles that a page lists by itself; undefined if it lists none */
function listedOn({ page: { meta, sections }, path }: PageFile, articles: readonly Article[]) {
  if (meta.mainEntity === 'person')
    return articles.filter(({ authors }) => authors.some((author) => author.path === path))
  const listsNewest = ({ kind }: AuthoredSection) =>
    kind === 'articleList' || kind === 'articleCards'
  return sections.some(listsNewest) ? articles : undefined
}

const metaOf = (article: Article): Page['meta'] => {
  const { title, description, keywords, authors, date, category, updated = date } = article
  const author = authors.map(({ name }) => name).join(', ')
  const modified = toTimestamp(updated)
  const ofArticle = { published: toTimestamp(date), modified, section: category }
  return { title, description, keywords, updated, author, article: ofArticle }
}

/** @returns what all texts share, and the cache of what they become */
async function openContent(options: ReadOptions) {
  const { articles: folder = 'articles', pages: pageFolder = 'src/pages' } = options
  const { publicFolder = 'public', keeps = false, onManyMissing } = options
  const shared = readSharedFiles(folder, new Set(pagesBelow(pageFolder).keys()))
  const { entries: people, problems, file } = shared.people
  const pictures = picturesIn(publicFolder)
  for (const person of people) {
    const { portrait } = person
    if (!portrait) continue
    const { src, problem } = await pictures.find(portrait.src)
    const line = findLine(file, portrait.src)
    const message = `${portrait.src} ${problem}`
    if (problem) problems.push({ file, line, field: 'portrait', message })
    portrait.src = src
  }
  const makes = { code, settings: JSON.stringify(settings), keeps, onManyMissing }
  const cache = textCache(makes, shared, pictures, memory)
  return { shared, pictures, cache, folder, pageFolder, publicFolder }
}

/** Makes what the cache on disk lacks of the articles, the last one first, until `isOver`. */
export async function fillCache(isOver: () => boolean) {
  const { shared, cache, folder } = await openContent({ keeps: true })
  for (const file of filesOfArticles(folder).files.reverse()) {
    // Messages come in between.
    await setImmediate()
    if (isOver()) break
    await rememberArticle(file, shared, cache.remember)
  }
  cache.finish()
}

/**
 * @param options where the content is, if not in the folders of this project
 * @returns the site as far as it can be made: its pages in the order of their paths, its articles, newest first, and what
 * pages show of other content; the files whose pages are `broken`, with the text as far as it could be rendered; the
 * lines of the `addresses` in articles; all `textFiles`, which may have words of a page beside its own file
 */
export async function readSite(options: ReadOptions = {}) {
  const { shared, pictures, cache, folder, pageFolder, publicFolder } = await openContent(options)
  const sharedFiles = Object.values(shared).map(({ file }) => file)
  const { entries: people, file: peopleFile } = shared.people
  const read = await readArticles(folder, shared, cache.remember, options.unpublished)
  const articles = read.articles.map(({ article }) => article)

  const founderEntry = people.find(({ name }) => name === founder.author)
  const shownContent = {
    people: people.filter((person) => person !== founderEntry && isStaff(person)),
    founder: founderEntry,
  }
  const files = await readPageFiles(pageFolder, shownContent, options.importPage)
  const ofPeople = people.map((person): PageFile => {
    return { file: peopleFile, path: person.path, page: personPage(person) }
  })
  const pageFiles = [...files.pages, ...ofPeople]
  const byPath = new Map(articles.map((article) => [articlePath(article.slug), article]))
  const { paths, problems: inPaths } = readingPathsIn(pageFiles, byPath, read.broken)
  const terms = shared.terms.entries
  shared.terms.checkArticles([...byPath.keys(), ...read.broken.keys()])
  const problems: Problem[] = [
    ...Object.values(shared).flatMap((list) => list.problems),
    ...read.problems,
    ...files.problems,
    ...inPaths,
  ]
  // A mistake in the file may be what hides the founder.
  if (!founderEntry && shared.people.problems.length === 0) {
    const message = `nobody is called ${founder.author}, as is the founder in src/site.ts; an entry of that name is required`
    problems.push({ file: peopleFile, line: 1, field: 'name', message })
  }
  const known = new Set<string>([...pageFiles.map(({ path }) => path), ...files.broken.keys()])
  for (const pageFile of pageFiles) {
    const { parent } = pageFile.page
    if (!parent || known.has(parent)) continue
    const { file } = pageFile
    const message = `${parent} leads nowhere; the page above this one is required`
    problems.push({ file, line: findLine(file, ' parent:'), field: 'parent', message })
  }

  const common = sectionData(articles, paths, shared.terms.entries, shared.sources.entries)
  const toPage = pageMaker(pageFiles, common, cache.remember, problems)
  const further = furtherReading(articles)
  const articlePages = await Promise.all(
    read.articles.map(async ({ file, path, markdown, aliases, article }): Promise<ArticlePage> => {
      const linked: LinkedArticle = {
        ...article,
        ...further(article),
        paths: placesOn(paths, article.slug),
      }
      const page = { meta: metaOf(article), aliases, sections: articleSections }
      const made = await toPage({ file, path, page }, { article: { article: linked } })
      return { ...made, article, markdown }
    }),
  )
  const otherPages = await Promise.all(
    pageFiles.map((pageFile) => {
      const { page, path } = pageFile
      const onPath = paths.find(({ to }) => to === path)
      const onPage = onPath?.articles ?? listedOn(pageFile, articles)
      const cards = onPage?.map((article) => {
        const author = asList(article.authors.map(({ name }) => name))
        return { ...toCard(article), author }
      })
      const meta = {
        ...page.meta,
        // A page that lists articles changes whenever one of them does.
        updated: lastUpdate(onPage ?? [], page.meta.updated),
        // No page's data mentions analytics that the site does not have.
        analytics: analytics.script ? page.meta.analytics : undefined,
      }
      const articleCards =
        page.meta.mainEntity === 'person' && cards ? { articles: cards } : common.articleCards
      const readingPath = onPath && cards && { articles: cards, extent: onPath.extent }
      return toPage({ ...pageFile, page: { ...page, meta } }, { articleCards, readingPath })
    }),
  )
  memory = cache.used
  cache.finish()
  const all = [...articlePages, ...otherPages].sort((a, b) => a.path.localeCompare(b.path, 'en'))
  problems.push(...addressProblems(all, publicFolder))
  return {
    pages: new Map<string, SitePage>(all.map((page) => [page.path, page])),
    articles: articlePages,
    paths,
    people,
    terms,
    broken: new Map([...read.broken, ...files.broken]),
    addresses: read.addresses,
    pictures: pictures.files,
    converted: pictures.converted,
    textFiles: [...filesBelow(pageFolder), ...sharedFiles.filter((file) => existsSync(file))],
    problems,
  }
}
