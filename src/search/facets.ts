/** By what the list is narrowed, beside a term: each article is in some of the groups of each facet. */

/** Facets whose groups cards do not name; the head of the index does. */
export const indexedFacets = ['author', 'path'] as const
export type IndexedFacet = (typeof indexedFacets)[number]

export const facets = ['category', ...indexedFacets] as const
export type Facet = (typeof facets)[number]

/** A group as the visitor chooses it. */
export interface Choice {
  /** As the address has it. */
  value: string
  text: string
}

/** What can be chosen. */
export type Choices = Record<Facet, readonly Choice[]>

/** The value chosen of each facet, if any. */
export type Chosen = Partial<Record<Facet, string>>
