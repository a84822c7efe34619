import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginDraft, idempotencyKeyOf, saveDraft } from './draft'

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
