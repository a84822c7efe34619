import { expect, test } from 'vitest'
import { ResponseError } from '../api'
import { describeFailure } from './describeFailure'

const failed = 'Not sent. Write to us@firm.example.'
const respond = (status: number, body: string, type: string) =>
  new ResponseError(new Response(body, { status, headers: { 'Content-Type': type } }), body)

test.each<[name: string, error: unknown, description: string, outcome: string]>([
  ['a sentence', respond(429, 'Wait.', 'text/plain'), '429: Wait.', 'Wait.'],
  ['JSON', respond(422, '{"a":1}', 'application/json'), '422: {"a":1}', failed],
  ['a page', respond(502, '<h1>', 'text/html'), `502: ${failed}`, `${failed} (Status 502)`],
  [
    'a page with 200',
    respond(200, '<h1>', 'text/html'),
    `200: ${failed}`,
    `${failed} (Status 200)`,
  ],
  ['no response', new TypeError('Failed to fetch'), 'Failed to fetch', failed],
  ['an error without words', new Error(''), 'Please try again later.', failed],
  ['no error', undefined, 'Please try again later.', failed],
])('%s', (_, error, description, outcome) => {
  expect(describeFailure(error, failed)).toEqual({ description, outcome })
})
