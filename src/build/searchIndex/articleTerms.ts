/** The terms of one article: all that the index needs of its text, and small enough to be cached. */
import type { Article } from '../../articles/schema'
import { plainText } from '../../content/plainText'
import { fields, termsOf, tokenize } from '../../search/textIndex'

/** It can be stored as JSON. */
export interface ArticleTerms {
  /** For each field, the number of its different words. */
  lengths: number[]
  /** For each field, its terms and how often it contains them. */
  counts: [term: string, count: number][][]
}

type IndexedText = Pick<Article, 'title' | 'category' | 'excerpt' | 'contents' | 'html'>

function countTerms(text: string) {
  const counts = new Map<string, number>()
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts]
}

export function articleTerms({ contents, html, ...card }: IndexedText): ArticleTerms {
  const headings = contents.map(({ text }) => text).join('\n')
  const document = { ...card, headings, body: plainText(html) }
  const texts = fields.map((field) => document[field])
  return {
    // As the library counts them: before stop words go, and before all are in lower case.
    lengths: texts.map((text) => new Set(tokenize(text)).size),
    counts: texts.map(countTerms),
  }
}
