/** Compares a live site with the build that should be there. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { buildInfoUrl } from '../../src/build/writeDist'
import { readBuiltSite } from './builtSite'
import { type Answer, compare, expectationsOf } from './expectations'

export interface Options {
  /** Origin of the live site. */
  url: string
  /** Folder of the build. */
  dist: string
  /** The host has no function. */
  withoutContact?: boolean
  /** How long the build may take to become live. */
  waitSeconds?: number
}

export interface Report {
  requests: number
  /** Each with its request. */
  problems: string[]
  warnings: string[]
}

/** More would say nothing new of a site that is down. */
const mostProblems = 50

async function send(url: URL, init: RequestInit = {}): Promise<Answer> {
  const attempt = async () => {
    const signal = AbortSignal.timeout(10_000)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  // A server may close a connection just as the next request leaves.
  return attempt().catch(attempt)
}

/** `fetch` has the reason in the cause of its error. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.message} ${error.cause ?? ''}`.trim() : String(error)

/** @throws Error where another build is live, or none, once it has had its time to become live */
async function awaitBuild(url: URL, expected: string, waitSeconds: number) {
  const end = Date.now() + waitSeconds * 1000
  for (;;) {
    const live = await send(url).then(
      ({ status, body }) => (status === 200 ? body.toString() : `status ${status}`),
      (error: unknown) => `no answer (${reasonOf(error)})`,
    )
    if (live === expected) return
    if (Date.now() >= end)
      throw new Error(`Another build is live, or none: ${url} gave ${live.slice(0, 500)}`)
    await pause(1000)
  }
}

/** @throws Error where the folder is no whole build, or the site is not this build */
export async function verifySite({ url, dist, withoutContact, waitSeconds = 0 }: Options) {
  const built = await readBuiltSite(dist)
  const { origin, text } = built.info
  await awaitBuild(new URL(buildInfoUrl, url), text, waitSeconds)
  const endpoint = withoutContact ? undefined : new URL(built.contactEndpoint, url)
  const expectations = expectationsOf(built, url, endpoint)
  const report: Report = { requests: expectations.length, problems: [], warnings: [] }
  const { problems, warnings } = report
  if (url !== origin) warnings.push(`It was built for ${origin}: its addresses lead there`)
  await pLimit(8).map(expectations, async (expectation) => {
    if (problems.length >= mostProblems) return
    const { url: path, init, isWarning } = expectation
    const findings = await send(new URL(path, url), init).then(
      (answer) => compare(answer, expectation),
      (error: unknown) => [`came no answer (${reasonOf(error)})`],
    )
    const list = isWarning ? warnings : problems
    list.push(...findings.map((finding) => `${init?.method ?? 'GET'} ${path}: ${finding}`))
  })
  return report
}

/** @returns a line for each finding, and a sum */
export function formatReport({ requests, problems, warnings }: Report) {
  const end = problems.length < mostProblems ? '' : ', after which it looked no further'
  const sum = `${requests} requests, ${warnings.length} warnings, ${problems.length} problems${end}`
  return [...problems, ...warnings.map((warning) => `warning: ${warning}`), sum].join('\n')
}
