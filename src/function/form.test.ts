import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formFields } from '../contact/protocol'
import { around, context, stored, stubTable } from '../tests/fakeDatabase'
import type { Database } from './env'
import { refusalPage } from './errorPage'
import handler from './index'

const address = 'https://www.heddlereed.example/api/contact'
const good = { name: 'Ada', email: 'ada@company.example', organization: '', message: 'Hi' }

const bodies = {
  urlencoded: (fields: Record<string, string>) => new URLSearchParams(fields),
  multipart: (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  },
}

const post = (body: BodyInit, database: Database, headers: Record<string, string> = {}) =>
  handler.fetch(new Request(address, { method: 'POST', body, headers }), around(database), context)

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe.each(Object.entries(bodies))('a plain form, %s', (_, bodyOf) => {
  test('that is good is stored and leads back to the page that says so', async () => {
    const { database, bound } = stubTable(async () => stored)
    const response = await post(bodyOf({ ...good, [formFields.honeypot]: '' }), database)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('Location') ?? '', address)
    expect(location.href).toBe(new URL('/contact#sent', address).href)
    expect(bound.flat()).toEqual(expect.arrayContaining([good.name, good.email, good.message]))
  })

  test('with the trap filled in is answered the same, and stored as flagged', async () => {
    const { database, bound } = stubTable(async () => stored)
    const response = await post(bodyOf({ ...good, [formFields.honeypot]: 'x' }), database)
    expect(response.status).toBe(303)
    expect(bound.flat()).toContain('honeypot')
  })

  test('that is refused gets a page with each reason, and nothing is stored', async () => {
    const { database } = stubTable()
    const response = await post(bodyOf({ ...good, name: ' ', email: '<script>' }), database)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.match(/<li>Please [^<]+<\/li>/g)).toHaveLength(2)
    expect(page).not.toContain('<script')
    expect(page).toContain('href="/contact"')
  })
})

test('a field twice: 400', async () => {
  const fields = new URLSearchParams(good)
  fields.append('name', 'Bo')
  expect((await post(fields, stubTable().database)).status).toBe(400)
})

test('a file in place of a text: 422', async () => {
  const data = bodies.multipart(good)
  data.set('message', new Blob(['text']), 'message.txt')
  expect((await post(data, stubTable().database)).status).toBe(422)
})

test.each([
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  ['bytes that are not UTF-8', 'application/x-www-form-urlencoded', 'name=%ff'],
])('%s: 400, as a page that does not speak of JSON', async (_, type, body) => {
  const response = await post(body, stubTable().database, { 'Content-Type': type })
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(await response.text()).not.toContain('JSON')
})

test('reasons are escaped', () => {
  const page = refusalPage(['<img src=x onerror="1"> & co'])
  expect(page).toContain('<li>&#60;img src=x onerror=&#34;1&#34;&#62; &#38; co</li>')
})
