import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formFields } from '../contact/protocol'
import { receipt, respond, workingStore } from '../tests/fakeStore'
import { errorPage } from './errorResponse'
import { formOf } from './forms'
import type { MessageStore, NewMessage } from './store'

const url = 'https://site.example/api/contact'
const good = { name: 'Ada', email: 'ada@company.example', organization: '', message: 'Hi' }

const bodies = {
  urlencoded: (fields: Record<string, string>) => new URLSearchParams(fields),
  multipart: (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  },
}

const post = (body: BodyInit, store?: MessageStore, headers: Record<string, string> = {}) =>
  respond(new Request(url, { method: 'POST', body, headers }), store)

/** A store, and what it was given. */
function recordingStore() {
  const stored: NewMessage[] = []
  const store = workingStore({
    async insert(message) {
      stored.push(message)
      return receipt
    },
  })
  return { store, stored }
}

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe.each(Object.entries(bodies))('a plain form, %s', (_, toBody) => {
  test('with a valid message redirects to the page that confirms it', async () => {
    const { store, stored } = recordingStore()
    const response = await post(toBody({ ...good, [formFields.honeypot]: '' }), store)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('Location') ?? '', url)
    expect(location.href).toBe(new URL('/contact#sent', url).href)
    expect(stored).toMatchObject([{ form: 'contact', texts: { ...good, organization: null } }])
  })

  test('with the honeypot filled gets the same response and is stored as flagged', async () => {
    const { store, stored } = recordingStore()
    const response = await post(toBody({ ...good, [formFields.honeypot]: 'x' }), store)
    expect(response.status).toBe(303)
    expect(stored).toMatchObject([{ flagged: 'honeypot' }])
  })

  test('with an invalid message gets a page with each reason, and nothing is stored', async () => {
    const response = await post(toBody({ ...good, name: ' ', email: '<script>' }))
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.match(/<li>Please [^<]+<\/li>/g)).toHaveLength(2)
    expect(page).not.toContain('<script')
    expect(page).toContain('href="/contact"')
  })
})

describe('the newsletter’s form, which stands in a frame', () => {
  const send = (query: string, fields: Record<string, string>, store?: MessageStore) =>
    respond(
      new Request(`${url}${query}`, { method: 'POST', body: new URLSearchParams(fields) }),
      store,
    )

  test('redirects to a page for the frame', async () => {
    const { store, stored } = recordingStore()
    const response = await send('?form=newsletter', good, store)
    expect(response.status).toBe(303)
    expect(stored).toMatchObject([{ form: 'newsletter' }])
    const { pathname } = new URL(response.headers.get('Location') ?? '', url)
    expect(pathname).toBe('/embed/newsletter/thanks/')
    expect(existsSync(`public${pathname}index.html`)).toBe(true)
  })

  test('fails with a page that the frame may show, which leads back to the form', async () => {
    const response = await send('?form=newsletter', { ...good, email: 'x' })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(page).toContain('sign-up was not sent')
    expect(page).toContain('<li>Please ')
    expect(page).toContain('href="/embed/newsletter/"')
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', 'toString', '__proto__', ''])(
    'another name leads nowhere else: %j',
    async (name) => {
      const query = `?form=${encodeURIComponent(name)}`
      const sent = await send(query, good, workingStore())
      expect(new URL(sent.headers.get('Location') ?? '', url).href).toBe(
        new URL('/contact#sent', url).href,
      )
      const failed = await send(query, { ...good, email: 'x' })
      expect(await failed.text()).toContain('href="/contact"')
    },
  )
})

test.each(Object.entries(bodies))('a duplicate field, %s: 400', async (_, toBody) => {
  const body = toBody(good)
  body.append('name', 'Bo')
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('<li>Please send each field once.</li>')
})

test('a file instead of text: 422', async () => {
  const data = bodies.multipart(good)
  data.set('message', new Blob(['text']), 'message.txt')
  expect((await post(data)).status).toBe(422)
})

test.each([
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  ['bytes that are not UTF-8', 'application/x-www-form-urlencoded', 'name=%ff'],
])('%s: 400, as a page that does not mention JSON', async (_, type, body) => {
  const response = await post(body, undefined, { 'Content-Type': type })
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(await response.text()).not.toContain('JSON')
})

test('reasons are escaped', () => {
  const page = errorPage(['<img src=x onerror="1"> & co'], formOf(new Request(url)))
  expect(page).toContain('<li>&#60;img src=x onerror=&#34;1&#34;&#62; &#38; co</li>')
})
