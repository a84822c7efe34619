import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from './httpError'
import { bodyLimit, readBody } from './readBody'
import { DuplicateName, parseStrict } from './strictJson'

const address = 'https://www.heddlereed.example/api/contact'
const type = 'application/json'

/** @returns the status and the fields that are named */
async function refusal(body: BodyInit, headers: Record<string, string>) {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const error = await readBody(new Request(address, init)).catch((thrown) => thrown)
  return error instanceof Refusal ? [error.status, Object.keys(error.problems)] : error
}

/** A body without end, and how much of it was asked for. */
function endless() {
  const asked = { bytes: 0 }
  const stream = new ReadableStream({
    pull(controller) {
      asked.bytes += 1024
      controller.enqueue(new Uint8Array(1024))
    },
  })
  return { asked, stream }
}

describe('the size', () => {
  test('at the limit is read, one byte more is refused with 413', async () => {
    const text = (size: number) => JSON.stringify('a'.repeat(size - 2))
    expect(await refusal(text(bodyLimit), { 'Content-Type': type })).toHaveLength(bodyLimit - 2)
    expect(await refusal(text(bodyLimit + 1), { 'Content-Type': type })).toEqual([413, ['form']])
  })

  test('without end and without Content-Length: 413 soon', async () => {
    const { asked, stream } = endless()
    expect(await refusal(stream, { 'Content-Type': type })).toEqual([413, ['form']])
    expect(asked.bytes).toBeLessThan(bodyLimit + 10_000)
  })

  test('over the limit with a false Content-Length: 413, though it is JSON', async () => {
    const headers = { 'Content-Type': type, 'Content-Length': '10' }
    const text = JSON.stringify('a'.repeat(bodyLimit))
    expect(await refusal(text, headers)).toEqual([413, ['form']])
  })

  test('that is announced too large is not read at all', async () => {
    const { asked, stream } = endless()
    const headers = { 'Content-Type': type, 'Content-Length': String(bodyLimit + 1) }
    expect(await refusal(stream, headers)).toEqual([413, ['form']])
    expect(asked.bytes).toBeLessThan(3000)
  })
})

test.each(['text/plain', 'application/xml', 'application/jsonp', 'x', ''])(
  'the type "%s": 415',
  async (value) => expect(await refusal('{}', { 'Content-Type': value })).toEqual([415, ['form']]),
)

test.each(['application/json', 'Application/JSON; charset=utf-8'])(
  'the type "%s" is read',
  async (value) => expect(await refusal('{"a":1}', { 'Content-Type': value })).toEqual({ a: 1 }),
)

test.each([
  ['nothing', ''],
  ['half an object', '{'],
  ['a form', 'name=Ada'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['half a character', new Uint8Array([0x22, 0xf0, 0x9f, 0x22])],
  ['a byte order mark', '\ufeff{}'],
  ['UTF-16', new Uint8Array([0x7b, 0, 0x7d, 0])],
])('%s is not JSON: 400', async (_, body) => {
  expect(await refusal(body, { 'Content-Type': type })).toEqual([400, ['form']])
})

test('32 kB of open brackets: 400', async () => {
  expect(await refusal('['.repeat(bodyLimit), { 'Content-Type': type })).toEqual([400, ['form']])
})

describe('a name that is there twice', () => {
  test.each([
    ['{"name":"a","name":"b"}', 'name'],
    ['{"name":"a","n\\u0061me":"b"}', 'name'],
    ['{"x":{"name" : 1,"name":2}}', 'name'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['[{"a":"{","a":"}"}]', 'a'],
  ])('%s: 400 under its name', async (text, name) => {
    expect(await refusal(text, { 'Content-Type': type })).toEqual([400, [name]])
  })

  test('is told from one that is there once, however deep and whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseStrict(text)).toEqual(JSON.parse(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('is found in any object', () => {
    const once = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 })
    fc.assert(
      fc.property(once, fc.jsonValue(), (object, value) => {
        const text = JSON.stringify(object)
        const [name = ''] = Object.keys(object)
        const twice = `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`
        expect(() => parseStrict(`[${twice}]`)).toThrow(DuplicateName)
      }),
    )
  })
})
