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
import { readingPathsIn } from './readingPaths'
import { isStaff, readSharedFiles, type SharedContent } from './sharedFiles'
import { forgetAll, remember } from './textMemory'
import { type TextPlace, textPlaces } from './textPlaces'
import { pageMaker, type SitePage, sectionData } from './toPage'

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
  const sharedFiles = Object.values(shared).map(({ file }) => file)
  const { entries: people, file: peopleFile } = shared.people
  const read = await readArticles(folder, shared, pictures, context, unpublished)
  const articles = read.articles.map(({ article }) => article)

  const founderEntry = people.find(({ name }) => name === founder.author)
  const shownContent = {
    people: people.filter((person) => person !== founderEntry && isStaff(person)),
    founder: founderEntry,
  }
  const files = await readPageFiles(pageFolder, shownContent, importPage)
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

  const sections = sectionData(articles, paths, shared.terms.entries, shared.sources.entries)
  const textFiles = [...filesBelow(pageFolder), 'src/site.ts', ...sharedFiles]
  const placesOf = textPlaces(textFiles)
  const toPage = pageMaker(pageFiles, sections, pictures, placesOf, context, people, problems)
  const linked = linkArticles(articles, paths)
  const articlePages = await Promise.all(
    read.articles.map(async ({ file, path, aliases, article }): Promise<ArticlePage> => {
      const page = { meta: metaOf(article), aliases, sections: articleSections }
      const made = await toPage({ file, path, page }, { article: { article: linked(article) } })
      return { ...made, article }
    }),
  )
  const otherPages = await Promise.all(
    pageFiles.map(async (pageFile) => {
      const { file, page, path } = pageFile
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
        page.meta.mainEntity === 'person' && cards ? { articles: cards } : sections.articleCards
      const readingPath = onPath && cards && { articles: cards, extent: onPath.extent }
      try {
        return await toPage({ ...pageFile, page: { ...page, meta } }, { articleCards, readingPath })
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
