import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { fill } from '../locale'
import { site } from '../site'
import { createEnv, fakeStore, watchLog } from '../tests/fakeStore'
import { notification } from '../words'
import { deliverDue, maxAttempts, runCron } from './outbox'
import type { Env } from './settings'
import type { Claim } from './store'
import { type Delivery, storedMessage } from './tables'

const message = (id: string) =>
  v.parse(storedMessage, {
    id,
    form: 'contact',
    createdAt: '2026-01-31T09:30:00.000Z',
    flagged: null,
    name: 'Ada',
    email: ' ada@reader.example ',
    message: 'Hello',
  })

const webhook = { CONTACT_WEBHOOK_URL: 'https://crm.example', CONTACT_WEBHOOK_SECRET: 'AAAA' }
const claimed = (messageId: string, changes: Partial<Claim> = {}): Claim => ({
  messageId,
  channel: 'webhook',
  status: 'waiting',
  attempts: 1,
  queuedAt: '2026-01-31T09:30:00.000Z',
  nextAttemptAt: '2026-01-31T09:30:00.000Z',
  deliveredAt: null,
  lastError: null,
  message: message(messageId),
  ...changes,
})

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

test('a run makes no more than the 50 requests of the free plan, and sends nothing twice', async () => {
  // Requests to the database included: https://developers.cloudflare.com/workers/platform/limits/#subrequests
  let requests = 0
  const request = async <T>(result: T) => {
    requests++
    return result
  }
  const sent: string[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['webhook-id'] ?? '')
    return request(new Response())
  })
  const due = Array.from({ length: 60 }, (_, n) => claimed(`id-${n}`))
  const store = fakeStore({
    // It reads the messages, too.
    claim: (limit) => request(null).then(() => request(due.splice(0, limit))),
    settle: () => request(undefined),
    countHeld: () => request(0),
    deleteExpired: () => request({ deleted: 0 }),
  })
  for (let run = 0; run < 4; run++) {
    requests = 0
    await runCron(createEnv(store, webhook))
    expect(requests).toBeLessThanOrEqual(50)
  }
  expect([sent.length, new Set(sent).size]).toEqual([60, 60])
})

async function deliverOne(claim: Claim, settings: Partial<Env>) {
  const settled: Delivery[] = []
  const store = fakeStore({
    claim: async () => [claim],
    settle: async (deliveries) => void settled.push(...deliveries),
  })
  await deliverDue(createEnv(store, settings))
  return settled
}

test.each([
  [1, 'waiting', 5],
  [7, 'waiting', 320],
  [8, 'waiting', 360],
  [maxAttempts - 1, 'waiting', 360],
  [maxAttempts, 'undelivered', 360],
])('attempt %i that fails leaves it %s, for %i minutes', async (attempts, status, minutes) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => new Response('Ada', { status: 500 }))
  const [outcome] = await deliverOne(claimed('id', { attempts }), webhook)
  expect(outcome).toMatchObject({
    status,
    deliveredAt: null,
    lastError: 'The receiver answered 500',
  })
  expect(Date.parse(outcome?.nextAttemptAt ?? '')).toBe(minutes * 60_000)
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
  const claim = claimed('id', { channel: 'email', message: { ...message('id'), ...changes } })
  const settled = await deliverOne(claim, settings)
  expect(settled).toMatchObject([{ status: 'delivered', deliveredAt: expect.any(String) }])
  expect(sent).toMatchObject([{ replyTo: 'ada@reader.example' }])
  expect(sent[0]?.subject).toBe(fill(subject, { firm: site.name }))
  expect(sent[0]?.text).toContain(text)
})

test('a webhook has the message and a valid signature', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response())
  vi.stubGlobal('fetch', fetch)
  await deliverOne(claimed('id'), webhook)
  const { headers, body } = fetch.mock.calls[0]?.[1] ?? {}
  expect(JSON.parse(String(body))).toMatchObject({ type: 'contact.message', data: message('id') })
  const time = new Headers(headers).get('webhook-timestamp')
  const expected = createHmac('sha256', Buffer.from(webhook.CONTACT_WEBHOOK_SECRET, 'base64'))
    .update(`id.${time}.${body}`)
    .digest('base64')
  expect(headers).toMatchObject({ 'webhook-id': 'id', 'webhook-signature': `v1,${expected}` })
})

test.each<[string, Partial<Env>]>([
  ['CONTACT_WEBHOOK_SECRET is not set', { CONTACT_WEBHOOK_URL: 'https://crm.example' }],
  ['CONTACT_WEBHOOK_URL is not an', { ...webhook, CONTACT_WEBHOOK_URL: 'http://crm.example' }],
])('a setting that is wrong is the reason: %s', async (reason, settings) => {
  const [outcome] = await deliverOne(claimed('id'), settings)
  expect(outcome).toMatchObject({ status: 'waiting', lastError: expect.stringContaining(reason) })
})

const run = async (settings: Partial<Env>) => {
  const settleHeld = vi.fn(async () => {})
  const store = fakeStore({ countHeld: async () => 3, settleHeld })
  await runCron(createEnv(store, settings))
  return settleHeld.mock.calls.length
}

test('of what is held one alert tells by each channel how much it is, and is settled where one arrives', async () => {
  const webhooks: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    webhooks.push(body)
    return new Response()
  })
  const { sent, settings } = emailSettings(true)
  expect(await run({ ...webhook, ...settings })).toBe(1)
  expect(webhooks.map((body) => JSON.parse(body).data.count)).toEqual([3])
  expect(sent).toMatchObject([{ text: expect.stringContaining('3') }])
  // Words of a visitor that a service repeats are not logged.
  expect(log.join()).toMatch(/"notification":"held-.*"problem":"Error"/)
  expect(log.join()).not.toContain('ada@')
})

test('what is held stays where no alert arrives', async () => {
  expect(await run(emailSettings(true).settings)).toBe(0)
  expect(await run({})).toBe(0)
})
