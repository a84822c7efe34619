import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeStore, post, respond, watchLog } from '../tests/fakeStore'
import { networkOf } from './rateLimit'

const log = watchLog()

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

test.each([true, false])(
  'over the limit of a minute, counted by a binding: %s',
  async (isBound) => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 100 })
    const settings = isBound ? { RATE_LIMIT: { limit } } : {}
    // Before the body is read.
    const request = () => post('{', { 'CF-Connecting-IP': '192.0.2.1' })
    const send = () => respond(request(), fakeStore(), settings)
    for (let n = 0; n < 100; n++) expect((await send()).status).toBe(415)
    const { status, headers } = await send()
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
    expect(log.at(-1)).toContain('"cause":"RATE_LIMIT"')
    if (isBound) return expect(new Set(keys)).toEqual(new Set(['192.0.2.1']))
    expect((await respond(post('{'))).status).toBe(415)
    vi.setSystemTime(60_000)
    expect((await send()).status).toBe(415)
  },
)
