/** The dry check of the function: nothing reaches the table, and what is wrong with a host is named. */
import { expect, it, vi } from 'vitest'
import { fakeStore, respond } from '../../src/tests/fakeStore'
import type { BuiltSite } from './builtSite'
import { contact } from './contact'
import { checkHealth } from './health'
import { type Answer, createHttpClient, type HttpClient } from './httpClient'

const origin = 'https://www.firm.example'

/** @param respond in place of a host */
const siteOf = (respond: (request: Request) => Promise<Response>): HttpClient => {
  const send = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await respond(new Request(new URL(path, origin), init))
    const { status, headers } = response
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  }
  return { ...createHttpClient(origin), send, get: send }
}

const built = { info: { origin } } as BuiltSite

const check = (
  respond: (request: Request) => Promise<Response>,
  endpoint = new URL('/api/contact', origin),
) => {
  return contact.run({ built, site: siteOf(respond), contact: endpoint })
}

// A function whose store throws where it is used.
const answer = (request: Request, settings = {}) => respond(request, fakeStore(), settings)

it('finds nothing wrong with the function, and touches no table', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await check((request) => answer(request))).toEqual({
    looked: 6,
    failed: 0,
    problems: [],
    warnings: [],
  })
})

it('says so where the function takes this site for another one', async () => {
  const { problems } = await check((request) =>
    answer(new Request(request.url.replace('https:', 'http:'), request)),
  )
  expect(problems).toEqual([
    {
      request: `POST of an incomplete message at ${origin}/api/contact`,
      finding: expect.stringContaining(`CONTACT_ORIGIN of the function must name ${origin}`),
    },
  ])
})

it('sends a function on another host a preflight, whether the pages may send messages', async () => {
  const endpoint = new URL('https://contact.firm.example/api/contact')
  const named = await check((request) => answer(request, { CONTACT_ORIGIN: origin }), endpoint)
  expect(named).toEqual({ looked: 7, failed: 0, problems: [], warnings: [] })
  const unnamed = await check((request) => answer(request), endpoint)
  expect(unnamed.problems.at(-1)?.finding).toContain(
    `expected ${origin}, which CONTACT_ORIGIN names`,
  )
})

it('says so where another site may send messages', async () => {
  const { problems } = await check(async (request) => {
    const headers = new Headers(request.headers)
    headers.delete('Origin')
    const response = await answer(new Request(request, { headers }))
    const open = new Response(response.body, response)
    open.headers.set('Access-Control-Allow-Origin', '*')
    return open
  })
  expect(problems.map(({ request }) => request)).toEqual([
    `POST from https://foreign.example at ${origin}/api/contact`,
    `OPTIONS from https://foreign.example at ${origin}/api/contact`,
  ])
})

it('says so where a host answers with pages', async () => {
  const { failed } = await check(async () => new Response('<title>Not found</title>'))
  expect(failed).toBe(5)
})

const healthAnswer = (state: object, status = 200): Answer => ({
  status,
  headers: new Headers(),
  body: Buffer.from(JSON.stringify(state)),
})
const healthy = {
  table: 'writable',
  channels: ['webhook'],
  outbox: { waiting: 0, oldestMinutes: 0 },
}

it('looks at the health: the table, who is notified, and what waits', () => {
  expect(checkHealth(healthAnswer(healthy))).toEqual({ problems: [], warnings: [] })
  expect(checkHealth(healthAnswer({ ...healthy, channels: [] })).warnings).toHaveLength(1)
  const late = { ...healthy, outbox: { waiting: 3, oldestMinutes: 90 } }
  expect(checkHealth(healthAnswer(late)).problems[0]).toMatch(/^3 notifications wait/)
  expect(checkHealth(healthAnswer({ errors: {} }, 503)).problems[0]).toMatch(/^came 503/)
  expect(checkHealth(healthAnswer({ ok: true })).problems).toHaveLength(1)
})
