import { describe, expect, test } from 'vitest'
import { HttpError } from './httpError'
import { bodyLimit, readBody } from './readBody'

const url = 'https://site.example/api/contact'
const json = { 'Content-Type': 'application/json' }

/** @returns the value, or the status of the error and the fields it names */
async function readOrError(body: BodyInit, headers: Record<string, string>) {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const error = await readBody(new Request(url, init)).catch((thrown) => thrown)
  return error instanceof HttpError ? [error.status, Object.keys(error.problems)] : error
}

/** An endless body, and how much of it was read. */
function endlessBody() {
  const read = { bytes: 0 }
  const stream = new ReadableStream({
    pull(controller) {
      read.bytes += 1024
      controller.enqueue(new Uint8Array(1024))
    },
  })
  return { read, stream }
}

describe('a body', () => {
  test('at the limit is accepted, one byte more returns 413', async () => {
    const text = (size: number) => JSON.stringify('a'.repeat(size - 2))
    expect(await readOrError(text(bodyLimit), json)).toHaveLength(bodyLimit - 2)
    expect(await readOrError(text(bodyLimit + 1), json)).toEqual([413, ['form']])
  })

  test('endless, without Content-Length: 413 as soon as it is over the limit', async () => {
    const { read, stream } = endlessBody()
    expect(await readOrError(stream, json)).toEqual([413, ['form']])
    expect(read.bytes).toBeLessThan(bodyLimit + 10_000)
  })

  test('over the limit with a false Content-Length: 413', async () => {
    const headers = { ...json, 'Content-Length': '10' }
    const text = JSON.stringify('a'.repeat(bodyLimit))
    expect(await readOrError(text, headers)).toEqual([413, ['form']])
  })

  test('announced over the limit: 413 without reading the body', async () => {
    const { read, stream } = endlessBody()
    const headers = { ...json, 'Content-Length': String(bodyLimit + 1) }
    expect(await readOrError(stream, headers)).toEqual([413, ['form']])
    expect(read.bytes).toBeLessThan(3000)
  })
})

test.each(['text/plain', 'application/xml', 'application/jsonp', 'x', ''])(
  'the content type "%s": 415',
  async (value) =>
    expect(await readOrError('{}', { 'Content-Type': value })).toEqual([415, ['form']]),
)

test.each(['application/json', 'Application/JSON; charset=utf-8'])(
  'the content type "%s" is accepted',
  async (value) =>
    expect(await readOrError('{"a":1}', { 'Content-Type': value })).toEqual({ a: 1 }),
)

test.each([
  ['nothing', ''],
  ['half an object', '{'],
  ['a form', 'name=Ada'],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['a truncated character', new Uint8Array([0x22, 0xf0, 0x9f, 0x22])],
  ['a byte order mark', '\ufeff{}'],
  ['UTF-16', new Uint8Array([0x7b, 0, 0x7d, 0])],
])('%s is not JSON: 400', async (_, body) => {
  expect(await readOrError(body, json)).toEqual([400, ['form']])
})

test('32 kB of open brackets: 400', async () => {
  expect(await readOrError('['.repeat(bodyLimit), json)).toEqual([400, ['form']])
})
