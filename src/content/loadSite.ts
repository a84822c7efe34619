/** The content of the site: every page by its path. The text of an article is read when its page is loaded. */
import type { ArticleCard, ArticleMeta, LinkedArticle } from '../articles/schema'
import { toCard } from '../articles/toCard'
import type { Page, PageData } from '../page'
import { archivePage } from '../pages/articles/_archive'
import articleSections from '../pages/articles/_article'
import type { AuthoredSection, Section } from '../sections'
import { analytics, people } from '../site'
import { archiveOf, listLength } from './archive'
import { type ArticleBody, rasterImages, readBody } from './articleBody'
import { checkMetas, stopAt, textChecker } from './checkSite'
import { toTimestamp } from './dates'
import { pageFiles } from './pageFiles'
import { readArticles, type SourceArticle } from './readArticles'
import { furtherReading } from './relatedArticles'
import { renderMarkdown } from './renderMarkdown'
import { readSources } from './sources'

/** A page without its sections, of which those of thousands of articles would not fit in memory. */
export interface SitePage extends Pick<PageData, 'path' | 'meta' | 'aliases'> {
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
}

/** What the sections of a page are filled with. */
interface SectionData {
  list: {
    articles: readonly ArticleCard[]
    total: number
    authors: readonly string[]
    older?: `/${string}`
  }
  parts?: { text: string; to: `/${string}` }[]
  article?: LinkedArticle
  index?: readonly ArticleCard[]
}

async function fillSection(section: AuthoredSection, data: SectionData): Promise<Section> {
  if (section.kind === 'text')
    return { ...section, body: (await renderMarkdown(section.body)).html }
  if (section.kind === 'articleList') return { ...section, ...data.list }
  if (section.kind === 'article' && data.article) return { ...section, article: data.article }
  if (section.kind === 'articleIndex' && data.index)
    return { ...section, articles: data.index, parts: data.parts ?? [] }
  if (section.kind === 'article' || section.kind === 'articleIndex')
    throw new Error(
      `A section of the kind "${section.kind}" stands on a page that has none to show`,
    )
  return section
}

async function imagesIn(sections: readonly AuthoredSection[]) {
  const texts = sections.flatMap((section) => (section.kind === 'text' ? [section.body] : []))
  const rendered = await Promise.all(texts.map((text) => renderMarkdown(text)))
  return rendered.flatMap(rasterImages)
}

function metaOf(article: ArticleMeta): Page['meta'] {
  const { title, description, keywords, author, date, category, updated = date } = article
  const dates = { published: toTimestamp(date), modified: toTimestamp(updated) }
  return {
    ...{ title, description, keywords, updated, author },
    article: { ...dates, section: category },
  }
}

/** The article as its page gets it, without what only the build needs. */
function articleData(source: SourceArticle, { html, contents, sources }: ArticleBody) {
  const { file, sourcesFile, path, ...article } = source
  return { ...article, html, contents, sources }
}

/** The day of the last change to a page that lists these articles. */
const lastUpdate = (articles: readonly ArticleMeta[] = [], ownUpdate = '') =>
  articles.reduce((last, { date, updated = date }) => (updated > last ? updated : last), ownUpdate)

/** The articles that a page lists: all, or those of the person that it is about; undefined on any other page. */
function listedOn({ meta, sections }: Page, articles: readonly SourceArticle[]) {
  if (sections.some(({ kind }) => kind === 'articleList')) return articles
  if (meta.mainEntity !== 'person') return undefined
  return articles.filter(({ author }) => author === meta.author)
}

/** @throws ContentError where the front matter of an article or the meta of a page breaks a rule */
async function readSite(): Promise<SiteContent> {
  const sources = await readArticles()
  stopAt([...checkMetas(pageFiles, sources), ...(await readSources()).problems])
  const checkTexts = textChecker(pageFiles, sources)
  const cards = sources.articles.map(toCard)
  const archive = archiveOf(cards)
  const signed = new Set(sources.articles.map(({ author }) => author))
  const list = {
    articles: cards.slice(0, listLength),
    total: cards.length,
    authors: Object.keys(people).filter((name) => signed.has(name)),
    older: archive[0]?.path,
  }
  const parts = archive.map(({ range, path }) => ({ text: range, to: path }))
  const readingAfter = furtherReading(sources.articles)

  const toPage = (path: string, page: Page, data: Omit<SectionData, 'list'> = {}): SitePage => {
    const { sections, ...rest } = page
    const fill = (section: AuthoredSection) => fillSection(section, { ...data, list })
    const read = async () => ({ ...rest, path, sections: await Promise.all(sections.map(fill)) })
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
      // A build has checked all texts before.
      if (import.meta.env.DEV) stopAt(await checkTexts([source]))
      const body = await readBody(source)
      const article = { ...articleData(source, body), ...readingAfter(source) }
      return toPage(path, { meta, sections: articleSections }, { article }).load()
    }
    const images = async () => (await readBody(source)).images
    return { path, meta, article: source, images, load }
  })
  const pages = [
    ...articles,
    ...archive.map(({ path, range, articles }) =>
      toPage(path, archivePage(range, lastUpdate(sources.articles)), { index: articles, parts }),
    ),
    ...pageFiles.map(({ path, page }) => {
      const listed = listedOn(page, sources.articles)
      // A page that lists articles changes whenever one of them does.
      const updated = lastUpdate(listed, page.meta.updated)
      // Without analytics, no page's data mentions it.
      const counted = analytics.script ? page.meta.analytics : undefined
      const meta = { ...page.meta, updated, analytics: counted }
      return toPage(path, { ...page, meta }, { index: listed?.map(toCard) })
    }),
  ].sort((a, b) => a.path.localeCompare(b.path))
  return { pages: new Map(pages.map((page) => [page.path, page])), articles }
}

let reading: Promise<SiteContent> | undefined

/** @throws ContentError where the front matter of an article or the meta of a page breaks a rule */
export function loadSite(): Promise<SiteContent> {
  reading ??= readSite()
  return reading
}

/** The site for a build, texts and links included. @throws ContentError with every problem found */
export async function checkedSite(): Promise<SiteContent> {
  const articles = await readArticles()
  const problems = await textChecker(pageFiles, articles)(articles.files, pageFiles)
  stopAt([...checkMetas(pageFiles, articles), ...(await readSources()).problems, ...problems])
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
