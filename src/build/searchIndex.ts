/** Writes the index of all articles and pages, and the texts of articles, which the browser's search loads. */
import MiniSearch from 'minisearch'
import type { Article } from '../articles/schema'
import { plainText } from '../content/plainText'
import type { PageData } from '../page'
import { formBy, type IndexedPage, indexOptions } from '../search/searchIndex'
import { loadStemmer } from './stemmer'

/** @returns what a visitor reads of an article, as plain text */
export const searchedText = ({ takeaways = [], html }: Pick<Article, 'takeaways' | 'html'>) =>
  [...takeaways, plainText(html)].join(' ')

type IndexedFields = 'slug' | 'title' | 'keywords' | 'category' | 'excerpt' | 'contents'

export function indexedArticle(
  article: Pick<Article, IndexedFields | 'takeaways' | 'html'>,
): IndexedPage {
  const { slug: id, title, category, excerpt, contents } = article
  const keywords = article.keywords.join('\n')
  const headings = contents.map(({ text }) => text).join('\n')
  return { id, title, keywords, category, excerpt, headings, body: searchedText(article) }
}

/** @returns a page as the index takes it in: what it is about, not all that it says */
export function indexedPage({ path: id, meta }: Pick<PageData, 'path' | 'meta'>): IndexedPage {
  const { title, description } = meta
  const keywords = meta.keywords.join('\n')
  const none = { category: '', headings: '', body: '' }
  return { ...none, id, title, keywords, excerpt: description, page: { title, description } }
}

/** @returns the index as JSON */
export async function searchIndex(pages: readonly IndexedPage[]) {
  const index = new MiniSearch(indexOptions(formBy(await loadStemmer())))
  index.addAll(pages)
  return JSON.stringify(index)
}
