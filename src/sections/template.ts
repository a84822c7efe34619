/** The templates of pages. */

/**
 * What a page is laid out for. `landing`: an argument beside a large drawing. `guide`: a text to work
 * with, beside contents that follow along. `list`: an index to scan, below a low title. `story`: who
 * somebody is, below a drawing over all columns.
 */
export type Template = 'landing' | 'guide' | 'list' | 'story'
