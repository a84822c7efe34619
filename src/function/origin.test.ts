import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { headers } from '../contact/protocol'
import { fakeStore, respond as respondWith, workingStore } from '../tests/fakeStore'
import type { MessageStore } from './store'

const site = 'https://www.firm.example'
const endpoint = 'https://contact.other.example/api/contact'
const message = { name: 'Ada', email: 'ada@reader.example', message: 'Hello' }

const respond = (init: RequestInit, settings = {}, query = '', store = workingStore()) =>
  respondWith(new Request(endpoint + query, init), store, { CONTACT_ORIGIN: site, ...settings })

const postJson = (
  origin: string,
  settings = {},
  body = JSON.stringify(message),
  store = workingStore(),
) =>
  respond(
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        'Sec-Fetch-Site': 'cross-site',
      },
      body,
    },
    settings,
    '',
    store,
  )

const preflight = (origin: string) =>
  respond({
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  })

/** What a browser asks before the site's script may read a response. */
const isReadable = ({ headers }: Response, origin: string) =>
  headers.get('Access-Control-Allow-Origin') === origin &&
  headers.get('Access-Control-Allow-Credentials') === 'true'

const others = [
  'https://evil.example',
  'http://www.firm.example',
  'https://www.firm.example.evil.example',
  'https://www.firm.example:444',
  'https://WWW.firm.example',
  `${site}/`,
  'null',
  '*',
]

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('the site that CONTACT_ORIGIN names', () => {
  test('asks before it sends, and may send each header of the form', async () => {
    const response = await preflight(site)
    expect(response.status).toBe(204)
    expect(isReadable(response, site)).toBe(true)
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0)
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(', ')
    expect(allowed).toEqual(['Content-Type', ...Object.values(headers)])
  })

  const limited = { RATE_LIMITER: { limit: async () => ({ success: false }) } }
  test.each<[status: number, settings: object, body?: string, store?: MessageStore]>([
    [201, {}],
    [422, {}, '{}'],
    [413, {}, 'a'.repeat(40_000)],
    [429, limited],
    [503, {}, undefined, fakeStore()],
  ])('reads a %i, when to try again, and its request id', async (status, settings, body, store) => {
    const response = await postJson(site, settings, body, store)
    expect(response.status).toBe(status)
    expect(isReadable(response, site)).toBe(true)
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Request-Id')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(response.headers.get('Vary')).toContain('Origin')
  })

  test('may be written with a slash at its end', async () => {
    expect((await postJson(site, { CONTACT_ORIGIN: `${site}/` })).status).toBe(201)
  })
})

describe('another site', () => {
  test.each(others)('%s may neither ask, nor send, nor read', async (origin) => {
    const [asked, sent] = [await preflight(origin), await postJson(origin)]
    expect([asked.status, sent.status]).toEqual([405, 403])
    for (const { headers } of [asked, sent]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Vary')).toContain('Origin')
    }
  })

  test.each([undefined, '', '*', 'null', 'www.firm.example'])(
    'no site is named by the setting %j',
    async (CONTACT_ORIGIN) => {
      const response = await postJson(site, { CONTACT_ORIGIN })
      expect(response.status).toBe(403)
      expect(isReadable(response, site)).toBe(false)
      expect((await postJson('null', { CONTACT_ORIGIN })).status).toBe(403)
    },
  )
})

test('the function’s own origin may send all the same', async () => {
  const response = await respond({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(endpoint).origin },
    body: JSON.stringify(message),
  })
  expect(response.status).toBe(201)
})

describe('a plain form', () => {
  const postForm = (fields: Record<string, string>, headers: HeadersInit, query = '') =>
    respond({ method: 'POST', headers, body: new URLSearchParams(fields) }, {}, query)

  test.each([
    ['', `${site}/contact#sent`],
    ['?form=newsletter', `${site}/embed/newsletter/thanks/`],
  ])('with the query "%s" ends on the site that it stands on', async (query, address) => {
    const response = await postForm(message, { Origin: site }, query)
    expect([response.status, response.headers.get('Location')]).toEqual([303, address])
  })

  test('ends on the named site where the browser does not say where it stands', async () => {
    const response = await postForm(message, {})
    expect(response.headers.get('Location')).toBe(`${site}/contact#sent`)
  })

  test('of the function’s own origin ends there', async () => {
    const { origin } = new URL(endpoint)
    const response = await postForm(message, { Origin: origin })
    expect(response.headers.get('Location')).toBe(`${origin}/contact#sent`)
    const page = await (await postForm({}, { Origin: origin })).text()
    expect(page).toContain('href="/contact"')
    expect(page).toContain('rel="stylesheet"')
  })

  test('that fails gets a page that leads back to the site, and may stand in its frame', async () => {
    const response = await postForm({}, { Origin: site }, '?form=newsletter')
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain(`href="${site}/embed/newsletter/"`)
    // The site's style sheet is for its own pages only.
    expect(page).not.toContain('rel="stylesheet"')
    expect(response.headers.get('Content-Security-Policy')).toContain(
      `frame-ancestors 'self' ${site}`,
    )
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  test('that fails behind a proxy of the site has the site’s styles', async () => {
    const response = await postForm({}, { Origin: site, 'Sec-Fetch-Site': 'same-origin' })
    expect(await response.text()).toContain('rel="stylesheet"')
  })
})
