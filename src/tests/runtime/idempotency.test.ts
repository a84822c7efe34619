/** A message is stored once, however often it arrives. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { callsTo, message, newSender, read } from './client'
import { start } from './startRuntime'

const runtime = await start()
const calls = callsTo(runtime.url)
afterAll(() => runtime.stop())

const many = <T>(count: number, make: () => T) => Promise.all(Array.from({ length: count }, make))

describe('with an idempotency key', () => {
  test('the same message 50 times at once is one row and the same 201', async () => {
    const sent = message()
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await many(50, async () => read(await calls.post(sent, headers)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await calls.rows(sent.message)
    expect(rows).toHaveLength(1)
    expect(answers[0]).toMatchObject({
      status: 201,
      id: rows[0]?.id,
      createdAt: rows[0]?.createdAt,
    })
  })

  test('another message under the same key is 409, and the first stays as it is', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = message()
    await calls.post(first, headers)
    for (const change of [{ message: 'Other' }, { name: 'Bo' }, { organization: '' }]) {
      const { status, errors } = await read(await calls.post({ ...first, ...change }, headers))
      expect([status, Object.keys(errors)]).toEqual([409, ['Idempotency-Key']])
    }
    expect(await calls.rows(first.message)).toHaveLength(1)
    expect(await calls.rows('Other')).toEqual([])
  })

  test('50 messages at once under one key: one is stored, the others are 409', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await many(50, () => calls.post(message(), headers))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  test('a key in capitals is the same key', async () => {
    const sent = message()
    const key = randomUUID()
    for (const each of [key, key.toUpperCase()]) await calls.post(sent, { 'Idempotency-Key': each })
    expect(await calls.rows(sent.message)).toHaveLength(1)
  })

  test('the same words under two keys are two messages', async () => {
    const sent = message()
    for (const key of [randomUUID(), randomUUID()])
      await calls.post(sent, { 'Idempotency-Key': key })
    expect(await calls.rows(sent.message)).toHaveLength(2)
  })

  test('a retry from another address after a lost answer does not double', async () => {
    const sent = message()
    const headers = { 'Idempotency-Key': randomUUID() }
    const lost = new AbortController()
    await calls.delay(5_000)
    const first = fetch(`${runtime.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sent),
      signal: lost.signal,
    })
    await vi.waitUntil(async () => (await calls.rows(sent.message)).length === 1, 5_000)
    lost.abort()
    await expect(first).rejects.toThrow('abort')
    await calls.delay(0)
    const second = await read(await calls.post(sent, headers))
    expect(second.status).toBe(201)
    expect((await calls.rows(sent.message)).map(({ id }) => id)).toEqual([second.id])
  })
})

describe('without a key', () => {
  test('the same message from the same sender, 20 at once, is one', async () => {
    const sent = message()
    const headers = { 'CF-Connecting-IP': newSender() }
    const answers = await many(20, async () => read(await calls.post(sent, headers)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await calls.rows(sent.message)).toHaveLength(1)
  })

  test('a plain form sent twice is one', async () => {
    const sent = message()
    for (const _ of [1, 2]) {
      const answer = await fetch(`${runtime.url}/api/contact`, {
        method: 'POST',
        body: new URLSearchParams(sent),
        redirect: 'manual',
      })
      expect(answer.status).toBe(303)
    }
    expect(await calls.rows(sent.message)).toHaveLength(1)
  })

  test('the same message from another sender is another', async () => {
    const sent = message()
    for (const _ of [1, 2]) await calls.post(sent)
    expect(await calls.rows(sent.message)).toHaveLength(2)
  })

  test('the same message more than ten minutes later is another', async () => {
    const sent = message()
    const headers = { 'CF-Connecting-IP': newSender() }
    const first = await read(await calls.post(sent, headers))
    await calls.sql(
      `UPDATE contact_submissions SET createdAt = '2020-01-01T00:00:00.000Z' WHERE id = '${first.id}'`,
    )
    const second = await read(await calls.post(sent, headers))
    expect(second).toMatchObject({ status: 201 })
    expect(second.id).not.toBe(first.id)
  })
})
