import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findHandOver, handOver } from '../ui/handOver'
import { beginDraft, idempotencyKeyOf, saveDraft, takeHandOver } from './draft'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['{', 'null', '7', '[1]', '{"name":"x"}', '{"draft":{"name":7}}'])(
  'a stored item that is no draft is ignored: %s',
  (text) => {
    saveDraft({})
    for (const key of storage.keys()) storage.set(key, text)
    expect(beginDraft({})).toEqual({})
  },
)

test('what was typed before the app was ready is kept, over the draft of an earlier visit', () => {
  saveDraft({ name: 'Ada', message: 'Hello' })
  expect(beginDraft({ message: 'Pasted' })).toEqual({ name: 'Ada', message: 'Pasted' })
  expect(beginDraft({})).toEqual({ name: 'Ada', message: 'Pasted' })
})

test.each([
  ['fills an empty message', ' ', 'B', 'B'],
  ['replaces an earlier one', 'A', 'B', 'B'],
  ['waits where the visitor has written', 'Hello', 'Hello', 'Hello\n\nB'],
  ['waits where the visitor has changed an earlier one', '> A!', '> A!', '> B!'],
])('what the workbook hands over %s', (_, message, begun, result) => {
  handOver('A')
  beginDraft({})
  // It is known after a reload, too.
  saveDraft({ message })
  handOver('B')
  expect(beginDraft({})).toEqual({ message: begun })
  expect(findHandOver()).toBe(begun === result ? undefined : 'B')
  expect(takeHandOver(begun)).toBe(result)
  expect(takeHandOver(result)).toBe(result)
})

test.each([undefined, ''])('what the workbook hands over is gone once it is %j', (text) => {
  handOver('A')
  handOver(text)
  expect(beginDraft({})).toEqual({})
})

test.each(['{', '7', '["A"]', '""'])(
  'what it hands over is ignored where it is no text: %s',
  (item) => {
    storage.set('contact-handover', item)
    expect(beginDraft({})).toEqual({})
  },
)

describe('the idempotency key of a message', () => {
  const draft = { name: 'Ada', message: 'Hello' }
  beforeEach(() => saveDraft(draft))

  test('is a UUID, the same for each attempt, and changes with the message', () => {
    const key = idempotencyKeyOf(draft)
    expect(key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(idempotencyKeyOf(draft)).toBe(key)
    saveDraft({ ...draft, message: 'Hello!' })
    expect(idempotencyKeyOf({ ...draft, message: 'Hello!' })).not.toBe(key)
  })

  test('is undefined where the browser makes no UUID', () => {
    vi.stubGlobal('crypto', {})
    expect(idempotencyKeyOf(draft)).toBeUndefined()
  })

  test('is the same where the storage throws', () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
    saveDraft(draft)
    expect(beginDraft({})).toEqual({})
    expect(idempotencyKeyOf(draft)).toBe(idempotencyKeyOf(draft))
  })
})
