import { expect, test } from 'vitest'
import { site } from '../site'
import { fakeStore, respond, watchLog } from '../tests/fakeStore'
import type { Env } from './settings'
import { createStore } from './store'

const log = watchLog()

const token = 'a-token-of-the-monitor'
/** The second firm's site has a key for its check for bots. */
const right: Partial<Env> = { CHALLENGE_SECRET: 'secret', HEALTH_TOKEN: token }
const healthy = { waiting: 2, nextDay: 1, failed: 0, suspected: 3, overdue: -300, sinceRun: 4 }
const state = { ...healthy, sinceFirst: 9999, sinceAlert: null }

async function health(changes: object = {}, settings: Partial<Env> = {}, Authorization = '') {
  const store = fakeStore({ readHealth: async () => ({ ...state, ...changes }) })
  const request = new Request(`${site.origin}/api/health`, { headers: { Authorization } })
  const response = await respond(request, store, { ...right, ...settings })
  return { status: response.status, ...(await response.json()) }
}
const plain = { status: 200, problem: null, notified: false, settings: [] }

test('numbers are for the operator only', async () => {
  expect(await health({}, {}, `Bearer ${token}`)).toEqual({ ...plain, channels: [], ...state })
  expect(await health({}, {}, `Bearer ${token}s`)).toEqual(plain)
  expect(await health({}, { HEALTH_TOKEN: undefined }, 'Bearer undefined')).toEqual(plain)
})

test.each<[string | null, object, Partial<Env>?]>([
  ['notifications', { failed: 1 }],
  [null, { overdue: 59 }],
  ['notifications', { overdue: 61 }],
  [null, { sinceRun: 19 }],
  ['trigger', { sinceRun: 21 }],
  [null, { sinceRun: null, sinceFirst: null }],
  [null, { sinceRun: null, sinceFirst: 59 }],
  ['trigger', { sinceRun: null, sinceFirst: 61 }],
  [null, { sinceRun: 999 }, { CRON_BY_REQUESTS: 'yes' }],
  ['settings', {}, { CONTACT_ORIGIN: 'firm.example' }],
  ['notifications', { failed: 1, sinceRun: 999 }, { CONTACT_ORIGIN: 'firm.example' }],
])('the problem is %s, with %j and %j', async (problem, changes, settings) => {
  expect(await health(changes, settings)).toMatchObject({ status: problem ? 503 : 200, problem })
})

test('without a database: 503, and the log has a code that names what is to be bound', async () => {
  const request = new Request(`${site.origin}/api/health`)
  const response = await respond(request, createStore(undefined), right)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
  expect(await response.json()).toMatchObject({ problem: 'database' })
  expect(log.join()).toContain('"problem":"MISSING_BINDING"')
})
