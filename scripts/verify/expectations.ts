/** The requests that a live site is tried with, and how each must be answered; none stores or changes anything. */
import type { BuiltSite } from './builtSite'

export interface Answer {
  status: number
  headers: Headers
  /** Decompressed. */
  body: Buffer
}

export interface Expectation {
  /** A path with its query, or a whole address. */
  url: string
  init?: RequestInit
  statuses: number[]
  /** Of a redirect. */
  location?: string
  /** By name; an empty one must not be there. */
  headers?: Record<string, string | RegExp>
  body?: Buffer | RegExp
  /** Deserves attention, and is no failure. */
  isWarning?: boolean
  /** What to do where it is not met. */
  remedy?: string
}

/** @returns what is wrong with an answer */
export function compare(answer: Answer, expected: Expectation): string[] {
  const { status, headers, body } = answer
  const { statuses, location, body: expectedBody, remedy = '' } = expected
  const target = headers.get('Location') ?? ''
  const leads = `${status}${target && ` to ${target}`}`
  if (!statuses.includes(status))
    return [
      `came ${leads}; expected ${statuses.join(' or ')}${location ? ` to ${location}` : ''}${remedy}`,
    ]
  if (location && new URL(target, location).href !== location)
    return [`came ${leads}; expected ${location}`]
  const problems: string[] = []
  for (const [name, rule] of Object.entries(expected.headers ?? {})) {
    const value = headers.get(name) ?? ''
    if (typeof rule === 'string' ? value !== rule : !rule.test(value))
      problems.push(`came with ${name}: ${value || '(none)'}; expected ${rule || '(none)'}`)
  }
  const isRight =
    expectedBody instanceof RegExp
      ? expectedBody.test(String(body))
      : !expectedBody || body.equals(expectedBody)
  if (!isRight) problems.push(`came with other content than expected${remedy}`)
  return problems
}

/** What breaks a page under another type, as browsers may not guess. */
const types: Record<string, RegExp> = {
  html: /^text\/html(; ?charset=utf-8)?$/i,
  css: /^text\/css(; ?charset=utf-8)?$/i,
  js: /^(text|application)\/javascript(; ?charset=utf-8)?$/i,
}

/** Without a rule a host may let browsers ask again as it likes, but keep nothing for over an hour. */
const shortLived = /^(?!.*(immutable|max-age=(?!3600\b)\d{4})).*$/

/** Every page and file: its bytes, and the headers of `_headers` and no others of these. */
function files({ served, read, headersAt, headerNames }: BuiltSite, isSecure: boolean) {
  return served.map(({ path, file }): Expectation => {
    const headers: Record<string, string | RegExp> = { 'set-cookie': '' }
    const ruled = headersAt(path)
    for (const name of headerNames) headers[name] = ruled[name] ?? ''
    headers['cache-control'] = ruled['cache-control'] ?? shortLived
    headers['content-type'] = ruled['content-type'] ?? types[file.split('.').at(-1) ?? ''] ?? /./
    // Browsers heed it by https only.
    if (!isSecure) delete headers['strict-transport-security']
    const remedy = '; does the host rewrite files?'
    return { url: path, statuses: [200], headers, body: read(file), remedy }
  })
}

const query = '?source=a%20b&n=1'

/** Every other spelling and older address leads to its page, in one step, with its query; http leads to https. */
function redirects({ redirects }: BuiltSite, origin: string) {
  const expectations = redirects.map(
    ([from, to, status]): Expectation => ({
      url: from + query,
      statuses: [Number(status)],
      location: new URL(to + query, origin).href,
    }),
  )
  const { protocol, port } = new URL(origin)
  if (protocol === 'https:' && !port)
    expectations.push({
      url: `${origin.replace('https:', 'http:')}/about`,
      statuses: [301, 308],
      location: `${origin}/about`,
    })
  return expectations
}

const missingPages = [
  '/no-such-page',
  '/no-such-page/',
  '/articles/no-such-article',
  '/none%C3%A9%25',
]
const missingFiles = ['/data/none.json', '/assets/none-00000000.js', '/none.md']

/** What is not there, and what only the host should read. */
function missing({ hidden, notFoundPage }: BuiltSite): Expectation[] {
  return [
    ...missingPages.map((url) => ({ url, statuses: [404], body: notFoundPage })),
    ...[...missingFiles, ...hidden].map((url) => ({ url, statuses: [404] })),
  ]
}

/** Lacks what is required, so that it is never stored. */
const incomplete = (origin: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: origin },
  body: JSON.stringify({ organization: 'npm run verify' }),
})

/**
 * The function takes messages from this site and from no other, could store one now, and somebody would hear of it.
 * @param origin of the pages whose visitors write
 */
function contact(endpoint: URL, origin: string): Expectation[] {
  const url = endpoint.href
  const headers: Expectation['headers'] = { 'cache-control': 'no-store' }
  if (endpoint.origin !== origin) headers['access-control-allow-origin'] = origin
  const health = new URL('health', endpoint).href
  return [
    {
      url,
      init: incomplete(origin),
      statuses: [422],
      headers,
      body: /"name":.*"email":.*"message":/s,
      remedy: `; CONTACT_ORIGIN of the function must name ${origin}`,
    },
    { url, init: incomplete('https://foreign.example'), statuses: [403] },
    { url, statuses: [405] },
    { url: health, statuses: [200], remedy: '; its answer says what is wrong' },
    {
      url: health,
      statuses: [200, 503],
      body: /"channels":\s*\["/,
      isWarning: true,
      remedy: ': without a channel messages are stored, and nobody is notified',
    },
  ]
}

/** @param endpoint where messages are sent; without it the host has no function */
export function expectationsOf(built: BuiltSite, url: string, endpoint?: URL): Expectation[] {
  // A function elsewhere knows the origin that the pages were built for; one beside them, as a preview's, their own.
  const origin = endpoint?.origin === url ? url : built.info.origin
  return [
    ...files(built, url.startsWith('https:')),
    ...redirects(built, url),
    ...missing(built),
    ...(endpoint ? contact(endpoint, origin) : []),
  ]
}
