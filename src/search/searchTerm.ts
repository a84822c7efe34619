/** The terms of the glossary as the search gets them: what the build writes, and where. */

export interface SearchTerm {
  id: string
  term: string
  definition: string
  /** In lower case. */
  spellings: string[]
}

/** Fetched with the first search. */
export const searchTermsUrl = '/search/glossary.json'
