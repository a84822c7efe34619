import { expect, test } from 'vitest'
import { headers } from '../contact/schema'
import {
  fakeStore,
  goodMessage as message,
  respond as respondWith,
  watchLog,
  workingStore,
} from '../tests/fakeStore'

const site = 'https://www.firm.example'
const endpoint = 'https://contact.other.example/api/contact'

const respond = (init: RequestInit, settings = {}) =>
  respondWith(new Request(endpoint, init), workingStore(), { CONTACT_ORIGIN: site, ...settings })

const postJson = (Origin: string, settings = {}, body = JSON.stringify(message)) => {
  const browser = { Origin, 'Sec-Fetch-Site': 'cross-site' }
  const headers = { 'Content-Type': 'application/json', ...browser }
  return respond({ method: 'POST', headers, body }, settings)
}

const preflight = (origin: string) =>
  respond({
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  })

watchLog()

test('the named site asks before it sends, and may send each header of the form', async () => {
  const response = await preflight(site)
  expect(response.status).toBe(204)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site)
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ')
  expect(allowed).toEqual(['Content-Type', ...Object.values(headers)])
})

test.each<[status: number, settings: object, body?: string]>([
  [201, {}],
  [422, {}, '{}'],
  [413, {}, 'a'.repeat(40_000)],
  [429, { RATE_LIMIT: { limit: async () => ({ success: false }) } }],
  [503, { store: fakeStore() }],
])('the named site reads a %i, Retry-After and Request-Id', async (status, ...changes) => {
  const response = await postJson(site, ...changes)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'Retry-After, Request-Id',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Origin',
  })
})

test.each([
  'https://evil.example',
  'http://www.firm.example',
  'https://www.firm.example.evil.example',
  'https://www.firm.example:444',
  'null',
])('another site, %s, may neither ask, nor send, nor read', async (origin) => {
  // Before anything else is touched.
  const settings = { store: fakeStore() }
  const [asked, sent] = [await preflight(origin), await postJson(origin, settings)]
  expect([asked.status, sent.status]).toEqual([405, 403])
  for (const response of [asked, sent]) {
    const { headers } = response
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  }
})

const own = new URL(endpoint).origin
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
test.each([
  ['where a site is named, the function’s own origin may not send', 403, site, { Origin: own }],
  ['where none is named, it may', 201, undefined, { Origin: own }],
  ['so may a page beside it that hides its address', 201, site, { Origin: 'null', ...sameOrigin }],
  ['where no site is named, no other one may', 403, undefined, { Origin: site }],
  ['where the named one is empty, no other one may', 403, '', { Origin: 'null' }],
])('%s: %i', async (_, status, CONTACT_ORIGIN, origin) => {
  const headers = new Headers({ 'Content-Type': 'application/json', ...origin })
  const request = { method: 'POST', headers, body: JSON.stringify(message) }
  expect((await respond(request, { CONTACT_ORIGIN })).status).toBe(status)
})

const postForm = (fields: Record<string, string>, headers: HeadersInit) =>
  respond({ method: 'POST', headers, body: new URLSearchParams(fields) })

test.each<Record<string, string>>([{ Origin: site }, {}])(
  'a plain form of %j ends on the named site',
  async (origin) => {
    const { status, headers } = await postForm(message, origin)
    expect([status, headers.get('Location')]).toEqual([303, `${site}/contact#sent`])
  },
)

test('a plain form that fails gets a page that leads back to the site, and may stand in its frame', async () => {
  const response = await postForm({}, { Origin: site })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(`href="${site}/contact"`)
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toContain(`frame-ancestors 'self' ${site}`)
})
