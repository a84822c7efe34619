/** The rule of the list's search: a case-insensitive substring of title, excerpt or category (SPEC.md, section 5). */
import type { ArticleCard } from './schema'

const fold = (text: string) => text.toLowerCase()

export const matches = (article: ArticleCard, term: string) =>
  [article.title, article.excerpt, article.category].some((text) => fold(text).includes(fold(term)))
