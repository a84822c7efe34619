/**
 * `_headers` and `_redirects` as Netlify reads them: it cannot remove what another rule has set, takes a `*` at the
 * end of a path only, and serves a page with and without a slash or its ending, which no redirect can change.
 */
import { withoutEnding } from '../../content/links/aliases'
import type { LostAddress } from '../lostAddresses'
import { lostLine } from '../previousBuild'
import type { HeaderRule } from './headerRules'
import { partsOf, splatOf } from './pathPattern'
import type { RedirectRules } from './redirectRules'

/** Without it browsers allow what the rules for pictures say. */
const dispensable = 'Cross-Origin-Resource-Policy'

/** @throws where a rule replaces or removes what holds for all paths, which the host would join or keep */
function checkReplaced(rules: readonly HeaderRule[]) {
  const [all, ...others] = rules
  for (const { path, headers } of others)
    for (const name of Object.keys(headers))
      if (all?.headers[name] && name !== dispensable)
        throw new Error(
          `HOSTING is netlify, which cannot give ${path} another ${name} than all pages; for /admin/ leave \`repository\` of \`cms\` in src/site.ts empty, or choose another host`,
        )
}

/** @returns the paths that a rule means, each with what its `*` stands for */
function expand(path: string, files: readonly string[]): [path: string, splat: string][] {
  if (!partsOf(path).end) return [[path, '']]
  return files.flatMap((file) => {
    const splat = splatOf(path, file)
    return splat === undefined ? [] : [[file, splat]]
  })
}

/**
 * @param rules the first one is that of all paths
 * @param files the paths of all files, for patterns that have to be written out
 */
export function netlifyHeaders(rules: readonly HeaderRule[], files: readonly string[]): string {
  checkReplaced(rules)
  const byPath = new Map<string, Map<string, string>>()
  for (const { path, headers } of rules) {
    const set = Object.entries(headers).filter(([name]) => name !== dispensable)
    if (set.length === 0) continue
    for (const [each, splat] of expand(path, files)) {
      const values = byPath.get(each) ?? new Map<string, string>()
      for (const [name, value] of set)
        if (value !== null) values.set(name, value.replaceAll(':splat', splat))
      byPath.set(each, values)
    }
  }
  const lines = [...byPath].flatMap(([path, values]) => [
    path,
    ...[...values].map((header) => `  ${header.join(': ')}`),
  ])
  return `${lines.join('\n')}\n`
}

/** @param lost addresses that lead nowhere, to be known to the next build */
export function netlifyRedirects({ fixed }: RedirectRules, lost: readonly LostAddress[]): string {
  const byAddress = new Map(
    fixed
      // The host takes these for the page itself, and would redirect forever.
      .filter(([from, to]) => withoutEnding(from) !== to)
      .map(([from, to]) => [from.replace(/\/$/, ''), to]),
  )
  const lines = [
    ...[...byAddress].map(([from, to]) => `${from} ${to} 301`),
    '/api/articles /articles.json 200',
    ...lost.map(({ address, successor }) => lostLine(address, successor?.path)),
  ]
  return `${lines.join('\n')}\n`
}
