/** Compares a live site with the build that should be there. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { buildInfoUrl } from '../../src/build/writeDist'
import { describeBuild, readBuildInfo } from './builtSite'
import { type Expectation, endpointOf, expectationsOf, hidden } from './expectations'

interface Report {
  site: string
  requests: number
  /** What is said of many answers is said once. */
  problems: Set<string>
  warnings: Set<string>
}

/** More would say nothing new of a site that is down. */
const mostProblems = 50

/** What Cloudflare writes in place of an email address. */
const obfuscation = '/cdn-cgi/l/email-protection'

/** @param Origin of the page that sends the message, which lacks what is required, so that it is never stored */
const messageFrom = (Origin: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin },
  body: JSON.stringify({ organization: 'npm run verify' }),
})

/** @returns the answer: its status with a redirect's target; its body decompressed. @throws Error where none comes in time */
async function request(url: URL, init: RequestInit) {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  const { status, headers } = response
  const target = headers.get('Location')
  const body = Buffer.from(await response.arrayBuffer())
  return { status: target ? `${status} to ${new URL(target, url)}` : `${status}`, headers, body }
}
type Answer = Awaited<ReturnType<typeof request>>

/** @returns the answer, with a second try, as a server may close a connection just as a request leaves; or why there is none */
const send = (url: URL, init: RequestInit = {}): Promise<Answer> =>
  request(url, init)
    .catch(() => request(url, init))
    .catch(({ message, cause = '' }: Error) => {
      const status = `no answer (${message} ${cause})`
      return { status, headers: new Headers(), body: Buffer.of() }
    })

/** @throws Error where another build is live, or none, once it has had its time to become live */
async function awaitBuild(url: URL, expected: string, seconds: number) {
  for (let left = seconds; ; left--) {
    const { status, body } = await send(url)
    if (String(body) === expected) return
    if (left <= 0)
      throw new Error(
        `${url} came ${status}, and there is ${describeBuild(String(body))}; expected ${describeBuild(expected)}. Upload all of the folder; what was just uploaded takes a minute`,
      )
    await pause(1000)
  }
}

/** @returns what to do about a status; what was expected where that is not known */
function remedyFor(status: string, { answers, postedFrom }: Expectation): string {
  const isServed = answers.includes('200')
  if (isServed && status === '404') return 'it is not uploaded; upload all of the folder again'
  if (isServed && status === '403') return 'the host may not read it; upload it so that it may'
  if (isServed && status.startsWith('30')) return 'the host redirects by rules of its own'
  if (status === '200' && answers === hidden)
    return 'anybody can read it; delete it there, or keep it from visitors'
  if (status === '403' && postedFrom)
    return `CONTACT_ORIGIN of the function must name ${postedFrom}`
  if (/^40[45]$/.test(status) && postedFrom)
    return 'the host has no function there; deploy it, or add --no-contact'
  if (/^(5|no answer)/.test(status)) return 'the host or its function fails; its log says why'
  return `expected ${answers.join(' or ')}`
}

/** @returns what is wrong with an answer, each as a sentence */
function compare({ status, headers, body }: Answer, expected: Expectation): string[] {
  if (!expected.answers.includes(status)) return [`came ${status}; ${remedyFor(status, expected)}`]
  const problems: string[] = []
  for (const header of Object.entries(expected.headers ?? {})) {
    const [name, rule] = header
    const value = headers.get(name) ?? ''
    if (typeof rule === 'string' ? value !== rule : !rule.test(value))
      problems.push(`came with ${name}: ${value || '(none)'}; expected ${rule || '(none)'}`)
  }
  const { body: content = body } = expected
  if (content instanceof RegExp && !content.test(String(body)))
    problems.push('came with other content than that of this site’s function')
  if (content instanceof Buffer && !content.equals(body) && !body.includes(obfuscation))
    problems.push(
      'is not uploaded as built; upload it again, and if that changes nothing, the host rewrites files',
    )
  return problems
}

/** Adds what is wrong with an answer to the report. @returns whether nothing is */
async function check(expected: Expectation, report: Report): Promise<boolean> {
  const { site, problems, warnings } = report
  if (problems.size >= mostProblems) return false
  const { url, postedFrom } = expected
  const answer = await send(new URL(url, site), postedFrom ? messageFrom(postedFrom) : {})
  report.requests++
  const found = compare(answer, expected)
  for (const each of found) problems.add(`${postedFrom ? 'POST' : 'GET'} ${url}: ${each}`)
  const { headers, body } = answer
  if (expected.body && body.includes(obfuscation))
    problems.add(
      'Cloudflare replaces email addresses in pages; turn off Scrape Shield, Email Address Obfuscation',
    )
  const type = headers.get('Content-Type') ?? ''
  const isText = /^text|json|xml|javascript/.test(type)
  if (isText && body.length > 2000 && !headers.get('Content-Encoding'))
    warnings.add(`Files of ${type} come uncompressed; turn on gzip or Brotli`)
  return found.length === 0
}

/** The function takes messages from this site alone, could store one now, and somebody would hear of it; if it answers at all. */
async function checkFunction(endpoint: URL, origin: string, report: Report) {
  const url = endpoint.href
  const headers: Expectation['headers'] = { 'cache-control': 'no-store' }
  if (endpoint.origin !== origin) headers['access-control-allow-origin'] = origin
  const body = /"name":.*"email":.*"message":/s
  const answers = ['422']
  if (!(await check({ url, postedFrom: origin, answers, headers, body }, report))) return
  await check({ url, postedFrom: 'https://foreign.example', answers: ['403'] }, report)
  await check({ url, answers: ['405'] }, report)
  const health = new URL('health', endpoint)
  const answer = await send(health)
  report.requests++
  const text = String(answer.body)
  const [, problem = 'database'] = /"problem":\s*"?(\w+)/.exec(text) ?? []
  if (problem === 'database')
    report.problems.add(`GET ${health}: came ${answer.status}; no message can be stored`)
  else if (problem !== 'null')
    report.warnings.add(`GET ${health}: names ${problem}; the manual says what to do`)
  if (/"notified":\s*false/.test(text))
    report.warnings.add(`GET ${health}: messages are stored, and nobody hears of them`)
}

/**
 * @param site.waitSeconds the time that the build may take to become live
 * @throws Error where the folder is not whole as built, or the site is not this build
 */
export async function verifySite(site: {
  url: string
  dist: string
  withoutContact?: boolean
  waitSeconds?: number
}) {
  const { url, dist, withoutContact, waitSeconds = 0 } = site
  const { origin, text } = await readBuildInfo(dist)
  await awaitBuild(new URL(buildInfoUrl, url), text, waitSeconds)
  const report: Report = { site: url, requests: 1, problems: new Set(), warnings: new Set() }
  if (url !== origin) report.warnings.add(`It was built for ${origin}: its addresses lead there`)
  await pLimit(8).map(await expectationsOf(dist, url), (each) => check(each, report))
  const endpoint = endpointOf(dist, url)
  // A function elsewhere knows the origin that the pages were built for; one beside them, as a preview's, their own.
  if (!withoutContact) await checkFunction(endpoint, endpoint.origin === url ? url : origin, report)
  const { requests, problems, warnings } = report
  return { requests, problems: [...problems], warnings: [...warnings] }
}
