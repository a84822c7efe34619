import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidate, ResponseError, read } from '../api'
import { goodMessage } from '../tests/fakeStore'
import { contactForm } from '../words'
import { contactSchema, headers } from './schema'
import { answerDay, reasonOf, send } from './send'

afterEach(() => vi.unstubAllGlobals())

const message = v.parse(contactSchema, goodMessage)
const receipt = { id: '1', createdAt: '2025-01-01T00:00:00.000Z' }

test('the cached list of contacts is forgotten', async () => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(receipt))
  vi.stubGlobal('fetch', fetch)
  invalidate(['/api/contacts'])
  await read(['/api/contacts'])
  expect(await send(message)).toEqual(receipt)
  await read(['/api/contacts'])
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/contacts',
    '/api/contact',
    '/api/contacts',
  ])
})

test('the body holds only the message; metadata goes into headers', async () => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(receipt))
  vi.stubGlobal('fetch', fetch)
  await send(message, { idempotencyKey: 'k', honeypot: 'filled', challengeToken: 't' })
  await send(message, { challengeToken: '' })
  const [full, empty] = fetch.mock.calls.map(([, init]) => new Headers(init?.headers))
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual(message)
  const values = (init?: Headers) => Object.values(headers).map((name) => init?.get(name))
  expect(values(full)).toEqual(['k', 'filled', 't'])
  expect(values(empty)).toEqual([null, null, null])
  expect(full?.get('Accept')).toContain('text/plain')
})

const respond = (status: number, body: string, type: string) =>
  new ResponseError(new Response(body, { status, headers: { 'Content-Type': type } }), body)

test.each<[name: string, error: unknown, reason: string]>([
  ['a sentence', respond(429, 'Wait.', 'text/plain'), '429: Wait.'],
  ['JSON', respond(422, '{"a":1}', 'application/json'), '422: {"a":1}'],
  ['a page', respond(502, '<h1>', 'text/html'), 'Status 502'],
  ['a page with 200', respond(200, '<h1>', 'text/html'), 'Status 200'],
  ['no response', new TypeError('Failed to fetch'), contactForm.failed.description],
  ['an error without words', new Error(''), contactForm.failed.description],
  ['no error', undefined, contactForm.failed.description],
])('of a message that was not sent a visitor reads: %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test.each([
  ['2026-01-05T12:00:00Z', 3, 'Donnerstag, 8. Januar 2026'],
  ['2026-01-10T12:00:00Z', 1, 'Montag, 12. Januar 2026'],
  // It is Friday already where the second firm is.
  ['2026-01-08T23:30:00Z', 1, 'Montag, 12. Januar 2026'],
])('from %s, %i working days', (sent, workingDays, day) => {
  expect(answerDay(new Date(sent), workingDays)).toBe(day)
})
