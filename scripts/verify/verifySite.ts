/** Compares a live site with the build that should be there. */
import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { buildInfoUrl, filesIn } from '../../src/build/writeDist'
import { counted } from '../counted'
import { type BuildInfo, parseBuildInfo, readBuildInfo } from './builtSite'
import { type Expectation, expectationsOf } from './expectations'

interface Options {
  url: string
  dist: string
  withoutContact?: boolean
  /** The folder that the host serves, where it is on this machine. */
  folder?: string
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
      if (!build)
        throw new Error(
          `No build is live: ${url} came ${status}, and not as the record of one; upload all of the folder, or look whether the host runs`,
        )
      throw new Error(
        `Another build is live: ${describeBuild(build)}; expected ${describeBuild(expected)}. Just uploaded, it takes a minute; else upload it, or build the commit that is live; empty the cache of a CDN before the host`,
      )
    }
    await pause(1000)
  }
}

function compare(
  { status, headers, body }: Awaited<ReturnType<typeof send>>,
  expected: Expectation,
) {
  const { answers, body: expectedBody = body, remedy = '', remedies = {} } = expected
  if (!answers.includes(status)) {
    const known = Object.keys(remedies).find((start) => status.startsWith(start))
    return [`came ${status}; expected ${answers.join(' or ')}${remedies[known ?? ''] ?? ''}`]
  }
  const problems: string[] = []
  for (const header of Object.entries(expected.headers ?? {})) {
    const [name, rule] = header
    const value = headers.get(name) ?? ''
    if (typeof rule === 'string' ? value !== rule : !rule.test(value))
      problems.push(`came with ${name}: ${value || '(none)'}; expected ${rule || '(none)'}`)
  }
  const isRight =
    expectedBody instanceof RegExp ? expectedBody.test(String(body)) : body.equals(expectedBody)
  if (isRight) return problems
  // A short answer may say itself what is wrong.
  const content = expectedBody instanceof RegExp && body.length < 300 ? `: ${body}` : ''
  return [...problems, `came with other content than expected${content}${remedy}`]
}

/** @throws Error where the folder is no whole build, or the site is not this build */
export async function verifySite(options: Options) {
  const { url, dist, withoutContact, folder, waitSeconds = 0 } = options
  const info = await readBuildInfo(dist)
  const { origin } = info
  await awaitBuild(new URL(buildInfoUrl, url), info, waitSeconds)
  const { files, contact } = await expectationsOf(dist, url, origin)
  const problems: string[] = []
  const warnings: string[] = []
  const uncompressed: string[] = []
  let requests = 0
  if (url !== origin) warnings.push(`It was built for ${origin}: its addresses lead there`)

  async function ask(expectation: Expectation) {
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
    if (!findings.length) for (const each of next) await ask(each)
  }

  await pLimit(8).map(withoutContact ? files : [...files, contact], ask)
  if (uncompressed.length)
    warnings.push(
      `${counted(uncompressed.length, 'text file')} came uncompressed, such as ${uncompressed[0]}: turn on gzip or Brotli at the host`,
    )
  const own = await filesIn(dist)
  const there = folder ? await filesIn(folder) : []
  for (const file of there.filter((each) => !own.includes(each)))
    problems.push(`${folder}${file} is no part of the build: delete it, or upload it elsewhere`)
  return { requests, problems, warnings }
}
