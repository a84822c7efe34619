/** What lists know of articles; apart from the schema, for which the browser has no use. */

export const categories = [
  'AI Strategy',
  'Business Strategy',
  'AI App Development',
  'Customer Experience',
  'Operations',
  'Industry Innovation',
  'Team Planning',
  'Vibe Coding',
] as const

export type Category = (typeof categories)[number]

/** Pixels of a cover. */
export const coverSize = { width: 400, height: 250 } as const
