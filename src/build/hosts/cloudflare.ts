/** What Cloudflare reads of `dist/`: `_headers`, `_redirects`, and which requests reach the function. */
import type { LostAddress } from '../lostAddresses'
import { lostLine } from '../previousBuild'
import type { HeaderRule } from './headerRules'
import { mayFitBoth } from './pathPattern'
import type { Redirect, RedirectRules } from './redirectRules'

/** What it reads of `_headers`; it leaves out the rest without a word. */
const headerLimits = { rules: 100, lineLength: 2_000 }

/**
 * What two rules set is joined, which browsers take for neither value: the later rule removes the earlier value first.
 * @throws where a rule or a header would be ignored
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > headerLimits.rules)
    throw new Error(
      `_headers has ${rules.length} rules, one for each file in assets/ among them; Cloudflare takes ${headerLimits.rules}. Let the bundler make fewer files, such as by fewer import()s.`,
    )
  const lines = rules.flatMap(({ path, headers }, index) => {
    const earlier = rules.slice(0, index).filter((rule) => mayFitBoth(rule.path, path))
    const removed = Object.entries(headers)
      .filter(([name, value]) => value === null || earlier.some((rule) => rule.headers[name]))
      .map(([name]) => `  ! ${name}`)
    const set = Object.entries(headers)
      .filter(([, value]) => value !== null)
      .map((header) => `  ${header.join(': ')}`)
    return [path, ...removed, ...set]
  })
  const long = lines.find(({ length }) => length > headerLimits.lineLength)
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters, and Cloudflare takes ${headerLimits.lineLength}: ${long.trim().slice(0, 80)}… Name fewer or shorter addresses of other sites in src/site.ts.`,
    )
  return `${lines.join('\n')}\n`
}

/** What it reads of `_redirects`; it leaves out the rest without a word. */
const limits = { static: 2_000, dynamic: 100, lineLength: 1_000 }

function checkLimits(kind: 'static' | 'dynamic', lines: readonly string[]) {
  const count = (number: number) => number.toLocaleString('en')
  if (lines.length > limits[kind])
    throw new Error(
      `_redirects has ${count(lines.length)} ${kind} redirects, of which Cloudflare reads ${count(limits[kind])}; remove \`aliases\` that nobody follows any more`,
    )
  const long = lines.find(({ length }) => length > limits.lineLength)
  if (long)
    throw new Error(
      `_redirects has a line of ${count(long.length)} characters, of which Cloudflare reads ${count(limits.lineLength)}; shorten the alias ${long.slice(0, 80)}…`,
    )
}

/**
 * A host takes the first rule that fits: those of one address come before those of many.
 * @param lost addresses that lead nowhere, to be known to the next build
 * @throws where the host reads less than they are
 */
export function redirectsFile(
  { fixed, patterns }: RedirectRules,
  lost: readonly LostAddress[] = [],
): string {
  const linesOf = (redirects: readonly Redirect[]) =>
    redirects.map(([from, to]) => `${from} ${to} 301`)
  const [staticLines, dynamicLines] = [linesOf(fixed), linesOf(patterns)]
  checkLimits('static', staticLines)
  checkLimits('dynamic', dynamicLines)
  const gone = lost.map(({ address, successor }) => lostLine(address, successor?.path))
  return `${[...staticLines, ...dynamicLines, ...gone].join('\n')}\n`
}
