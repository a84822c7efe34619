import { describe, expect, test } from 'vitest'
import { contact } from './contact'
import { refusalPage } from './refusalPage'
import type { Database } from './store'

const address = 'https://www.heddlereed.example/api/contact'
const good = { name: 'Ada', email: 'ada@company.example', organization: '', message: 'Hi' }

/** Keeps what was bound. */
function table() {
  const stored: (string | null)[][] = []
  const database: Database = {
    prepare: () => ({
      bind: (...values) => ({
        async first<T>() {
          stored.push(values)
          return { id: values[0], createdAt: 'now' } as T
        },
      }),
    }),
  }
  return { database, stored }
}

const bodies = {
  urlencoded: (fields: Record<string, string>) => new URLSearchParams(fields),
  multipart: (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  },
}

describe.each(Object.entries(bodies))('a plain form, %s', (_, bodyOf) => {
  const post = (fields: Record<string, string>, database: Database) =>
    contact(new Request(address, { method: 'POST', body: bodyOf(fields) }), database)

  test('that is good is stored and leads back to the page that says so', async () => {
    const { database, stored } = table()
    const response = await post(good, database)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('Location') ?? '', address)
    expect(location.href).toBe(new URL('/contact#sent', address).href)
    expect(stored).toEqual([[expect.any(String), good.name, good.email, null, good.message]])
  })

  test('that is refused gets a page with each reason, and nothing is stored', async () => {
    const { database, stored } = table()
    const response = await post({ ...good, name: ' ', email: '<script>' }, database)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.match(/<li>Please [^<]+<\/li>/g)).toHaveLength(2)
    expect(page).not.toContain('<script')
    expect(page).toContain('href="/contact"')
    expect(stored).toEqual([])
  })
})

test('a form that cannot be read: 400, as a page that does not speak of JSON', async () => {
  const headers = { 'Content-Type': 'multipart/form-data' }
  const { database, stored } = table()
  const response = await contact(
    new Request(address, { method: 'POST', headers, body: 'x' }),
    database,
  )
  expect(response.status).toBe(400)
  expect(response.headers.get('Content-Type')).toContain('text/html')
  expect(await response.text()).not.toContain('JSON')
  expect(stored).toEqual([])
})

test('reasons are escaped', () => {
  const page = refusalPage(['<img src=x onerror="1"> & co'])
  expect(page).toContain('<li>&#60;img src=x onerror=&#34;1&#34;&#62; &#38; co</li>')
})
