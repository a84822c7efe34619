/** A message is stored before the visitor is told so, whatever happens to the table. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { callsTo, message, type Row, read } from './client'
import { start } from './startRuntime'

const runtime = await start()
const calls = callsTo(runtime.url)
afterAll(() => runtime.stop())

const count = async () =>
  (await calls.sql<{ n: number }>('SELECT count(*) AS n FROM contact_submissions'))[0]?.n

test.each([
  [{ name: '  Zoë ❤️‍🔥 ', organization: 'محمد ‏& Co', message: '\n\tQ̷? 👩‍👩‍👧\r\n\u0007 ' }],
  [{ name: "O'Brien; --", organization: '"x"', message: "'); DROP TABLE contact_submissions; --" }],
])('text is kept exactly as it was written: %j', async (words) => {
  const sent = { ...message(), ...words }
  expect((await calls.post(sent)).status).toBe(201)
  expect(await calls.rows(sent.message)).toEqual([expect.objectContaining(sent)])
})

describe('a table that cannot take a message: 503 with Retry-After, nothing stored', () => {
  const refusing = (reason: string) => [
    `CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
    'DROP TRIGGER broken',
  ]
  test.each([
    ['read-only', refusing('attempt to write a readonly database')],
    ['full', refusing('database or disk is full')],
    [
      'missing',
      ['contact_submissions TO away', 'away TO contact_submissions'].map(
        (names) => `ALTER TABLE ${names.replace(' TO', ' RENAME TO')}`,
      ),
    ],
  ])('%s', async (_, [before = '', after = '']) => {
    const sent = message()
    const headers = { 'Idempotency-Key': randomUUID() }
    const rows = await count()
    await calls.sql(before)
    const answer = await read(await calls.post(sent, headers))
    const health = await read(await calls.health())
    await calls.sql(after)
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(health).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(JSON.stringify([answer, health])).not.toMatch(/SQLITE|D1_|contact_submissions/)
    expect(await count()).toBe(rows)
    // Once the table is back, the same try goes through and leaves one row.
    expect((await calls.post(sent, headers)).status).toBe(201)
    expect(await calls.rows(sent.message)).toHaveLength(1)
  })

  test('slow: 503 after 10 s; what lands late is found by the retry', async () => {
    const sent = message()
    const headers = { 'Idempotency-Key': randomUUID() }
    await calls.delay(12_000)
    const started = Date.now()
    const answer = await read(await calls.post(sent, headers))
    await calls.delay(0)
    expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
    expect(Date.now() - started).toBeGreaterThan(9_000)
    const retry = await read(await calls.post(sent, headers))
    expect(retry.status).toBe(201)
    expect((await calls.rows(sent.message)).map(({ id }) => id)).toEqual([retry.id])
  })
})

test('health says that the table can be written, and leaves no row', async () => {
  const rows = await count()
  const answer = await read(await calls.health())
  expect(answer).toMatchObject({ status: 200, table: 'writable' })
  expect(await count()).toBe(rows)
})

test('killed in the middle of 200 sends: each 201 has its whole row, and it starts again', async () => {
  const doomed = await start()
  const { post } = callsTo(doomed.url)
  const answered = new Map<string, string>()
  const sent = Array.from({ length: 200 }, () => message())
  const queue = [...sent]
  let killed: Promise<void> | undefined
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const response = await post(next, { 'Idempotency-Key': randomUUID() })
      if (response.status !== 201) continue
      const { id } = await response.json()
      answered.set(id, next.message)
      if (answered.size === 80) killed = doomed.kill()
    }
  }
  // Those under way when the runtime dies get no answer.
  await Promise.allSettled(Array.from({ length: 50 }, worker))
  await killed
  expect(answered.size).toBeGreaterThanOrEqual(80)
  expect(answered.size).toBeLessThan(200)

  const again = await start({ state: doomed.state })
  const { sql, post: send } = callsTo(again.url)
  const rows = await sql<Row>('SELECT * FROM contact_submissions')
  const texts = new Map(rows.map(({ id, message: text }) => [id, text]))
  for (const [id, text] of answered) expect(texts.get(id)).toBe(text)
  const whole = new Set(sent.map((each) => JSON.stringify(each)))
  for (const { name, email, organization, message: text } of rows)
    expect(whole).toContain(JSON.stringify({ name, email, organization, message: text }))
  expect(new Set(texts.values()).size).toBe(rows.length)
  expect((await send(message())).status).toBe(201)
  await again.stop()
})
