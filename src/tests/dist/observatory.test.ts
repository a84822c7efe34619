/**
 * What the MDN HTTP Observatory, run here without a network, gives the pages and the function's answers: every
 * point that headers and pages can earn.
 */
import fs from 'node:fs'
import { hsts } from '@mdn/mdn-http-observatory/src/analyzer/hsts.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { scan } from '@mdn/mdn-http-observatory/src/scanner/index.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MessageStore } from '../../function/messageStore'
import { respond as answer, fakeStore, workingStore } from '../fakeStore'
import { headersOf } from './headersOf'
import { files, pages, read } from './readDist'

interface Answer {
  headers: Record<string, string>
  body: string
}

const unlisted = 'www.firm.example'
/** A domain that browsers have on their preload list. */
const preloaded = 'www.preloaded.example'

const { respond } = vi.hoisted(() => ({ respond: vi.fn() }))
// What would fetch a site; the tests of the Observatory themselves run as they are.
vi.mock('@mdn/mdn-http-observatory/src/retriever/session.js', () => ({ Session: class {} }))
vi.mock('@mdn/mdn-http-observatory/src/retriever/retriever.js', () => ({ retrieve: respond }))

beforeAll(() => {
  // The Observatory downloads the list when it is installed. It reads it once.
  const list = { 'preloaded.example': { mode: 'force-https', includeSubDomains: true } }
  const reading = vi.spyOn(fs, 'readFileSync').mockReturnValueOnce(JSON.stringify(list))
  hsts()
  reading.mockRestore()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterAll(() => void vi.restoreAllMocks())

/** @returns the score of an answer, and the points that each test adds or takes */
async function grade({ headers, body }: Answer, hostname = unlisted) {
  const url = new URL(`https://${hostname}`)
  const isHtml = headers['content-type']?.startsWith('text/html')
  const httpEquiv = isHtml ? parseHttpEquivHeaders(body, url.href) : new Map()
  // It grades no errors, so each is graded as if it had succeeded.
  const response = { status: 200, headers, verified: true, httpEquiv }
  const redirects = [`http://${hostname}`, url.href].map((href) => ({ url: new URL(href) }))
  respond.mockResolvedValueOnce({
    hostname,
    resources: { path: body },
    responses: {
      ...{ auto: response, https: response, http: response, cors: response },
      ...{ httpRedirects: redirects, httpsRedirects: redirects },
    },
    session: { url },
  })
  const { scan: sum, tests } = await scan(hostname)
  const points = Object.entries(tests).map(([name, { scoreModifier }]) => [name, scoreModifier])
  return { score: sum.score, points: Object.fromEntries(points) }
}

/** Without a script there is nothing whose hash a page could name. */
const withoutScript = {
  'content-security-policy': 10,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'x-frame-options': 5,
  'subresource-integrity': 0,
  // Five more are for domains on the preload list of browsers, which no header earns by itself.
  'strict-transport-security': 0,
  // Five more are for cookies that are well kept, and none is set.
  cookies: 0,
  // These three take points where they fail, and give none.
  'cross-origin-resource-sharing': 0,
  redirection: 0,
  'x-content-type-options': 0,
}
const withScript = { ...withoutScript, 'subresource-integrity': 5 }
const onPreloadList = { 'strict-transport-security': 5 }

/** What the list adds follows from the headers, which most pages share. */
const gradedOnList = new Set<string>()

async function expectAll(answer: Answer, points: Record<string, number>) {
  const sum = Object.values(points).reduce((a, b) => a + b, 100)
  expect(await grade(answer)).toEqual({ score: sum, points })
  const headers = JSON.stringify(answer.headers)
  if (gradedOnList.has(headers)) return
  gradedOnList.add(headers)
  expect(await grade(answer, preloaded)).toEqual({
    score: sum + 5,
    points: { ...points, ...onPreloadList },
  })
}

const fileAnswer = (path: string, file: string): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headersOf(path) },
  // It grades no styles, and its parser reports those for paper that it does not know.
  body: read(file).replace(/<style>[\s\S]*?<\/style>/g, ''),
})
const pageAnswer = (path: string) => fileAnswer(path, path === '/' ? '/index.html' : `${path}.html`)

it.each(pages.map(({ path }) => path))('%s gets 135, and 140 on the preload list', (path) =>
  expectAll(pageAnswer(path), withScript),
)

it.each(files.filter((file) => /^\/embed\/.+\.html$/.test(file)))(
  '%s, which has no script, gets 130, and 135 on the preload list',
  (file) => expectAll(fileAnswer(file.replace(/index\.html$/, ''), file), withoutScript),
)

describe('the function’s answers, which have no script either, get as much', () => {
  const origin = 'https://www.firm.example'
  const message = { name: 'Ada', email: 'ada@company.example', message: 'Hi' }
  const fields = (values: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(values),
  })
  const json = {
    method: 'POST',
    body: JSON.stringify(message),
    headers: { 'Content-Type': 'application/json' },
  }

  it.each<[status: number, path: string, request: RequestInit, store?: MessageStore]>([
    [201, '/api/contact', json],
    [303, '/api/contact', fields(message)],
    [422, '/api/contact', fields({ ...message, email: 'x' })],
    [404, '/api/none', {}],
    [503, '/api/health', {}, fakeStore()],
  ])('%i from %s', async (status, path, init, store = workingStore()) => {
    const response = await answer(new Request(origin + path, init), store)
    expect(response.status).toBe(status)
    const received = { headers: Object.fromEntries(response.headers), body: await response.text() }
    await expectAll(received, withoutScript)
  })
})

it('is graded by its headers and its scripts', async () => {
  const { headers, body } = pageAnswer('/')
  // With a hash beside it, browsers ignore the word.
  const unsafe = headers['content-security-policy']?.replace(
    /script-src [^;]*/,
    "script-src 'unsafe-inline'",
  )
  const changed = [
    { headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' }, body },
    { headers: { ...headers, 'content-security-policy': unsafe ?? '' }, body },
    { headers, body: body.replace(' integrity=', ' data-integrity=') },
  ]
  const scores = await Promise.all(changed.map(async (answer) => (await grade(answer)).score))
  expect(scores).toEqual([125, 80, 130])
})
