/** Compares a live site with the build that should be there. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { buildInfoUrl } from '../../src/build/writeDist'
import { counted } from '../counted'
import { type BuildInfo, parseBuildInfo, readBuildInfo } from './builtSite'
import { type Expectation, expectationsOf } from './expectations'

interface Options {
  url: string
  dist: string
  withoutContact?: boolean
  /** The seconds that the build may take to become live. */
  waitSeconds?: number
}

/** More would say nothing new of a site that is down. */
const mostProblems = 50

/** @returns the answer: its status with a redirect's target, or why there is none; its body decompressed */
async function send(url: URL, init: RequestInit = {}) {
  const attempt = async () => {
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    const target = headers.get('Location')
    const body = Buffer.from(await response.arrayBuffer())
    return { status: target ? `${status} to ${new URL(target, url)}` : `${status}`, headers, body }
  }
  const noAnswer = ({ message, cause = '' }: Error) => {
    return { status: `no answer (${message} ${cause})`, headers: new Headers(), body: Buffer.of() }
  }
  // A server may close a connection just as the next request leaves.
  return attempt().catch(attempt).catch(noAnswer)
}

const describeBuild = ({ commit, origin, files }: BuildInfo) =>
  `that of commit ${commit.slice(0, 12) || '(without git)'} for ${origin}, with ${files} files`

/** @throws Error where another build is live, or none, once it has had its time to become live */
async function awaitBuild(url: URL, expected: BuildInfo & { text: string }, waitSeconds: number) {
  const end = Date.now() + waitSeconds * 1000
  for (;;) {
    const { status, body } = await send(url)
    const live = status === '200' ? body.toString() : ''
    if (live === expected.text) return
    if (Date.now() >= end) {
      const build = parseBuildInfo(live)
      const found = build
        ? `Another build is live: ${describeBuild(build)}; expected ${describeBuild(expected)}`
        : `No build is live: ${url} came ${status}, and not as the record of one`
      throw new Error(`${found}. Upload all of the folder; what was just uploaded takes a minute`)
    }
    await pause(1000)
  }
}

type Answer = Awaited<ReturnType<typeof send>>

/** @returns what is wrong with an answer, each as a sentence */
function compare({ status, headers, body }: Answer, expected: Expectation) {
  const { answers, body: expectedBody = body, remedies = {} } = expected
  const known = Object.keys(remedies).find((start) => status.startsWith(start))
  if (!answers.includes(status))
    return [`came ${status}; ${remedies[known ?? ''] ?? `expected ${answers.join(' or ')}`}`]
  const problems: string[] = []
  for (const header of Object.entries(expected.headers ?? {})) {
    const [name, rule] = header
    const value = headers.get(name) ?? ''
    if (typeof rule === 'string' ? value !== rule : !rule.test(value))
      problems.push(`came with ${name}: ${value || '(none)'}; expected ${rule || '(none)'}`)
  }
  const isPattern = expectedBody instanceof RegExp
  if (isPattern ? expectedBody.test(String(body)) : body.equals(expectedBody)) return problems
  // A short answer may say itself what is wrong.
  const content = isPattern && body.length < 300 ? `: ${body}` : ''
  const remedy = body.includes('/cdn-cgi/l/email-protection')
    ? 'Cloudflare hides its email addresses; turn off Email Address Obfuscation'
    : (remedies.body ?? 'look at what the host does to it')
  return [...problems, `came with other content than expected${content}; ${remedy}`]
}

/** @throws Error where the folder is not whole as built, or the site is not this build */
export async function verifySite({ url, dist, withoutContact, waitSeconds = 0 }: Options) {
  const info = await readBuildInfo(dist)
  await awaitBuild(new URL(buildInfoUrl, url), info, waitSeconds)
  const { files, contact } = await expectationsOf(dist, url, info.origin)
  const problems: string[] = []
  const warnings: string[] = []
  const uncompressed: string[] = []
  let requests = 0
  if (url !== info.origin)
    warnings.push(`It was built for ${info.origin}: its addresses lead there`)

  async function check(expectation: Expectation) {
    if (problems.length >= mostProblems) return
    const { url: path, init, isWarning, next = [] } = expectation
    requests++
    const answer = await send(new URL(path, url), init)
    const findings = compare(answer, expectation)
    const list = isWarning ? warnings : problems
    list.push(...findings.map((finding) => `${init?.method ?? 'GET'} ${path}: ${finding}`))
    const { headers, body } = answer
    const isText = /^text|json|xml|javascript/.test(headers.get('Content-Type') ?? '')
    if (isText && body.length > 2000 && !headers.get('Content-Encoding')) uncompressed.push(path)
    if (!findings.length) for (const each of next) await check(each)
  }

  await pLimit(8).map(withoutContact ? files : [...files, contact], check)
  const count = counted(uncompressed.length, 'text file')
  if (uncompressed.length)
    warnings.push(`${count} came uncompressed, such as ${uncompressed[0]}: turn on gzip or Brotli`)
  return { requests, problems, warnings }
}
