/** What is printed while messages come and go holds nothing of them. */
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { callsTo, message } from './client'
import { start } from './startRuntime'

test('canary: no name, address or text in the logs, whatever becomes of the message', async () => {
  // Turnstile vouches for no one; the receivers of notices fail, and repeat what they heard.
  const others = createServer(async (request, response) => {
    let heard = ''
    for await (const chunk of request) heard += chunk
    const asked = request.url === '/verify'
    response.writeHead(asked ? 200 : 500).end(asked ? '{"success":false}' : heard)
  })
  await new Promise<void>((done) => others.listen(0, '127.0.0.1', done))
  const address = others.address()
  const base = address instanceof Object ? `http://127.0.0.1:${address.port}` : ''
  const runtime = await start({
    vars: {
      CONTACT_WEBHOOK_URL: `${base}/canary`,
      CONTACT_WEBHOOK_SECRET: 'whsec_Y2FuYXJ5',
      CONTACT_EMAIL_FROM: 'canary@firm.example',
      CONTACT_EMAIL_TO: 'canary@team.example',
      MAIL_URL: `${base}/canary`,
      TURNSTILE_SECRET: 'canary-secret',
      TURNSTILE_VERIFY_URL: `${base}/verify`,
    },
  })
  const { post, sql, cron, health, rows } = callsTo(runtime.url)
  const canary = {
    name: 'Canary Name',
    email: 'canary@bird.example',
    organization: 'Canary Cage',
    message: 'Canary song',
  }
  const from = { 'CF-Connecting-IP': '203.0.113.199' }
  const key = { ...from, 'Idempotency-Key': crypto.randomUUID() }

  expect((await post(canary, key)).status).toBe(201)
  expect(await rows(canary.message)).toMatchObject([{ flagged: 'turnstile' }])
  expect((await post({ ...canary, name: 'Canary Two' }, key)).status).toBe(409)
  expect((await post({ ...canary, canary: 'Canary' }, from)).status).toBe(422)
  expect((await post({ ...canary, email: 'canary' }, from)).status).toBe(422)
  expect((await post(`${JSON.stringify(canary)}canary`, from)).status).toBe(400)
  await sql(`UPDATE contact_submissions SET flagged = NULL`)
  await sql(
    `INSERT INTO notices (messageId, channel) SELECT id, 'webhook' FROM contact_submissions`,
  )
  await sql(`INSERT INTO notices (messageId, channel) SELECT id, 'email' FROM contact_submissions`)
  await cron()
  await sql(
    `CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, 'canary'); END`,
  )
  expect((await post({ ...message(), name: 'Canary Three' }, from)).status).toBe(503)
  expect((await health()).status).toBe(503)
  const errors = await sql<{ lastError: string }>('SELECT lastError FROM notices')
  await runtime.stop()
  others.close()

  expect(errors.map(({ lastError }) => Boolean(lastError))).toEqual([true, true])
  for (const text of [runtime.printed(), JSON.stringify(errors)])
    expect(text).not.toMatch(/canary|bird|203\.0\.113/i)
  const lines = runtime.printed().match(/^\{.*\}$/gm) ?? []
  expect(lines.length).toBeGreaterThan(6)
  for (const line of lines)
    expect(['id', 'status', 'ms', 'cause']).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(line))),
    )
})
