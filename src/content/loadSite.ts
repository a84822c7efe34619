/** Everything the site says, read once: the data of each page by its path. */

import type { LinkedArticle } from '../articles/schema'
import type { Page, PageData } from '../page'
import { prepare } from '../sections'
import { archiveOf, newest } from './archive'
import { checkDays } from './checkDates'
import { checkLinks } from './checkLinks'
import { ContentError } from './contentError'
import { instantOf } from './dates'
import { pageFiles, renderSections } from './pageFiles'
import { readArticles } from './readArticles'
import { cardOf, linkNeighbors } from './relatedArticles'

/** The data of an article's page. */
const articlePage = (article: LinkedArticle): Page => ({
  meta: {
    title: article.title,
    description: article.description,
    keywords: article.keywords,
    updated: article.updated ?? article.date,
    author: article.author,
    article: {
      published: instantOf(article.date),
      modified: instantOf(article.updated ?? article.date),
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

const later = (a: string, b: string) => (a > b ? a : b)

/** @throws ContentError where a link is dead or an article is not as its schema wants it */
async function readSite(): Promise<Map<string, PageData>> {
  const articles = await readArticles()
  const problems = [...checkDays(pageFiles), ...checkLinks(pageFiles, articles)]
  if (problems.length > 0) throw new ContentError(problems)
  const cards = articles.map(cardOf)
  const site = new Map<string, PageData>()
  const lastDay = articles.map(({ date, updated }) => updated ?? date).reduce(later, '')
  const archive = archiveOf(cards, lastDay)
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
    // A list is as new as what it lists.
    const lists = sections.some(({ kind }) => kind === 'articleList')
    const updated = lists ? later(page.meta.updated, lastDay) : page.meta.updated
    site.set(path, { ...page, meta: { ...page.meta, updated }, sections, path })
  }
  for (const [path, page] of archive.pages) site.set(path, { ...page, path })
  const markdown = new Map(articles.map((article) => [article.slug, article.markdown]))
  const shown = articles.map(({ file, draft, cover, links, ids, markdown, ...article }) => article)
  for (const article of linkNeighbors(shown)) {
    const path = `/articles/${article.slug}`
    site.set(path, { ...articlePage(article), path, markdown: markdown.get(article.slug) })
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
