/** Every page and file comes with the response headers of `_headers`: the policies above all. */
import { type Check, type Context, examine } from './check'
import { sampleFiles } from './files'
import type { Answer } from './httpClient'

/** Other checks look at these. */
const elsewhere = ['cache-control', 'content-type']

/** What must not come where `_headers` does not say so. */
const unwanted = ['x-robots-tag', 'set-cookie']

const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)

/** A host may remember https for longer than the site asks for. */
const isStricter = (value: string, expected: string) =>
  maxAge(value) >= maxAge(expected) &&
  expected.split('; ').every((part) => part.startsWith('max-age') || value.includes(part))

const isAsExpected = (name: string, value: string, expected: string) =>
  value === expected ||
  (name === 'strict-transport-security' && value !== '' && isStricter(value, expected))

/** @param isSecure whether it came by https; elsewhere browsers ignore what is said of transport */
export function compareHeaders(
  { status, headers }: Answer,
  expected: Record<string, string>,
  isSecure: boolean,
) {
  const wrong = Object.entries(expected)
    .filter(([name]) => !elsewhere.includes(name))
    .filter(([name]) => isSecure || name !== 'strict-transport-security')
    .filter(([name, value]) => !isAsExpected(name, headers.get(name) ?? '', value))
    .map(
      ([name, value]) => `came with ${name}: ${headers.get(name) ?? '(none)'}; expected ${value}`,
    )
  const surplus = unwanted
    // What is missing may be kept out of search engines.
    .filter((name) => status !== 404 || name !== 'x-robots-tag')
    .filter((name) => headers.has(name) && expected[name] === undefined)
    .map((name) => `came with ${name}: ${headers.get(name)}; expected none`)
  return [...wrong, ...surplus]
}

/** An address that no build has. */
export const missingPage = '/no-such-page-of-verify'

async function look({ built, site }: Context, path: string, status: number) {
  const answer = await site.get(path)
  // Another status is reported by the check of what was requested.
  if (answer.status !== status) return {}
  const isSecure = site.origin.startsWith('https:')
  return { problems: compareHeaders(answer, built.headersAt(path), isSecure) }
}

export const headers: Check = {
  name: 'headers',
  comparesBuild: true,
  run(context) {
    const there = [...context.built.pages, ...sampleFiles(context.built)]
    return examine(
      [...there.map(({ path }) => ({ path, status: 200 })), { path: missingPage, status: 404 }],
      ({ path }) => `GET ${path}`,
      ({ path, status }) => look(context, path, status),
    )
  },
}
