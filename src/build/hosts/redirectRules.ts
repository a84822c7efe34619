/** Redirects, as rules that each host's writer puts into its own form: every other spelling and older address of a page leads to its path. */
import { withoutEnding } from '../../content/links/aliases'
import type { SitePage } from '../../content/loadSite'

type Address = Pick<SitePage, 'path' | 'aliases'>

/** From an address to the path of a page, for good. */
export type Redirect = readonly [from: string, to: string]

export interface RedirectRules {
  /** Of one address each. */
  fixed: readonly Redirect[]
  /** Of many, after the fixed ones; `:slug` stands for one part of the address. */
  patterns: readonly Redirect[]
}

/** How visitors and old links may also write an address: as a folder, a file, or a file in a folder. */
const endings = ['/', '.html', '/index.html', '/index']

/** An older address as it was written, and as hosts serve a page without or with an ending. */
function spellingsOf(alias: string) {
  const address = withoutEnding(alias)
  // `/plan.htm` is a file, of which there is no folder.
  return /\.\w+$/.test(address) ? [alias] : [address, `${address}/`, `${address}.html`, alias]
}

/** @returns all redirects; the articles share a few patterns, as a host takes only so many */
export function redirectRules(pages: Iterable<Address>): RedirectRules {
  const all = [...pages]
  const spelled = all.filter(
    ({ path }) => path !== '/' && path !== '/404' && !/^\/articles\/[^/]+$/.test(path),
  )
  const fixed = [
    ...['/index.html', '/index', '/index/'].map((from): Redirect => [from, '/']),
    ...spelled.flatMap(({ path }) => endings.map((end): Redirect => [path + end, path])),
    ...all.flatMap(({ path, aliases = [] }) =>
      aliases.flatMap(spellingsOf).map((from): Redirect => [from, path]),
    ),
  ]
  const distinct = new Map(fixed.map((redirect) => [redirect.join(' '), redirect]))
  const patterns = endings.map((end): Redirect => [`/articles/:slug${end}`, '/articles/:slug'])
  return { fixed: [...distinct.values()], patterns }
}
