import { describe, expect, test } from 'vitest'
import handler, { type Env } from './index'

const origin = 'https://www.heddlereed.example'

/** Files that answer with the address they were asked for; a table that must not be touched. */
function env() {
  const asked: string[] = []
  const value: Env = {
    DB: {
      prepare() {
        throw new Error('The table was touched')
      },
    },
    ASSETS: {
      async fetch(request) {
        asked.push(`${request.method} ${request.url}`)
        return Response.json({ articles: [] }, { headers: { ETag: '"1"' } })
      },
    },
  }
  return { value, asked }
}

describe('/api/articles', () => {
  test.each(['GET', 'HEAD'])('%s hands on the file articles.json', async (method) => {
    const { value, asked } = env()
    const response = await handler.fetch(new Request(`${origin}/api/articles`, { method }), value)
    expect(asked).toEqual([`${method} ${origin}/articles.json`])
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(await response.json()).toEqual({ articles: [] })
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s: 405', async (method) => {
    const { value, asked } = env()
    const response = await handler.fetch(new Request(`${origin}/api/articles`, { method }), value)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect(asked).toEqual([])
  })
})

test('/api/contact is answered by the contact handler', async () => {
  const { value } = env()
  const response = await handler.fetch(new Request(`${origin}/api/contact`), value)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

test.each(['/api', '/api/contacts', '/api/contact/1', '/api/articles/plan', '/api/users'])(
  '%s: 404, without the table or the files',
  async (path) => {
    const { value, asked } = env()
    const response = await handler.fetch(new Request(origin + path), value)
    expect(response.status).toBe(404)
    expect((await response.json()).errors.form).toBeTruthy()
    expect(asked).toEqual([])
  },
)
