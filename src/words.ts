/**
 * The words of the interface: buttons, labels, states, messages. One export for each part, so that the browser gets
 * only those of what it shows. `{name}` stands for a value; what is counted has a form for each plural of the language
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html), of which `other` is required.
 */

/** How much there is to read. */
export const extent = {
  articles: { one: '{count} article', other: '{count} articles' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  /** Of a list of articles. */
  both: '{articles}, about {minutes}',
} as const

/** The list of articles and its search. */
export const articleList = {
  found: { one: '{count} article found', other: '{count} articles found' },
} as const
