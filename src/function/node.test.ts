/** Requests that no browser would send: never a 5xx, and the server is there afterward. */
import { IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodMessage, workingStore } from '../tests/fakeStore'
import { clientAddress, startFunction } from './node'

const settings = { DATABASE_URL: '', CONTACT_ORIGIN: 'https://www.firm.example', PORT: '0' }
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())
const server = await startFunction({ ...settings, LISTEN: '127.0.0.1' }, workingStore())
afterAll(() => server.stop())

const message = JSON.stringify(goodMessage)
const length = `Content-Length: ${message.length}`
const json = 'Content-Type: application/json'
const post = (...lines: string[]) => ['POST /api/contact HTTP/1.1', 'Host: a', json, ...lines]
const close = 'Connection: close'

function sendText(content: string) {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(content))
  return text(socket)
}

const requestText = (lines: string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`
const send = (lines: string[], body?: string) => sendText(requestText(lines, body))

const statusesOf = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

const chunks = (...parts: string[]) =>
  [...parts, ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')
const chunked = 'Transfer-Encoding: chunked'
const large = 'a'.repeat(1e6)
const largeLength = `Content-Length: ${large.length}`
const next = requestText(post(close, length), message)

test.each<[name: string, statuses: number[], lines: string[], body?: string]>([
  ['with its length', [201], post(close, length), message],
  ['in chunks', [201], post(close, chunked), chunks(message.slice(0, 9), message.slice(9))],
  ['without a body', [400], post(close)],
  ['of HTTP/1.0', [201], ['POST /api/contact HTTP/1.0', json, length], message],
  ['with a malformed host', [201], post(close, length).toSpliced(1, 1, 'Host: //'), message],
  ['of a megabyte', [413], post(close, largeLength), large],
  ['of a megabyte in chunks', [413], post(close, chunked), chunks(large)],
  ['in malformed chunks', [400], post(close, chunked), 'zz\r\n{}'],
  ['of the method TRACE', [], ['TRACE /api/contact HTTP/1.1', 'Host: a', close]],
  ['two at once', [201, 201], post(length), message + next],
  ['one after one that is too large', [413, 201], post(chunked), chunks(large) + next],
])('a message %s: %j', async (_, statuses, lines, body) => {
  expect(statusesOf(await send(lines, body))).toEqual(statuses)
})

test.each([
  ['/api/contact?http://evil.example', 201],
  ['//evil.example/api/contact', 404],
  ['http://evil.example/api/contact', 404],
  ['/\\evil.example', 404],
  ['*', 404],
  ['/%', 404],
])('the target %s: %i, at the address of no other host', async (target, status) => {
  const request = post(close, length).with(0, `POST ${target} HTTP/1.1`)
  expect(statusesOf(await send(request, message))).toEqual([status])
})

function addressOf(headers: Record<string, string>, header?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '192.0.2.1' })
  return clientAddress(Object.assign(new IncomingMessage(socket), { headers }), header)
}

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8::7', '2001:db8::7'],
  // The client's own address comes first, the one that the proxy adds last.
  ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['', '192.0.2.1'],
  ['198.51.100.7:4711', '192.0.2.1'],
])('a proxy’s header with "%s" means %s; without one it does not count', (value, address) => {
  const headers = { 'cf-connecting-ip': '203.0.113.9', 'x-real-ip': value }
  expect(addressOf(headers, 'X-Real-IP')).toBe(address)
  expect(addressOf(headers)).toBe('192.0.2.1')
  expect(addressOf({}, 'X-Real-IP')).toBe('192.0.2.1')
})
