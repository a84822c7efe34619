import { expect, test } from 'vitest'
import { networkOf } from './rateLimit'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::7', '2001:db8:1'],
  ['2001:db8::7', '2001:db8:0'],
  ['2001:0DB8:0001::1', '2001:db8:1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('the network of %s is %s', (address, network) => {
  const headers = { 'CF-Connecting-IP': address }
  expect(networkOf(new Request('https://www.firm.example', { headers }))).toBe(network)
})
