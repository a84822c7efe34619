import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { networkOf } from '../clientHash'
import { clientAddress } from './clientAddress'

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

test('clients of IPv4 stay apart on a server of IPv6', () => {
  const networks = ['::ffff:192.0.2.1', '::FFFF:192.0.2.2', 'fe80::1%eth0'].map((address) =>
    networkOf(new Request('http://a', { headers: { 'CF-Connecting-IP': addressOf(address, {}) } })),
  )
  expect(networks).toEqual(['192.0.2.1', '192.0.2.2', 'fe80:0:0:0'])
})
