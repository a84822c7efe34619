/** The content of the site, read once: the data of each page by its path, and the articles. */
import type { ArticleCard, LinkedArticle } from '../articles/schema'
import { toCard } from '../articles/toCard'
import type { Page, PageData } from '../page'
import { archivePage } from '../pages/articles/_archive'
import articleSections from '../pages/articles/_article'
import type { AuthoredSection, Section } from '../sections'
import { analytics } from '../site'
import { archiveOf, listLength } from './archive'
import { checkSite } from './checkSite'
import { toTimestamp } from './dates'
import { pageFiles } from './pageFiles'
import { readArticles, toArticle } from './readArticles'
import { linkArticles } from './relatedArticles'
import { renderMarkdown } from './renderMarkdown'

/** An article with its page. */
export interface SiteArticle {
  path: string
  article: LinkedArticle
  page: PageData
  /** The body as it was written. */
  markdown: string
}

export interface SiteContent {
  /** By path, in the order of the paths. */
  pages: ReadonlyMap<string, PageData>
  /** By path, newest first. */
  articles: ReadonlyMap<string, SiteArticle>
}

/** What the sections of a page are filled with. */
interface SectionData {
  list: { articles: readonly ArticleCard[]; total: number; older?: `/${string}` }
  parts: { text: string; to: `/${string}` }[]
  article?: LinkedArticle
  index?: readonly ArticleCard[]
}

async function fillSection(section: AuthoredSection, data: SectionData): Promise<Section> {
  if (section.kind === 'text')
    return { ...section, body: (await renderMarkdown(section.body)).html }
  if (section.kind === 'articleList') return { ...section, ...data.list }
  if (section.kind === 'article' && data.article) return { ...section, article: data.article }
  if (section.kind === 'articleIndex' && data.index)
    return { ...section, articles: data.index, parts: data.parts }
  if (section.kind === 'article' || section.kind === 'articleIndex')
    throw new Error(
      `A section of the kind "${section.kind}" stands on a page that has none to show`,
    )
  return section
}

const articlePage = (article: LinkedArticle): Page => {
  const { title, description, keywords, author, date, category, updated = date } = article
  const dates = { published: toTimestamp(date), modified: toTimestamp(updated) }
  return {
    meta: {
      title,
      description,
      keywords,
      updated,
      author,
      article: { ...dates, section: category },
    },
    sections: articleSections,
  }
}

const later = (a: string, b: string) => (a > b ? a : b)

/** @throws ContentError where an article or a page breaks a rule */
async function readSite(): Promise<SiteContent> {
  const sources = await readArticles()
  checkSite(pageFiles, sources)
  const cards = sources.map(toCard)
  const lastUpdate = sources.map(({ date, updated }) => updated ?? date).reduce(later, '')
  const archive = archiveOf(cards)
  const list = {
    articles: cards.slice(0, listLength),
    total: cards.length,
    older: archive[0]?.path,
  }
  const parts = archive.map(({ range, path }) => ({ text: range, to: path }))

  const pages: PageData[] = []
  const add = async (path: string, page: Page, data: Omit<SectionData, 'list' | 'parts'> = {}) => {
    const fill = (section: AuthoredSection) => fillSection(section, { ...data, list, parts })
    const loaded = { ...page, path, sections: await Promise.all(page.sections.map(fill)) }
    pages.push(loaded)
    return loaded
  }
  for (const { path, page } of pageFiles) {
    // The list page changes whenever an article does.
    const lists = page.sections.some(({ kind }) => kind === 'articleList')
    const updated = lists ? later(page.meta.updated, lastUpdate) : page.meta.updated
    // Without analytics, no page's data mentions it.
    const counted = analytics.script ? page.meta.analytics : undefined
    await add(path, { ...page, meta: { ...page.meta, updated, analytics: counted } })
  }
  for (const { path, range, articles } of archive)
    await add(path, archivePage(range, lastUpdate), { index: articles })
  const articles = new Map<string, SiteArticle>()
  for (const source of linkArticles(sources)) {
    const path = `/articles/${source.slug}`
    const article = toArticle(source)
    const page = await add(path, articlePage(article), { article })
    articles.set(path, { path, article, page, markdown: source.markdown })
  }
  pages.sort((a, b) => a.path.localeCompare(b.path))
  return { pages: new Map(pages.map((page) => [page.path, page])), articles }
}

let reading: Promise<SiteContent> | undefined

export function loadSite(): Promise<SiteContent> {
  reading ??= readSite()
  return reading
}

/** @throws Error for a path that has no page */
export async function loadPage(path: string): Promise<PageData> {
  const page = (await loadSite()).pages.get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return page
}
