import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEnv, fakeStore } from '../tests/fakeStore'
import { deliver, deliverDue, maxAttempts } from './outbox'
import type { Env } from './settings'
import type { Claim, Outcome } from './store'

/** Of one run, to the database included: https://developers.cloudflare.com/workers/platform/limits/#subrequests */
const limitOfFreePlan = 50

const message = (id: string) => ({
  id,
  form: 'contact',
  createdAt: '2026-01-31T09:30:00.000Z',
  flagged: null,
  idempotencyKey: 'a key',
  name: 'Ada',
  email: ' ada@reader.example ',
  organization: null,
  message: 'Hello',
})

const webhook = { CONTACT_WEBHOOK_URL: 'https://crm.example', CONTACT_WEBHOOK_SECRET: 'AAAA' }
const claimed = (messageId: string, attempts = 1): Claim => ({
  messageId,
  channel: 'webhook',
  attempts,
})

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where a run may make few requests, what was sent is settled, and not sent without an end', async () => {
  let requests = 0
  const request = async () => {
    if (++requests > limitOfFreePlan) throw new Error('Too many subrequests')
  }
  vi.stubGlobal('fetch', () => request().then(() => new Response()))
  let waiting = Array.from({ length: 100 }, (_, n) => claimed(`id-${n}`))
  let due: Claim[] = []
  const store = fakeStore({
    claim: (limit) => request().then(() => due.splice(0, limit)),
    find: (filter) => request().then(() => filter.ids?.map(message) ?? []),
    settle: async (outcomes) => {
      await request()
      const delivered = outcomes.filter(({ status }) => status === 'delivered')
      const ids = delivered.map(({ messageId }) => messageId)
      waiting = waiting.filter(({ messageId }) => !ids.includes(messageId))
    },
  })
  for (let left = waiting.length; left > 0; left = waiting.length) {
    requests = 0
    due = [...waiting]
    await deliverDue(createEnv(store, webhook)).catch(() => {})
    expect(waiting.length).toBeLessThan(left)
  }
})

/** Sends one notification. @returns what became of it */
async function deliverOne(claim: Claim, settings: Partial<Env>, changes: object = {}) {
  const settled: Outcome[] = []
  const store = fakeStore({
    claim: async () => [claim],
    find: async () => [{ ...message(claim.messageId), ...changes }],
    settle: async (outcomes) => void settled.push(...outcomes),
  })
  await deliver(createEnv(store, settings), claim.messageId)
  return settled
}

test.each([
  [1, 'waiting', 5],
  [2, 'waiting', 10],
  [7, 'waiting', 320],
  [8, 'waiting', 360],
  [maxAttempts - 1, 'waiting', 360],
  [maxAttempts, 'undelivered', 360],
  [maxAttempts + 1, 'undelivered', 360],
])('attempt %i that fails leaves it %s, for %i minutes', async (attempts, status, minutes) => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => new Response('Ada', { status: 500 }))
  const [outcome] = await deliverOne(claimed('id', attempts), webhook)
  vi.useRealTimers()
  expect(outcome).toMatchObject({ status, deliveredAt: null, lastError: expect.any(String) })
  expect(Date.parse(outcome?.nextAttemptAt ?? '')).toBe(minutes * 60_000)
})

test.each([
  [{}, 'A message to', 'Ada\nada@reader.example\n\nHello'],
  [{ flagged: 'too fast' }, 'A doubtful message to', 'Doubtful: too fast\n\n'],
  [{ form: 'newsletter' }, 'A sign-up to', 'ask its owner to confirm'],
])('an email of %j', async (changes, subject, text) => {
  const sent: Record<string, string>[] = []
  const settings = {
    EMAIL: { send: async (email: Record<string, string>) => void sent.push(email) },
    CONTACT_EMAIL_FROM: 'site@firm.example',
    CONTACT_EMAIL_TO: 'team@firm.example',
  }
  const email = { email: 'ada@reader.example', ...changes }
  const settled = await deliverOne({ ...claimed('id'), channel: 'email' }, settings, email)
  expect(settled).toMatchObject([{ status: 'delivered', lastError: null }])
  expect(sent).toMatchObject([{ replyTo: 'ada@reader.example' }])
  expect(sent[0]?.subject).toContain(subject)
  expect(sent[0]?.text).toContain(text)
})
