import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contact } from './contact'
import type { Database } from './store'

type Row = Record<string, string | null>
const address = 'https://www.heddlereed.example/api/contact'
const email = 'ada@company.example'
const good = { name: 'Ada', email, organization: 'Company', message: "'); DROP TABLE users; --" }

/** A table in memory; each value goes where the query's column list puts its place holder. */
function memory() {
  const rows: Row[] = []
  const queries: string[] = []
  const database: Database = {
    prepare(query) {
      queries.push(query)
      const columns = /INSERT INTO contact_submissions \(([^)]+)\)/.exec(query)?.[1]?.split(/,\s*/)
      return {
        bind: (...values) => ({
          async first<T>() {
            const row: Row = { createdAt: '2025-01-01T00:00:00.000Z' }
            columns?.forEach((column, n) => {
              row[column] = values[n] ?? null
            })
            rows.push(row)
            return { id: row.id, createdAt: row.createdAt } as T
          },
        }),
      }
    },
  }
  return { database, rows, queries }
}

const failing = (first: () => Promise<null>): Database => ({
  prepare: () => ({ bind: () => ({ first }) }),
})

const json = (body: unknown, method = 'POST') =>
  new Request(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
const form = (body: Record<string, string>) =>
  new Request(address, { method: 'POST', body: new URLSearchParams(body) })

let log = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('a good message', () => {
  test('is answered with 201, its id and its time, once it is stored', async () => {
    const { database, rows, queries } = memory()
    const response = await contact(json(good), database)
    const answer = await response.json()
    expect(response.status).toBe(201)
    expect(answer).toEqual({ id: rows[0]?.id, createdAt: rows[0]?.createdAt })
    expect(answer.id).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(rows).toEqual([{ ...good, ...answer }])
    // Values are bound, never written into the query.
    for (const value of Object.values(good)) expect(queries.join()).not.toContain(`'${value}`)
  })

  test('is not answered before the table has it', async () => {
    let settle: (row: null) => void = () => {}
    const row = new Promise<null>((resolve) => {
      settle = resolve
    })
    let answered = false
    const answer = contact(
      json(good),
      failing(() => row),
    ).finally(() => {
      answered = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
    settle(null)
    // A table that gives no row back has stored nothing.
    expect((await answer).status).toBe(503)
  })

  test.each([undefined, '', '  '])('stores the organization %j as null', async (organization) => {
    const { database, rows } = memory()
    expect((await contact(json({ ...good, organization }), database)).status).toBe(201)
    expect(rows[0]?.organization).toBeNull()
  })

  test('has an id of its own; fields that nobody asked for are not stored', async () => {
    const { database, rows } = memory()
    for (const _ of [1, 2]) await contact(json({ ...good, id: 'mine', admin: true }), database)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
    expect(rows[0]).not.toHaveProperty('admin')
    expect(rows[0]?.id).not.toBe('mine')
  })
})

describe('a refused message is not stored', () => {
  test.each<[string, object, string[]]>([
    ['blank fields', { name: ' ', email: '', message: '\n' }, ['name', 'email', 'message']],
    ['fields left out', { organization: 'Company' }, ['name', 'email', 'message']],
    ['a bad address', { ...good, email: 'ada' }, ['email']],
    ['a long message', { ...good, message: 'a'.repeat(5001) }, ['message']],
    ['a list', [], ['name', 'email', 'message']],
    ['other types', { ...good, name: 1, organization: {} }, ['name', 'organization']],
  ])('%s: 422 with a message for each', async (_, body, fields) => {
    const { database, rows } = memory()
    const response = await contact(json(body), database)
    const { errors } = await response.json()
    expect(response.status).toBe(422)
    expect(Object.keys(errors)).toEqual(fields)
    for (const text of Object.values(errors)) expect(text).toMatch(/^Please /)
    expect(rows).toEqual([])
  })

  test.each(['', '{', 'name=Ada'])('%j is not JSON: 400', async (body) => {
    const { database, rows } = memory()
    const response = await contact(json(body), database)
    expect(response.status).toBe(400)
    expect((await response.json()).errors.form).toContain('JSON')
    expect(rows).toEqual([])
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s: 405', async (method) => {
    const { database, rows } = memory()
    const response = await contact(json(good, method), database)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
    expect(rows).toEqual([])
  })
})

test('a table that fails: 503, and nothing personal in the answer or the log', async () => {
  const database = failing(() => Promise.reject(new Error('D1_ERROR: no such table')))
  for (const request of [json(good), form(good)]) {
    const response = await contact(request, database)
    const said = (await response.text()) + JSON.stringify(log.mock.calls)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(said).toContain('no such table')
    for (const value of [good.email, good.organization]) expect(said).not.toContain(value)
  }
  expect(log).toHaveBeenCalledTimes(2)
})
