/** A message is stored before the response says so, whatever happens to the database. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createClient, createMessage, newSender, type Row, readResponse } from './client'
import { startRuntime } from './startRuntime'

const runtime = await startRuntime()
const client = createClient(runtime.url)
afterAll(() => runtime.stop())

const countRows = async () =>
  (await client.sql<{ n: number }>('SELECT count(*) AS n FROM contact_submissions'))[0]?.n

test.each([
  [{ name: '  Zoë ❤️‍🔥 ', organization: 'محمد ‏& Co', message: '\n\tQ̷? 👩‍👩‍👧\r\n\u0007 ' }],
  [{ name: "O'Brien; --", organization: '"x"', message: "'); DROP TABLE contact_submissions; --" }],
])('text is stored exactly as it was written: %j', async (texts) => {
  const message = { ...createMessage(), ...texts }
  expect((await client.post(message)).status).toBe(201)
  expect(await client.rows(message.message)).toEqual([expect.objectContaining(message)])
})

test.each([[null], [''], [undefined]])(
  'the organization %j is stored as none, and is the same message as the others',
  async (organization) => {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID() }
    const { status, id } = await readResponse(
      await client.post({ ...message, organization }, headers),
    )
    expect(status).toBe(201)
    expect((await client.rows(message.message)).map((row) => row.organization)).toEqual([null])
    for (const other of [null, '', undefined]) {
      const repeated = await client.post({ ...message, organization: other }, headers)
      expect(await readResponse(repeated)).toMatchObject({ status: 201, id })
    }
    expect(await client.rows(message.message)).toHaveLength(1)
  },
)

test('without a key, no organization is the same message in whichever way it is none', async () => {
  const message = createMessage()
  const headers = { 'CF-Connecting-IP': newSender() }
  for (const organization of [null, '', undefined])
    expect((await client.post({ ...message, organization }, headers)).status).toBe(201)
  expect(await client.rows(message.message)).toHaveLength(1)
})

describe('a database that cannot store a message: 503 with Retry-After, nothing stored', () => {
  const abortInserts = (reason: string) => [
    `CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
    'DROP TRIGGER broken',
  ]
  test.each([
    ['read-only', abortInserts('attempt to write a readonly database')],
    ['full', abortInserts('database or disk is full')],
    [
      'missing',
      ['contact_submissions TO away', 'away TO contact_submissions'].map(
        (names) => `ALTER TABLE ${names.replace(' TO', ' RENAME TO')}`,
      ),
    ],
  ])('%s', async (_, [before = '', after = '']) => {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID() }
    const rows = await countRows()
    await client.sql(before)
    const response = await readResponse(await client.post(message, headers))
    const health = await readResponse(await client.health())
    await client.sql(after)
    expect(response).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(health).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(JSON.stringify([response, health])).not.toMatch(/SQLITE|D1_|contact_submissions/)
    expect(await countRows()).toBe(rows)
    // Once the database works again, a retry stores one row.
    expect((await client.post(message, headers)).status).toBe(201)
    expect(await client.rows(message.message)).toHaveLength(1)
  })

  test('slow: 503 after 10 s; a retry finds what was stored late', async () => {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID() }
    await client.setDelay(12_000)
    const started = Date.now()
    const response = await readResponse(await client.post(message, headers))
    await client.setDelay(0)
    expect(response).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(Date.now() - started).toBeGreaterThan(9_000)
    const retry = await readResponse(await client.post(message, headers))
    expect(retry.status).toBe(201)
    expect((await client.rows(message.message)).map(({ id }) => id)).toEqual([retry.id])
  })
})

test('a sign-up from the newsletter’s frame is stored, and answered by pages for that frame', async () => {
  const { organization: _, ...signUp } = createMessage()
  const query = '?form=newsletter'
  const sent = await client.postForm(new URLSearchParams(signUp), query)
  expect(sent.status).toBe(303)
  const thanks = new URL(sent.headers.get('Location') ?? '')
  expect(thanks.href).toBe(`${runtime.url.replace(/\/$/, '')}/embed/newsletter/thanks/`)
  expect(await client.rows(signUp.message)).toEqual([expect.objectContaining(signUp)])
  const failed = await client.postForm(new URLSearchParams({ ...signUp, email: 'ada' }), query)
  expect(failed.status).toBe(422)
  expect(failed.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  expect(await failed.text()).toContain('href="/embed/newsletter/"')
})

test('health reports a writable table and leaves no row', async () => {
  const rows = await countRows()
  const response = await readResponse(await client.health())
  expect(response).toMatchObject({ status: 200, table: 'writable' })
  expect(await countRows()).toBe(rows)
})

test('killed during 200 requests: each 201 has its whole row, and the runtime starts again', async () => {
  const first = await startRuntime()
  const { post } = createClient(first.url)
  const acknowledged = new Map<string, string>()
  const messages = Array.from({ length: 200 }, () => createMessage())
  const queue = [...messages]
  let killed: Promise<void> | undefined
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const response = await post(next, { 'Idempotency-Key': randomUUID() })
      if (response.status !== 201) continue
      const { id } = await response.json()
      acknowledged.set(id, next.message)
      if (acknowledged.size === 80) killed = first.kill()
    }
  }
  // Requests in progress when the runtime is killed get no response.
  await Promise.allSettled(Array.from({ length: 50 }, worker))
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(80)
  expect(acknowledged.size).toBeLessThan(200)

  const second = await startRuntime({ databaseFolder: first.databaseFolder })
  const restarted = createClient(second.url)
  const rows = await restarted.sql<Row>('SELECT * FROM contact_submissions')
  const texts = new Map(rows.map(({ id, message: text }) => [id, text]))
  for (const [id, text] of acknowledged) expect(texts.get(id)).toBe(text)
  const whole = new Set(messages.map((message) => JSON.stringify(message)))
  for (const { name, email, organization, message: text } of rows)
    expect(whole).toContain(JSON.stringify({ name, email, organization, message: text }))
  expect(new Set(texts.values()).size).toBe(rows.length)
  expect((await restarted.post(createMessage())).status).toBe(201)
  await second.stop()
})
