/** Writes the index over the text of all articles, which the browser's search loads. */
import MiniSearch from 'minisearch'
import type { Article } from '../articles/schema'
import { plainText } from '../content/plainText'
import { type IndexedArticle, options } from '../search/searchIndex'

/** With more articles than this the index leaves out their bodies, and titles, excerpts and headings are searched. */
const maxWithBodies = 200

type IndexedFields = 'slug' | 'title' | 'category' | 'excerpt' | 'contents' | 'html'

/** @returns the index as JSON */
export function searchIndex(articles: readonly Pick<Article, IndexedFields>[]): string {
  const hasBodies = articles.length <= maxWithBodies
  const index = new MiniSearch(options)
  index.addAll(
    articles.map(({ slug: id, contents, html, ...words }): IndexedArticle => {
      const headings = contents.map(({ text }) => text).join('\n')
      return { ...words, id, headings, body: hasBodies ? plainText(html) : '' }
    }),
  )
  return JSON.stringify(index)
}
