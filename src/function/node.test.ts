/** What a client may send over a connection that no browser would: never a 5xx, and the server is there afterward. */
import { readFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createEnv, workingStore } from '../tests/fakeStore'
import { handle } from './handler'
import { clientAddress, createHttpServer, rateLimiter, requestsPerMinute } from './node'
import { networkOf } from './sender'

const origin = 'https://www.firm.example'
const env = createEnv(workingStore(), { CONTACT_ORIGIN: origin })
const requests: Request[] = []

const server = createHttpServer(
  (request) => {
    requests.push(request)
    return handle(request, env, { waitUntil: () => {} })
  },
  () => '192.0.2.1',
  // Short, so that the tests of what is slow are not, yet long enough for a busy machine.
  {
    headersTimeout: 1000,
    requestTimeout: 2000,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 5000,
  },
)

let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address instanceof Object ? address.port : 0
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const message = JSON.stringify({ name: 'Ada', email: 'ada@reader.example', message: 'Hello' })
const length = `Content-Length: ${message.length}`
const json = 'Content-Type: application/json'
const post = (...lines: string[]) => ['POST /api/contact HTTP/1.1', 'Host: a', json, ...lines]
const close = 'Connection: close'

/** @returns all that the server sends, once the connection is closed */
function sendText(content: string, then: (socket: Socket) => void = () => {}) {
  const socket = connect(port, '127.0.0.1', () => socket.write(content, () => then(socket)))
  return text(socket)
}

const requestText = (lines: string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`
const send = (lines: string[], body?: string) => sendText(requestText(lines, body))

const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

const chunks = (...parts: string[]) =>
  [...parts, ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')
const chunked = 'Transfer-Encoding: chunked'
const large = 'a'.repeat(40_000)

test.each<[name: string, statuses: number[], lines: string[], body?: string]>([
  ['with its length', [201], post(close, length), message],
  ['in chunks', [201], post(close, chunked), chunks(message.slice(0, 9), message.slice(9))],
  ['without a body', [400], post(close)],
  ['that waits for a 100', [100, 201], post(close, length, 'Expect: 100-continue'), message],
  ['that expects something else', [417], post(close, length, 'Expect: tea'), message],
  ['of HTTP/1.0', [201], ['POST /api/contact HTTP/1.0', json, length], message],
  ['of HTTP/1.1 without a host', [400], ['POST /api/contact HTTP/1.1', json, close], message],
  ['with a malformed host', [201], post(close, length).toSpliced(1, 1, 'Host: //'), message],
  ['over the limit by its length', [413], post(close, `Content-Length: ${large.length}`), large],
  ['over the limit in chunks', [413], post(close, chunked), chunks(large)],
  ['over the limit, before its body is there', [413], post(close, 'Content-Length: 99999999')],
  [
    'of megabytes, all of which is sent',
    [413],
    post(close, `Content-Length: ${1e6}`),
    'a'.repeat(1e6),
  ],
  ['in malformed chunks', [400], post(close, chunked), 'zz\r\n{}'],
  ['with two lengths', [400], post(close, length, 'Content-Length: 1'), message],
  ['with a length and chunks', [400], post(close, length, chunked), chunks(message)],
  ['with a header of 64 kB', [431], post(close, `X: ${'a'.repeat(65_536)}`)],
  ['with a header that is no text', [400], post(close, 'X: \0')],
  ['of no method', [400], ['MAIL FROM HTTP/1.1', 'Host: a']],
  ['that is no HTTP', [400], ['\x16\x03\x01']],
  ['of the method TRACE', [405], ['TRACE /api/contact HTTP/1.1', 'Host: a', close]],
  ['of the method CONNECT', [], ['CONNECT evil.example:443 HTTP/1.1', 'Host: a']],
  ['of the method PUT', [405], ['PUT /api/contact HTTP/1.1', 'Host: a', close]],
  [
    'that would upgrade',
    [405],
    ['GET /api/contact HTTP/1.1', 'Host: a', 'Connection: Upgrade, close', 'Upgrade: websocket'],
  ],
  [
    'two at once',
    [201, 201],
    [...post(length), '', message + post(close, length).join('\r\n')],
    message,
  ],
  [
    'one after one that is too large',
    [413, 201],
    [...post(chunked), '', chunks(large) + post(close, length).join('\r\n')],
    message,
  ],
])('a message %s: %j', async (_, statuses, lines, body) => {
  expect(statusesOf(await send(lines, body))).toEqual(statuses)
})

test.each([
  ['http://evil.example/api/contact?a=1', 201],
  ['/api/contact?http://evil.example', 201],
  ['//', 404],
  ['//evil.example/api/contact', 404],
  ['/..//api/contact', 404],
  ['/\\evil.example', 404],
  ['*', 404],
  ['http://evil.example', 404],
  ['/%', 404],
  ['/api/contact%00', 404],
])('the target %s: %i, at the address of no other host', async (target, status) => {
  const received = await send(post(close, length).with(0, `POST ${target} HTTP/1.1`), message)
  expect(statusesOf(received)).toEqual([status])
  expect(requests.map(({ url }) => new URL(url).host)).toEqual(['function.invalid'])
})

test('the address of the sender is the one that the server knows', async () => {
  await send(post(close, length, 'CF-Connecting-IP: 203.0.113.9'), message)
  expect(requests[0]?.headers.get('CF-Connecting-IP')).toBe('192.0.2.1')
})

test.concurrent.each([
  ['a header', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nX: '],
  ['a body', requestText(post('Content-Length: 1000'), '{"name":')],
  ['a body in chunks', requestText(post(chunked), '8\r\n{"name":\r\n')],
  ['a body that is too large', requestText(post('Content-Length: 99999999'), large)],
])('%s that never ends: the connection is closed', async (_, content) => {
  const statuses = statusesOf(await sendText(content))
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
})

test('uploads that break off leave the server as it was', async () => {
  const contents = [
    requestText(post('Content-Length: 1000'), '{"name":'),
    requestText(post(chunked), '8\r\n{"name":\r\n'),
    requestText(post(chunked), chunks(large).slice(0, -10)),
  ]
  const broken = Array.from({ length: 30 }, (_, n) =>
    sendText(contents[n % contents.length] ?? '', (socket) => void socket.destroy()).catch(
      () => '',
    ),
  )
  await Promise.all(broken)
  expect(statusesOf(await send(post(close, length), message))).toEqual([201])
})

test('HEAD is answered without a body', async () => {
  const received = await send(['HEAD /api/health HTTP/1.1', 'Host: a', close])
  expect(received).toMatch(/^HTTP[\s\S]+\r\n\r\n$/)
})

function addressOf(remoteAddress: string, headers: Record<string, string>, header?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return clientAddress(Object.assign(new IncomingMessage(socket), { headers }), header)
}

const claimed = {
  'cf-connecting-ip': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
}

test('without a proxy only the connection counts', () => {
  expect(addressOf('192.0.2.1', claimed)).toBe('192.0.2.1')
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::7', '2001:db8::7'],
  [' 198.51.100.7 ', '198.51.100.7'],
  // What the client claims comes first, what the proxy adds last.
  ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['', '192.0.2.1'],
  ['unknown', '192.0.2.1'],
  ['198.51.100.7:4711', '192.0.2.1'],
  ['<script>', '192.0.2.1'],
])('a proxy’s header with "%s" means %s', (value, address) => {
  expect(addressOf('192.0.2.1', { ...claimed, 'x-real-ip': value }, 'X-Real-IP')).toBe(address)
})

test('a proxy’s header that is not there means the connection', () => {
  expect(addressOf('192.0.2.1', {}, 'X-Real-IP')).toBe('192.0.2.1')
})

test('clients of IPv4 stay apart on a server of IPv6; a /48 network is one sender', () => {
  const networks = ['::ffff:192.0.2.1', '::FFFF:192.0.2.2', 'fe80::1%eth0'].map((address) =>
    networkOf(new Request('http://a', { headers: { 'CF-Connecting-IP': addressOf(address, {}) } })),
  )
  expect(networks).toEqual(['192.0.2.1', '192.0.2.2', 'fe80:0:0'])
})

/** @returns how many of so many requests pass */
async function passing(limiter: ReturnType<typeof rateLimiter>, key: string, count: number) {
  const results = await Promise.all(Array.from({ length: count }, () => limiter.limit({ key })))
  return results.filter(({ success }) => success).length
}

test('a sender has so many requests a minute, and the next minute as many again', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const limiter = rateLimiter(3)
  expect(await passing(limiter, 'a', 5)).toBe(3)
  expect(await passing(limiter, 'b', 5)).toBe(3)
  vi.advanceTimersByTime(60_000)
  expect(await passing(limiter, 'a', 5)).toBe(3)
  vi.useRealTimers()
})

test('of very many senders the longest silent are forgotten, and one who goes on is not', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const limiter = rateLimiter(3)
  await passing(limiter, 'silent', 5)
  await passing(limiter, 'busy', 5)
  for (let n = 0; n < 10_000; n++) {
    await limiter.limit({ key: String(n) })
    if (n % 1000 === 0) await limiter.limit({ key: 'busy' })
  }
  expect(await passing(limiter, 'busy', 1)).toBe(0)
  expect(await passing(limiter, 'silent', 1)).toBe(1)
  vi.useRealTimers()
})

test('the limit is that of the Worker', () => {
  expect(readFileSync('wrangler.jsonc', 'utf8')).toContain(
    `"limit": ${requestsPerMinute}, "period": 60 `,
  )
})
