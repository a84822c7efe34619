import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { fill } from '../locale'
import { site } from '../site'
import { createEnv, fakeStore, storedMessage, watchLog } from '../tests/fakeStore'
import { notification } from '../words'
import { fields } from './forms'
import { runCron } from './outbox'
import type { Env } from './settings'
import type { Claim, Outcome } from './tables'

/** Fields that are blank have no line in an email. */
const blank = Object.fromEntries(fields.map((name) => [name, null]))
const texts = { name: 'Ada', email: ' ada@reader.example ', message: 'Hello' }
const message = (id: string) => storedMessage({ ...blank, ...texts, id })

const webhook = {
  CONTACT_WEBHOOK_URL: 'https://crm.example',
  CONTACT_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
}
const claimed = (id: string, changes: Partial<Claim> = {}): Claim => ({
  messageId: id,
  message: message(id),
  channel: 'webhook',
  attempts: 1,
  ...changes,
})

const health = { waiting: 0, nextDay: 0, failed: 0, suspected: 0 }
const ages = { overdue: null, sinceRun: null, sinceFirst: null, sinceAlert: null }

/** @returns a store in which this is due, and what became of it */
function dueStore(due: Claim[], methods: Parameters<typeof fakeStore>[0] = {}) {
  const settled: Outcome[] = []
  const store = fakeStore({
    maintain: async () => 0,
    readHealth: async () => ({ ...health, ...ages }),
    claim: async (limit) => due.splice(0, limit),
    settle: async (outcomes) => void settled.push(...outcomes),
    ...methods,
  })
  return { store, settled }
}

async function deliver(settings: Partial<Env>, ...due: Claim[]) {
  const { store, settled } = dueStore(due)
  await runCron(createEnv(store, settings))
  return settled
}

/** With a service for emails. @returns what was sent by it */
function emailSettings(fail = false) {
  const sent: Record<string, string>[] = []
  const send = async (email: Record<string, string>) => {
    sent.push(email)
    if (fail) throw new Error('ada@reader.example was rejected')
  }
  const addresses = { CONTACT_EMAIL_FROM: 'a@firm.example', CONTACT_EMAIL_TO: 'b@firm.example' }
  return { sent, settings: { EMAIL: { send }, ...addresses } }
}

const log = watchLog()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a run makes no more than the 50 requests of the free plan, and a setting allows more', async () => {
  // Requests to the database included: https://developers.cloudflare.com/workers/platform/limits/#subrequests
  let requests = 0
  const request = async <T>(result: T) => {
    requests++
    return result
  }
  const sent: string[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('webhook-id') ?? '')
    return request(new Response())
  })
  const due = Array.from({ length: 60 }, (_, n) => claimed(`id-${n}`))
  const { store } = dueStore(due, {
    maintain: () => request(0),
    readHealth: () => request({ ...health, ...ages }),
    // It reads the messages, too.
    claim: (limit) => request(null).then(() => request(due.splice(0, limit))),
    settle: () => request(undefined),
  })
  // A wrong setting counts as none.
  await runCron(createEnv(store, { ...webhook, NOTIFICATIONS_PER_MINUTE: '-5' }))
  expect([sent.length, requests <= 50]).toEqual([18, true])
  await runCron(createEnv(store, { ...webhook, NOTIFICATIONS_PER_MINUTE: '40' }))
  expect([sent.length, new Set(sent).size]).toEqual([58, 58])
})

test.each([
  [1, 5],
  [4, 40],
  [5, 60],
  [30, 60],
])('attempt %i that fails is tried again after %i minutes', async (attempts, minutes) => {
  vi.stubGlobal('fetch', async () => new Response('Ada', { status: 500 }))
  const settled = await deliver(webhook, claimed('id', { attempts }))
  expect(settled).toMatchObject([{ problem: 'The receiver answered 500', minutes }])
})

test('one that cannot be sent fails alone, in its time', async () => {
  const controllers: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    controllers.push(controller)
    return controller.signal
  })
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const EMAIL = { send: () => new Promise(() => {}) }
  const addresses = { CONTACT_EMAIL_FROM: 'a@firm.example', CONTACT_EMAIL_TO: 'b@firm.example' }
  const channels = ['webhook', 'pigeon', 'email', 'webhook']
  const due = channels.map((channel, n) => claimed(`id-${n}`, { channel }))
  const delivery = deliver({ ...webhook, ...addresses, EMAIL }, ...due)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  await new Promise(setImmediate)
  for (const each of controllers) each.abort(new DOMException('Late', 'TimeoutError'))
  const outcomes = (await delivery).map(({ channel, problem }) => `${channel}: ${problem}`)
  expect(outcomes).toEqual([
    'webhook: null',
    'pigeon: There is no such channel',
    'email: TimeoutError',
    'webhook: null',
  ])
  const line = { time: expect.stringMatching(/Z$/), job: 'notify', notification: 'id-1' }
  const lines = log.map((text) => JSON.parse(text))
  expect(lines).toContainEqual(expect.objectContaining(line))
})

test.each([
  [{}, notification.subject.contact, 'Ada\n ada@reader.example \n\nHello'],
  [
    { flagged: 'honeypot' },
    notification.doubtfulSubject.contact,
    `${fill(notification.doubtful, { reason: 'honeypot' })}\n\n`,
  ],
  [{ form: 'newsletter' }, notification.subject.newsletter, notification.todo.newsletter],
])('an email of %j', async (changes, subject, text) => {
  const { sent, settings } = emailSettings()
  const claim = { ...claimed('id'), channel: 'email', message: { ...message('id'), ...changes } }
  expect(await deliver(settings, claim)).toMatchObject([{ problem: null }])
  expect(sent).toMatchObject([{ replyTo: 'ada@reader.example' }])
  expect(sent[0]?.subject).toBe(fill(subject, { firm: site.name }))
  expect(sent[0]?.text).toContain(text)
})

test('a webhook has the message and a valid signature', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetch)
  await deliver(webhook, claimed('id'))
  const { headers, body } = fetch.mock.calls[0]?.[1] ?? {}
  expect(JSON.parse(String(body))).toMatchObject({ type: 'contact.message', data: message('id') })
  const sent = Object.fromEntries(new Headers(headers))
  const expected = createHmac('sha256', Buffer.alloc(24))
    .update(`id.${sent['webhook-timestamp']}.${body}`)
    .digest('base64')
  expect(sent).toMatchObject({ 'webhook-id': 'id', 'webhook-signature': `v1,${expected}` })
})

test.each(['', 'whsec_%%%'])('with the secret "%s" a webhook comes unsigned', async (text) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetch)
  const settled = await deliver({ ...webhook, CONTACT_WEBHOOK_SECRET: text }, claimed('id'))
  expect(settled).toMatchObject([{ problem: null }])
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('webhook-signature')).toBe(null)
})

test('to an address that is not safe nothing is sent', async () => {
  const settled = await deliver(
    { ...webhook, CONTACT_WEBHOOK_URL: 'http://crm.example' },
    claimed('id'),
  )
  expect(settled).toMatchObject([{ problem: 'CONTACT_WEBHOOK_URL is not an https address' }])
})

async function alert(settings: Partial<Env>, changes: object) {
  const recordAlert = vi.fn(async () => [])
  const readHealth = async () => ({ ...health, ...ages, nextDay: 1, suspected: 3, ...changes })
  const { store } = dueStore([], { recordAlert, readHealth })
  await runCron(createEnv(store, settings))
  return recordAlert.mock.calls.length
}

test('an alert tells by each channel how much waits or is suspected, and is recorded where one arrives', async () => {
  const webhooks: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    webhooks.push(body)
    return new Response()
  })
  const { sent, settings } = emailSettings(true)
  expect(await alert({ ...webhook, ...settings }, {})).toBe(1)
  expect(webhooks.map((body) => JSON.parse(body).data)).toMatchObject([
    { waiting: 1, suspected: 3 },
  ])
  expect(sent).toMatchObject([{ text: expect.stringMatching(/1 [\s\S]*3 /) }])
  // Words of a visitor that a service repeats are not logged.
  expect(log.join()).toMatch(/"job":"notify","notification":"alert-.*"problem":"Error"/)
  expect(log.join()).not.toContain('ada@')
  expect(await alert(settings, {})).toBe(0)
})

test.each([
  [0, { sinceAlert: 1439 }],
  [1, { sinceAlert: 1441 }],
  [0, { nextDay: 0, suspected: 0 }],
  [1, { nextDay: 0 }],
])('%i alerts with %j', async (count, changes) => {
  vi.stubGlobal('fetch', async () => new Response())
  expect(await alert(webhook, changes)).toBe(count)
})
