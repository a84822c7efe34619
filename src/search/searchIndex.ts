/** The files of the search, which the build writes and the browser reads. */
import type { Options } from 'minisearch'
import { site } from '../site'
import { fold } from '../ui/fold'
import { stopWords } from '../words'

/** The full-text index of articles and pages: a MiniSearch index as JSON. */
export const indexUrl = '/search/index.json'

export const searchTermsUrl = '/search/glossary.json'

/** @returns the file that has the text of an article, as a string in JSON */
export const textUrl = (slug: string) => `/search/texts/${slug}.json`

export interface SearchTerm {
  id: string
  term: string
  definition: string
  /** The term and its other names as keys. */
  spellings: string[]
}

/** @returns a spelling of a term, of which case, accents, blanks and hyphens make no other one */
export const keyOf = (spelling: string) => fold(spelling).replace(/[\s-]/g, '')

const fields = ['title', 'keywords', 'category', 'excerpt', 'headings', 'body'] as const

/** An article or a page as the index takes it in; its `id` is the slug or the path. */
export type IndexedPage = { id: string } & Record<(typeof fields)[number], string> & {
    /** What a hit shows of a page that is no article. */
    page?: { title: string; description: string }
  }

export type Stemmer = (word: string) => string

const stops = new Set(stopWords.split(' ').map((word) => fold(word)))

/** @returns whether nearly every text has a word, so that it finds nothing */
export const isStopWord = (word: string) => stops.has(fold(word))

/** Words, and those that hyphens or apostrophes join. */
const compound = /[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)*/gu
const joints = /[-‐‑'’]/g

/** @returns the words of a text; of `non-profit` both, and `nonprofit`, without single letters behind an apostrophe */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [word] of text.matchAll(compound)) {
    const parts = word.split(joints)
    if (parts.length > 1) words.push(...parts.filter(({ length }) => length > 1))
    words.push(parts.join(''))
  }
  return words
}

/** @returns an English word as Americans write it, as stems keep the difference */
const american = (word: string) =>
  word
    .replace(/is(e[drs]?|ing|ations?)$/, 'iz$1')
    .replace(/our(s|ed|ing)?$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')

/** Gives the form of a word by which the index knows it, or null for one of nearly every text. */
export type FormOf = (word: string) => string | null

/** @param stem the stemmer of the language */
export function formBy(stem: Stemmer, language: string = site.language): FormOf {
  const isEnglish = language.split('-')[0] === 'en'
  const written = (word: string) => (isEnglish ? american(fold(word)) : fold(word))
  return (word) => (isStopWord(word) ? null : stem(written(word)))
}

/** @returns the options of `new MiniSearch` and of `MiniSearch.loadJS` */
export const indexOptions = (formOf: FormOf): Options<IndexedPage> => ({
  fields: [...fields],
  storeFields: ['page'],
  tokenize: wordsOf,
  processTerm: formOf,
  searchOptions: {
    boost: { title: 5, keywords: 5, category: 2, headings: 3, excerpt: 3, body: 2 },
    // Longer terms are also found by their beginning, and with one or two other letters.
    prefix: ({ length }) => length > 2,
    fuzzy: ({ length }) => (length > 4 ? 0.25 : 0),
    maxFuzzy: 2,
    weights: { prefix: 0.3, fuzzy: 0.2 },
    // Who searches articles looks for a page, such as a biography, less often.
    boostDocument: (id) => (String(id).startsWith('/') ? 0.5 : 1),
  },
})
