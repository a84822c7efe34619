/** The redirects for nginx: a location each, with the query kept. */
import { escapePattern, quote } from './nginxText'
import type { Redirect, RedirectRules } from './redirectRules'

/** One part of an address, without what could end a header. */
const slug = '([\\w.~-]+)'

/** nginx has one byte for the length of an exact address, and never finds longer ones. */
const maxExactLength = 255

function locationOf(from: string) {
  // nginx compares the decoded address.
  if (from.includes('%') || from.length > maxExactLength) return `~ "^${escapePattern(from)}$"`
  return `= "${from}"`
}

const fixedRedirect = ([from, to]: Redirect) =>
  `location ${locationOf(from)} { return 301 ${quote(to).slice(0, -1)}$is_args$args"; }`

function patternRedirect([from, to]: Redirect) {
  const pattern = from.split(':slug').map(escapePattern).join(slug)
  const target = to.split(':slug').map((part) => quote(part).slice(1, -1))
  return `location ~ "^${pattern}$" { return 301 "${target.join('$1')}$is_args$args"; }`
}

/** @returns the lines for the server block */
export const nginxRedirects = ({ fixed, patterns }: RedirectRules): string[] => [
  ...fixed.map(fixedRedirect),
  ...patterns.map(patternRedirect),
]
