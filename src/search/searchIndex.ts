/** The files of the search, which the build writes and the browser reads. */
import type { Options } from 'minisearch'
import { site } from '../site'
import { fold } from '../ui/fold'
import { stopWords } from '../words'
import { foldings } from './matching'

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

const stops = new Set(stopWords.split(' ').flatMap(foldings))

/** Words, and those that hyphens or apostrophes join. */
const compound = /[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)*/gu
const joints = /[-‐‑'’]/g

const compoundsOf = (text: string): readonly string[] => text.match(compound) ?? []

/** @returns the words of a text, without stop words, and without single letters that a hyphen or an apostrophe parts */
export const wordsOf = (text: string) =>
  compoundsOf(text)
    .flatMap((word) => {
      const parts = word.split(joints)
      return parts.length > 1 ? parts.filter(({ length }) => length > 1) : parts
    })
    .filter((word) => !stops.has(fold(word)))

const join = (word: string) => word.replace(joints, '')

/** @returns the words that texts write without a blank: `nonprofit` for this as well as for `non-profit` */
export const joinedWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => compoundsOf(text).map((word) => fold(join(word)))))

/** @returns the words of a text, and joined those that a hyphen or an apostrophe parts, or that are joined elsewhere */
function tokensOf(text: string, joined?: ReadonlySet<string>) {
  const words = wordsOf(text)
  const pairs = words.slice(1).map((word, n) => words[n] + word)
  const compounds = compoundsOf(text).filter((word) => join(word) !== word)
  return [
    ...words,
    ...compounds.map(join),
    ...pairs.filter((pair) => !joined || joined.has(fold(pair))),
  ]
}

/** @returns an English word as Americans write it, as stems keep the difference */
const american = (word: string) =>
  word
    .replace(/is(e[drs]?|ing|ations?)$/, 'iz$1')
    .replace(/our(s|ed|ing)?$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')

/** Gives the stems of a word's spellings, by which the index knows it; first that of the word as it is written. */
export type FormsOf = (word: string) => string[]

/** @returns what finds the forms of a word, each once, as stemmers are slow */
export function formsBy(stem: Stemmer, language: string = site.language): FormsOf {
  const isEnglish = language.split('-')[0] === 'en'
  const known = new Map<string, string[]>()
  return (word) => {
    let forms = known.get(word)
    if (!forms) {
      const lower = word.toLowerCase()
      const written = isEnglish ? american(lower) : lower
      forms = [...new Set([written, ...foldings(written)].map((form) => fold(stem(form))))]
      known.set(word, forms)
    }
    return forms
  }
}

/**
 * @param joined words that texts write without a blank, for the build alone
 * @returns the options of `new MiniSearch` and of `MiniSearch.loadJSON`
 */
export const indexOptions = (
  formsOf: FormsOf,
  joined: ReadonlySet<string> = new Set(),
): Options<IndexedPage> => ({
  fields: [...fields],
  storeFields: ['page'],
  // Each two words of a title or a keyword are also one, so that those in a row count more.
  tokenize: (text, field) =>
    tokensOf(text, field === 'title' || field === 'keywords' ? undefined : joined),
  processTerm: formsOf,
  searchOptions: {
    tokenize: (text) => [text],
    processTerm: (word) => formsOf(word)[0],
    boost: { title: 8, keywords: 6, category: 4, headings: 3, excerpt: 2, body: 1 },
    // Longer terms are also found by their beginning.
    prefix: (term) => term.length > 2,
  },
})
