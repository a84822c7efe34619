/** Compares a live site with the build that should be there. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { buildInfoUrl } from '../../src/build/writeDist'
import { readBuildInfo } from './builtSite'
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

/** @throws Error where another build is live, or none, once it has had its time to become live */
async function awaitBuild(url: URL, expected: string, waitSeconds: number) {
  const end = Date.now() + waitSeconds * 1000
  for (;;) {
    const { status, body } = await send(url)
    const live = status === '200' ? body.toString() : status
    if (live === expected) return
    if (Date.now() >= end)
      throw new Error(`Another build is live, or none: ${url} gave ${live.slice(0, 500)}`)
    await pause(1000)
  }
}

function compare(
  { status, headers, body }: Awaited<ReturnType<typeof send>>,
  expected: Expectation,
) {
  const { answers, body: expectedBody = body, remedy = '' } = expected
  if (!answers.includes(status))
    return [`came ${status}; expected ${answers.join(' or ')}${remedy}`]
  const problems: string[] = []
  for (const header of Object.entries(expected.headers ?? {})) {
    const [name, rule] = header
    const value = headers.get(name) ?? ''
    if (typeof rule === 'string' ? value !== rule : !rule.test(value))
      problems.push(`came with ${name}: ${value || '(none)'}; expected ${rule || '(none)'}`)
  }
  const isRight =
    expectedBody instanceof RegExp ? expectedBody.test(String(body)) : body.equals(expectedBody)
  return isRight ? problems : [...problems, `came with other content than expected${remedy}`]
}

/** @throws Error where the folder is no whole build, or the site is not this build */
export async function verifySite({ url, dist, withoutContact, waitSeconds = 0 }: Options) {
  const { origin, text } = await readBuildInfo(dist)
  await awaitBuild(new URL(buildInfoUrl, url), text, waitSeconds)
  const { files, contact } = await expectationsOf(dist, url, origin)
  const expectations: Expectation[] = withoutContact ? files : [...files, ...contact]
  const problems: string[] = []
  const warnings: string[] = []
  if (url !== origin) warnings.push(`It was built for ${origin}: its addresses lead there`)
  await pLimit(8).map(expectations, async (expectation) => {
    if (problems.length >= mostProblems) return
    const { url: path, init, isWarning } = expectation
    const findings = compare(await send(new URL(path, url), init), expectation)
    const list = isWarning ? warnings : problems
    list.push(...findings.map((finding) => `${init?.method ?? 'GET'} ${path}: ${finding}`))
  })
  return { requests: expectations.length, problems, warnings }
}
