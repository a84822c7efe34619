/** Logs hold no personal data. */
import { expect, test } from 'vitest'
import { createClient, createMessage } from './client'
import { startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

test('no name, address or text is logged, whatever happens to a message', async () => {
  // Turnstile rejects everyone with a code of its own; the receivers of notifications fail, and return what they got.
  const receiver = await startReceiver()
  receiver.state.status = 500
  receiver.state.verdict = JSON.stringify({ success: false, 'error-codes': ['canary'] })
  const runtime = await startRuntime({
    vars: {
      ...receiver.vars,
      ...receiver.turnstile,
      CONTACT_EMAIL_FROM: 'canary@firm.example',
      CONTACT_EMAIL_TO: 'canary@team.example',
      TURNSTILE_SECRET: 'canary-secret',
    },
  })
  const { post, sql, runCron, health, rows } = createClient(runtime.url)
  const canary = {
    name: 'Canary Name',
    email: 'canary@bird.example',
    organization: 'Canary Cage',
    message: 'Canary song',
  }
  const sender = { 'CF-Connecting-IP': '203.0.113.199' }
  const key = {
    ...sender,
    'Idempotency-Key': crypto.randomUUID(),
    'Contact-Turnstile-Token': 'canary',
  }

  expect((await post(canary, key)).status).toBe(201)
  expect(await rows(canary.message)).toMatchObject([{ flagged: 'challenge: unknown' }])
  expect((await post({ ...canary, name: 'Canary Two' }, key)).status).toBe(409)
  expect((await post({ ...canary, canary: 'Canary' }, sender)).status).toBe(422)
  expect((await post({ ...canary, email: 'canary' }, sender)).status).toBe(422)
  expect((await post(`${JSON.stringify(canary)}canary`, sender)).status).toBe(400)
  await sql(`UPDATE outbox SET nextAttemptAt = '2020-01-01'`)
  await runCron()
  await sql(
    `CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, 'canary'); END`,
  )
  expect((await post({ ...createMessage(), name: 'Canary Three' }, sender)).status).toBe(503)
  expect((await health()).status).toBe(503)
  const errors = await sql<{ lastError: string }>('SELECT lastError FROM outbox')
  await runtime.stop()
  receiver.stop()

  expect(errors.map(({ lastError }) => Boolean(lastError))).toEqual([true, true])
  for (const text of [runtime.output(), JSON.stringify(errors)])
    expect(text).not.toMatch(/canary|bird|203\.0\.113/i)
  const lines = runtime.output().match(/^\{.*\}$/gm) ?? []
  expect(lines.length).toBeGreaterThan(6)
  const allowed = [
    ...['id', 'status', 'ms', 'cause', 'challenge', 'job', 'problem'],
    ...['notification', 'channel', 'attempts', 'report'],
  ]
  for (const line of lines)
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))))
})
