/** The content of the site: every page by its path. The text of an article is read when its page is loaded. */
import { categories } from '../articles/card'
import { toCard, toDatedCard } from '../articles/toCard'
import type { Page, PageData } from '../page'
import { archivePage } from '../pages/articles/_archive'
import articleSections from '../pages/articles/_article'
import { documentPage } from '../pages/paths/_document'
import type { AuthoredSection } from '../sections'
import { analytics, people } from '../site'
import { archiveOf, listLength } from './archive'
import { rasterImages, readBody } from './articles/articleBody'
import { articleData, metaOf } from './articles/articleData'
import { type ReadOptions, readArticles, type SourceArticle } from './articles/readArticles'
import { furtherReading } from './articles/relatedArticles'
import { type ContentProblem, formatProblems, stopAt } from './contentError'
import { documentParts } from './documentPart'
import { fillSection, type SectionData } from './fillSection'
import { readGlossary, shownTerms } from './glossary'
import { lastUpdate, listedOn } from './listedArticles'
import { renderMarkdown } from './markdown/renderMarkdown'
import { newestOfCategories } from './newestOfCategories'
import { withContents } from './pageContents'
import { pageFiles } from './pageFiles'
import { breadcrumbsAmong, footerLinksAmong } from './pageNames'
import { placesOn, type ReadingPath, readingPathsOf, stepsOf, toSummary } from './readingPaths'
import { problemsOfSite, problemsOutsideTexts } from './siteProblems'

/** A page without its sections, of which those of thousands of articles would not fit in memory. */
export interface SitePage extends Pick<PageData, 'path' | 'meta'> {
  aliases?: readonly string[] | undefined
  /** Where its content is; absent where that follows from others. */
  file?: string
  /** The article whose page it is. */
  article?: SourceArticle
  /** The addresses of the images in its text that have smaller files. */
  images(): Promise<string[]>
  load(): Promise<PageData>
}

/** The page of an article. */
export type ArticlePage = SitePage & Required<Pick<SitePage, 'article'>>

export interface SiteContent {
  /** By path, in the order of the paths. */
  pages: ReadonlyMap<string, SitePage>
  /** Newest first. */
  articles: readonly ArticlePage[]
  paths: readonly ReadingPath[]
}

async function imagesIn(sections: readonly AuthoredSection[]) {
  const texts = sections.flatMap((section) => (section.kind === 'text' ? [section.body] : []))
  const rendered = await Promise.all(texts.map((text) => renderMarkdown(text)))
  return rendered.flatMap(rasterImages)
}

/** @param check is given the problems that can be found without reading a text; it may throw */
async function readSite(
  check: (problems: readonly ContentProblem[]) => void = stopAt,
): Promise<SiteContent> {
  // Who writes an article sees it before it is published.
  const sources = await readArticles(undefined, undefined, { unpublished: import.meta.env.DEV })
  check(await problemsOutsideTexts(pageFiles, sources))
  const cards = sources.articles.map(toDatedCard)
  const archive = archiveOf(cards)
  const signed = new Set(sources.articles.map(({ author }) => author))
  const { paths } = readingPathsOf(pageFiles, sources.articles)
  const namesOf = (names: readonly string[]) => names.map((name) => ({ value: name, text: name }))
  const everywhere = {
    articleList: {
      articles: cards.slice(0, listLength),
      total: cards.length,
      choices: {
        category: namesOf(categories),
        author: namesOf(Object.keys(people).filter((name) => signed.has(name))),
        path: paths.map(({ slug, title }) => ({ value: slug, text: title })),
      },
      older: archive[0]?.path,
    },
    articleTeasers: { articles: newestOfCategories(cards, 3) },
    readingPaths: { paths: paths.map(toSummary) },
    glossary: { terms: shownTerms((await readGlossary()).terms, sources.articles) },
  }
  const parts = archive.map(({ range, path }) => ({ text: range, to: path }))
  const readingAfter = furtherReading(sources.articles)

  const breadcrumbsOf = breadcrumbsAmong(pageFiles)
  const footerLinks = footerLinksAmong(pageFiles)
  const toPage = (path: string, page: Page, data: Partial<SectionData> = {}): SitePage => {
    const { sections, parent, footerLink, ...rest } = page
    const hero = page.template && { template: page.template }
    const fill = (section: AuthoredSection) =>
      fillSection(section, { ...everywhere, hero, ...data })
    const read = async () => ({
      ...{ ...rest, path, breadcrumbs: breadcrumbsOf(path), footerLinks },
      sections: withContents(await Promise.all(sections.map(fill)), page.template),
    })
    let loaded: Promise<PageData> | undefined
    const load = () => {
      loaded ??= read()
      return loaded
    }
    return { ...rest, path, images: () => imagesIn(sections), load }
  }
  const articles = sources.articles.map((source): ArticlePage => {
    const { path } = source
    const meta = metaOf(source)
    const load = async () => {
      const body = await readBody(source)
      const further = { ...readingAfter(source), paths: placesOn(paths, source) }
      const article = { article: { ...articleData(source, body), ...further } }
      return toPage(path, { meta, sections: articleSections }, { article }).load()
    }
    const images = async () => (await readBody(source)).images
    return { path, meta, file: source.file, aliases: source.aliases, article: source, images, load }
  })
  const documents = paths.map(({ document, articles, ...path }): SitePage => {
    const page = documentPage({ ...path, updated: lastUpdate(articles) })
    const load = async () => {
      const pathDocument = { parts: await documentParts(articles), path: document }
      return toPage(document, page, { pathDocument }).load()
    }
    // Those of its articles, whose pages have them.
    return { path: document, meta: page.meta, images: async () => [], load }
  })
  const pages = [
    ...articles,
    ...archive.map(({ path, range, articles }) => {
      const page = archivePage(range, lastUpdate(sources.articles))
      return toPage(path, page, { articleIndex: { articles, parts } })
    }),
    ...documents,
    ...pageFiles.map(({ file, path, page }) => {
      const readingPath = paths.find(({ to }) => to === path)
      const listed = listedOn(page, sources.articles, readingPath)
      // A page that lists articles changes whenever one of them does.
      const updated = lastUpdate(listed, page.meta.updated)
      // Without analytics, no page's data mentions it.
      const counted = analytics.script ? page.meta.analytics : undefined
      const meta = { ...page.meta, updated, analytics: counted }
      const shown = toPage(
        path,
        { ...page, meta },
        {
          articleIndex: listed && { articles: listed.map(toCard), parts: [] },
          readingPath: readingPath && {
            articles: stepsOf(readingPath),
            path: readingPath.to,
            document: readingPath.document,
          },
        },
      )
      return { ...shown, file }
    }),
  ].sort((a, b) => a.path.localeCompare(b.path))
  return { pages: new Map(pages.map((page) => [page.path, page])), articles, paths }
}

let reading: Promise<SiteContent> | undefined

/** @throws ContentError where the front matter of an article or the meta of a page breaks a rule */
export function loadSite(): Promise<SiteContent> {
  reading ??= readSite()
  return reading
}

/**
 * What can be shown in spite of mistakes, where these are reported otherwise. For the development server.
 * @public
 */
export const loadReadable = () => readSite(() => {})

/**
 * Called by the development server, through Vite.
 * @returns every problem of the content, texts and links included
 * @public
 */
export const siteProblems = (options?: ReadOptions): Promise<ContentProblem[]> =>
  problemsOfSite(pageFiles, { options })

/** The site for a build, once its warnings are printed. @throws ContentError with every problem found */
export async function checkedSite(): Promise<SiteContent> {
  const warnings = stopAt(await siteProblems())
  if (warnings.length > 0) console.warn(formatProblems(warnings))
  return loadSite()
}

/**
 * For the prerenderer, which would write every page's data twice more: as JSON it is nothing.
 * @throws Error for a path that has no page
 */
export async function loadPage(path: string): Promise<PageData> {
  const page = (await loadSite()).pages.get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return Object.assign(Object.create({ toJSON: () => null }), await page.load())
}
