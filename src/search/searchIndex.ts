/** The files of the search, which the build writes and the browser reads. */
import type { Options } from 'minisearch'
import { fold } from '../ui/fold'
import { stopWords } from '../words'
import { foldings } from './matching'

/** The full-text index of the articles: a MiniSearch index as JSON. */
export const indexUrl = '/search/index.json'

export const searchTermsUrl = '/search/glossary.json'

export interface SearchTerm {
  id: string
  term: string
  definition: string
  /** The term and its other names, folded. */
  spellings: string[]
}

const fields = ['title', 'category', 'excerpt', 'headings', 'body'] as const

/** An article as the index takes it in; its `id` is the slug. */
export type IndexedArticle = { id: string } & Record<(typeof fields)[number], string>

const stops = new Set(stopWords.split(' ').flatMap(foldings))

const isStopWord = (word: string) => stops.has(fold(word))

/** The options of `new MiniSearch` and of `MiniSearch.loadJSON`. */
export const options: Options<IndexedArticle> = {
  fields: [...fields],
  processTerm: (word) => (isStopWord(word) ? null : foldings(word)),
  searchOptions: {
    processTerm: (word) => (isStopWord(word) ? null : fold(word)),
    boost: { title: 8, category: 4, headings: 3, excerpt: 2, body: 1 },
    combineWith: 'AND',
    // Longer terms are also found by their beginning.
    prefix: (term) => term.length > 2,
  },
}
