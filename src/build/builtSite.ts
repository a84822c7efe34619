/** What the writers of `dist/` get: the pages as they were prerendered, in an order that does not change. */
import type { LinkedArticle } from '../articles/schema'
import type { PageData } from '../page'

/** A file below `dist/`; its path begins with a slash. */
export type OutputFile = readonly [path: string, content: string | Uint8Array]

export interface BuiltPage {
  data: PageData
  /** The whole document. */
  html: string
}

export interface Built {
  /** By path. */
  pages: readonly BuiltPage[]
  /** Newest first. */
  articles: readonly LinkedArticle[]
}

/** The pages that may be found. */
export const found = ({ pages }: Built) => pages.filter(({ data }) => !data.meta.hidden)

/** The articles with their pages' data, newest first. */
export const articlePages = ({ pages, articles }: Built) =>
  articles.map((article) => {
    const path = `/articles/${article.slug}`
    const page = pages.find(({ data }) => data.path === path)
    const dates = page?.data.meta.article
    if (!page || !dates) throw new Error(`${path}: the article has no page`)
    return { ...page, article, path, dates }
  })
