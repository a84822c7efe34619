/** A message is stored once, however often it arrives. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createClient, createMessage, newSender, readResponse } from './client'
import { startRuntime } from './startRuntime'

const runtime = await startRuntime()
const client = createClient(runtime.url)
afterAll(() => runtime.stop())

const repeat = <T>(count: number, run: () => T) => Promise.all(Array.from({ length: count }, run))

describe('with an idempotency key', () => {
  test('the same message 50 times at once is one row and the same 201', async () => {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID() }
    const responses = await repeat(50, async () =>
      readResponse(await client.post(message, headers)),
    )
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    const rows = await client.rows(message.message)
    expect(rows).toHaveLength(1)
    expect(responses[0]).toMatchObject({
      status: 201,
      id: rows[0]?.id,
      createdAt: rows[0]?.createdAt,
    })
  })

  test('another message with the same key returns 409 and leaves the first unchanged', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = createMessage()
    await client.post(first, headers)
    for (const change of [{ message: 'Other' }, { name: 'Bo' }, { organization: '' }]) {
      const { status, errors } = await readResponse(
        await client.post({ ...first, ...change }, headers),
      )
      expect([status, Object.keys(errors)]).toEqual([409, ['Idempotency-Key']])
    }
    expect(await client.rows(first.message)).toHaveLength(1)
    expect(await client.rows('Other')).toEqual([])
  })

  test('50 messages at once with one key: one is stored, the others return 409', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const responses = await repeat(50, () => client.post(createMessage(), headers))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  test('keys ignore case', async () => {
    const message = createMessage()
    const key = randomUUID()
    for (const spelling of [key, key.toUpperCase()])
      await client.post(message, { 'Idempotency-Key': spelling })
    expect(await client.rows(message.message)).toHaveLength(1)
  })

  test('the same message with two keys is stored twice', async () => {
    const message = createMessage()
    for (const key of [randomUUID(), randomUUID()])
      await client.post(message, { 'Idempotency-Key': key })
    expect(await client.rows(message.message)).toHaveLength(2)
  })

  test('a retry from another address after a lost response is not stored again', async () => {
    const message = createMessage()
    const headers = { 'Idempotency-Key': randomUUID() }
    const controller = new AbortController()
    await client.setDelay(5_000)
    const first = fetch(`${runtime.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(message),
      signal: controller.signal,
    })
    await vi.waitUntil(async () => (await client.rows(message.message)).length === 1, 5_000)
    controller.abort()
    await expect(first).rejects.toThrow('abort')
    await client.setDelay(0)
    const second = await readResponse(await client.post(message, headers))
    expect(second.status).toBe(201)
    expect((await client.rows(message.message)).map(({ id }) => id)).toEqual([second.id])
  })
})

describe('a repeat writes nothing', () => {
  test.each<[string, () => Record<string, string>]>([
    ['with a key', () => ({ 'Idempotency-Key': randomUUID(), 'CF-Connecting-IP': newSender() })],
    ['without a key', () => ({ 'CF-Connecting-IP': newSender() })],
  ])('%s, and neither does a conflict', async (_, createHeaders) => {
    const headers = createHeaders()
    const message = createMessage()
    await client.rowsWritten()
    await client.post(message, headers)
    expect(await client.rowsWritten()).toBeGreaterThan(0)
    expect((await client.post(message, headers)).status).toBe(201)
    expect(await client.rowsWritten()).toBe(0)
    if (!('Idempotency-Key' in headers)) return
    expect((await client.post(createMessage(), headers)).status).toBe(409)
    expect(await client.rowsWritten()).toBe(0)
  })
})

describe('without a key', () => {
  test('the same message from the same sender, 20 at once, is stored once', async () => {
    const message = createMessage()
    const headers = { 'CF-Connecting-IP': newSender() }
    const responses = await repeat(20, async () =>
      readResponse(await client.post(message, headers)),
    )
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1)
    expect(await client.rows(message.message)).toHaveLength(1)
  })

  test('a plain form sent twice is stored once', async () => {
    const message = createMessage()
    for (const _ of [1, 2])
      expect((await client.postForm(new URLSearchParams(message))).status).toBe(303)
    expect(await client.rows(message.message)).toHaveLength(1)
  })

  test('the same message from another sender is stored again', async () => {
    const message = createMessage()
    for (const _ of [1, 2]) await client.post(message)
    expect(await client.rows(message.message)).toHaveLength(2)
  })

  test('the same message more than ten minutes later is stored again', async () => {
    const message = createMessage()
    const headers = { 'CF-Connecting-IP': newSender() }
    const first = await readResponse(await client.post(message, headers))
    await client.sql(
      `UPDATE contact_submissions SET createdAt = '2020-01-01T00:00:00.000Z' WHERE id = '${first.id}'`,
    )
    const second = await readResponse(await client.post(message, headers))
    expect(second).toMatchObject({ status: 201 })
    expect(second.id).not.toBe(first.id)
  })
})
