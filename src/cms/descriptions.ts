/** What editors read beside each field of the forms; a key that a schema gains does not compile until it has words here. */
import type { Source, Term } from '../articles/entrySchemas'
import type { FrontMatter } from '../articles/schema'

export interface Description {
  label: string
  /** Shown below the field. */
  hint?: string
}

export const articleDescriptions: Record<keyof FrontMatter, Description> = {
  title: { label: 'Title' },
  description: {
    label: 'Description',
    hint: 'For search results: what the reader can do afterward.',
  },
  excerpt: {
    label: 'Excerpt',
    hint: 'For the card: one or two sentences that make a busy reader click.',
  },
  category: { label: 'Category' },
  date: { label: 'Date', hint: 'The day of publication.' },
  publishAt: {
    label: 'Publish at',
    hint: 'Left out until then: a day as 2027-01-31, or a time as 2027-01-31 09:30.',
  },
  updated: { label: 'Updated', hint: 'The day of the last change to the text.' },
  reviewed: {
    label: 'Reviewed',
    hint: 'The day on which it was last checked; required where it cites law.',
  },
  author: { label: 'Author' },
  keywords: { label: 'Keywords', hint: 'Phrases that people search for; 4 to 8 are usual.' },
  takeaways: {
    label: 'Takeaways',
    hint: 'Listed under the lead; each is true without the article.',
  },
  cover: { label: 'Cover', hint: 'Without one, a cover is generated.' },
  aliases: {
    label: 'Aliases',
    hint: 'Older addresses, such as /articles/old-name, which redirect to it.',
  },
  draft: { label: 'Draft', hint: 'A draft is on no page; switch it off to publish.' },
}

export const sourceDescriptions: Record<keyof Source, Description> = {
  kind: { label: 'Kind' },
  author: { label: 'Author' },
  title: { label: 'Title' },
  publisher: { label: 'Publisher' },
  date: { label: 'Date', hint: 'YYYY, YYYY-MM or YYYY-MM-DD.' },
  url: { label: 'Address', hint: 'Begins with https://; leave it empty where none is known.' },
}

export const termDescriptions: Record<keyof Term, Description> = {
  term: { label: 'Term' },
  also: { label: 'Other spellings', hint: 'Plurals and abbreviations that texts use.' },
  definition: { label: 'Definition', hint: 'Plain text of one to three sentences.' },
  article: { label: 'Article', hint: 'The one that says the most about it.' },
}
