/** Reads all content at once, checks it, and makes the data of every page; what is wrong is listed, not thrown. */
import type { Article } from '../articles/schema'
import { toCard } from '../articles/schema'
import { asList } from '../locale'
import type { Page } from '../page'
import { personPage } from '../pages/about/_person'
import articleSections from '../pages/articles/_article'
import type { AuthoredSection } from '../sections'
import { analytics, founder } from '../site'
import { articlePath } from '../urls'
import { addressProblems } from './aliases'
import { latestToday, today, toTimestamp } from './days'
import { hashOf } from './fileCache'
import { linkArticles } from './linkArticles'
import { filesBelow, type ImportPage, type PageFile, pagesBelow, readPageFiles } from './pageFiles'
import { type Pictures, picturesIn, stateOf } from './pictures'
import { findLine, loadProblem, type Problem } from './problem'
import { readArticles } from './readArticles'
import { type ReadingPath, readingPathsIn } from './readingPaths'
import { isStaff, readSharedFiles, type SharedContent } from './sharedFiles'
import { forgetAll, remember } from './textMemory'
import { type TextPlace, textPlaces } from './textPlaces'
import { pageMaker, type SectionData, type SitePage, sectionData } from './toPage'

type ArticlePage = SitePage & Required<Pick<SitePage, 'article'>>

export type Site = Awaited<ReturnType<typeof readSite>>

// This module imports all that makes something, so it is loaded anew after a change of code.
forgetAll()

export interface ReadOptions {
  /** Drafts and articles that are published later are listed, each with its status. */
  unpublished?: boolean
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

/** Gives the portraits of people their addresses. */
async function findPortraits(
  { entries, problems, file }: SharedContent['people'],
  find: Pictures['find'],
) {
  for (const person of entries) {
    const { portrait } = person
    if (!portrait) continue
    const { src, problem } = await find(portrait.src)
    const line = findLine(file, portrait.src)
    const message = `${portrait.src} ${problem}`
    if (problem) problems.push({ file, line, field: 'portrait', message })
    portrait.src = src
  }
}

/** @returns a problem of each page whose `parent` is none */
function parentProblems(pageFiles: readonly PageFile[], broken: ReadonlyMap<string, unknown>) {
  const paths = new Set<string>(pageFiles.map(({ path }) => path))
  const problems: Problem[] = []
  for (const pageFile of pageFiles) {
    const { file, page } = pageFile
    const { parent } = page
    if (!parent || paths.has(parent) || broken.has(parent)) continue
    const message = `${parent} leads nowhere; the page above this one is required`
    problems.push({ file, line: findLine(file, ' parent:'), field: 'parent', message })
  }
  return problems
}

/** Reads the page files, and adds the pages of people. */
async function readPages(
  folder: string,
  { entries, file, problems }: SharedContent['people'],
  importPage?: ImportPage,
) {
  const founderEntry = entries.find(({ name }) => name === founder.author)
  const people = entries.filter((person) => person !== founderEntry && isStaff(person))
  const read = await readPageFiles(folder, { people, founder: founderEntry }, importPage)
  // A mistake in the file may be what hides the founder.
  if (!founderEntry && problems.length === 0) {
    const message = `nobody is called ${founder.author}, as is the founder in src/site.ts; an entry of that name is required`
    read.problems.push({ file, line: 1, field: 'name', message })
  }
  const ofPeople = entries.map((person): PageFile => {
    return { file, path: person.path, page: personPage(person) }
  })
  const pages = [...read.pages, ...ofPeople]
  read.problems.push(...parentProblems(pages, read.broken))
  return { ...read, pages }
}

/** @returns a page with the day that follows from the articles that it lists, and these as data of its sections */
function listArticles(
  pageFile: PageFile,
  articles: readonly Article[],
  paths: readonly ReadingPath[],
  common: SectionData,
) {
  const { page, path } = pageFile
  const onPath = paths.find(({ to }) => to === path)
  const listed = onPath?.articles ?? listedOn(pageFile, articles)
  const cards = listed?.map((article) => {
    const author = asList(article.authors.map(({ name }) => name))
    return { ...toCard(article), author }
  })
  const meta = {
    ...page.meta,
    // A page that lists articles changes whenever one of them does.
    updated: lastUpdate(listed ?? [], page.meta.updated),
    // No page's data mentions analytics that the site does not have.
    analytics: analytics.script ? page.meta.analytics : undefined,
  }
  const isOfPerson = page.meta.mainEntity === 'person'
  const articleCards = isOfPerson && cards ? { articles: cards } : common.articleCards
  const readingPath = onPath && cards && { articles: cards, extent: onPath.extent }
  return { page: { ...page, meta }, own: { articleCards, readingPath } }
}

/**
 * @param options where the content is, if not in the folders of this project
 * @returns the site as far as it can be made: its pages in the order of their paths, its articles, newest first, and what
 * pages show of other content; the files whose pages are `broken`, with the text as far as it could be rendered; the
 * `places` in texts of what is checked on finished pages, by path, and `placesOf` the strings of all files but articles
 */
export async function readSite(options: ReadOptions = {}) {
  const { articles: folder = 'articles', pages: pageFolder = 'src/pages' } = options
  const { publicFolder = 'public', unpublished, importPage } = options
  const shared = readSharedFiles(folder, new Set(pagesBelow(pageFolder).keys()))
  const state = stateOf(publicFolder)
  const pictures = remember(publicFolder, [state], () => {
    // A text that is remembered does not ask for its pictures again.
    forgetAll()
    return picturesIn(publicFolder)
  })
  await findPortraits(shared.people, pictures.find)
  // If one of these changes, so may what any text becomes.
  const context = hashOf([JSON.stringify(shared), state, today(), latestToday()])
  const read = await readArticles(folder, shared, pictures, context, unpublished)
  const files = await readPages(pageFolder, shared.people, importPage)

  const articles = read.articles.map(({ article }) => article)
  const byPath = new Map(articles.map((article) => [articlePath(article.slug), article]))
  const { paths, problems: inPaths } = readingPathsIn(files.pages, byPath, read.broken)
  shared.terms.checkArticles([...byPath.keys(), ...read.broken.keys()])
  const problems: Problem[] = [
    ...Object.values(shared).flatMap((list) => list.problems),
    ...read.problems,
    ...files.problems,
    ...inPaths,
  ]
  const linked = linkArticles(articles, paths)

  const { entries: people } = shared.people
  const { entries: terms } = shared.terms
  const sections = sectionData(articles, paths, terms, shared.sources.entries)
  const sharedFiles = Object.values(shared).map(({ file }) => file)
  const placesOf = textPlaces([...filesBelow(pageFolder), 'src/site.ts', ...sharedFiles])
  const toPage = pageMaker(files.pages, sections, pictures, placesOf, context, people, problems)
  const articlePages = await Promise.all(
    read.articles.map(async ({ file, path, aliases, article }): Promise<ArticlePage> => {
      const page = { meta: metaOf(article), aliases, sections: articleSections }
      const made = await toPage({ file, path, page }, { article: { article: linked(article) } })
      return { ...made, article }
    }),
  )
  const otherPages = await Promise.all(
    files.pages.map(async (pageFile) => {
      const { file, path } = pageFile
      try {
        const { page, own } = listArticles(pageFile, articles, paths, sections)
        return await toPage({ file, path, page }, own)
      } catch (error) {
        problems.push(loadProblem(file, error))
        files.broken.set(path, { file, html: '' })
        return undefined
      }
    }),
  )
  const all = [...articlePages, ...otherPages]
    .filter((page) => page !== undefined)
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
  problems.push(...addressProblems(all, publicFolder))
  const places = new Map<string, readonly TextPlace[]>(read.places)
  for (const page of all) places.set(page.path, [...(places.get(page.path) ?? []), ...page.places])
  return {
    pages: new Map<string, SitePage>(all.map((page) => [page.path, page])),
    articles: articlePages,
    paths,
    people,
    terms,
    broken: new Map([...read.broken, ...files.broken]),
    places,
    placesOf,
    scheduled: read.scheduled,
    pictures: pictures.files,
    converted: pictures.converted,
    problems,
  }
}
