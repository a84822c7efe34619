/** Everything the site says, read once: the data of each page by its path. */
import { archiveOf, newest } from '../articles/archive.server'
import { cardOf, linkNeighbors } from '../articles/neighbors.server'
import { ContentError } from '../articles/problem.server'
import { readArticles } from '../articles/read.server'
import type { LinkedArticle } from '../articles/schema'
import type { Page, PageData } from '../page'
import { prepare } from '../sections'
import { checkLinks } from './checkLinks.server'
import { pageFiles, renderSections } from './pages.server'

/** The data of an article's page. */
const articlePage = (article: LinkedArticle): Page => ({
  meta: {
    title: article.title,
    description: article.description,
    keywords: article.keywords,
    author: article.author,
    image: article.image,
    article: {
      published: article.date,
      modified: article.updated ?? article.date,
      section: article.category,
    },
  },
  sections: [
    { kind: 'article', article },
    {
      kind: 'callToAction',
      heading: 'Would a second pair of eyes help?',
      text: 'Tell us where you stand and what you have to decide. A partner answers within two working days.',
      action: { text: 'Talk to Us', to: '/contact' },
    },
  ],
})

/** @throws ContentError where a link is dead or an article is not as its schema wants it */
async function readSite(): Promise<Map<string, PageData>> {
  const articles = await readArticles()
  const problems = checkLinks(pageFiles, articles)
  if (problems.length > 0) throw new ContentError(problems)
  const cards = articles.map(cardOf)
  const archive = archiveOf(cards)
  const site = new Map<string, PageData>()
  for (const { path, page } of pageFiles) {
    const sections = (await renderSections(page.sections)).map((section) =>
      section.kind === 'articleList'
        ? {
            ...section,
            articles: cards.slice(0, newest),
            total: cards.length,
            older: archive.older,
          }
        : section,
    )
    site.set(path, { ...page, sections, path })
  }
  for (const [path, page] of archive.pages) site.set(path, { ...page, path })
  const shown = articles.map(({ file, draft, cover, links, ids, ...article }) => article)
  for (const article of linkNeighbors(shown)) {
    const path = `/articles/${article.slug}`
    site.set(path, { ...articlePage(article), path })
  }
  return site
}

let reading: Promise<Map<string, PageData>> | undefined
const readOnce = () => {
  reading ??= readSite()
  return reading
}

export const paths = async () => [...(await readOnce()).keys()]

/** @throws Error for a path that has no page */
export async function load(path: string): Promise<PageData> {
  const page = (await readOnce()).get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  await prepare(page.sections)
  return page
}
