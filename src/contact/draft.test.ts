import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDraft, idempotencyKeyOf, readDraft, saveDraft } from './draft'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is kept until it is cleared', () => {
  expect(readDraft()).toEqual({})
  saveDraft({ name: 'Ada', message: 'Half' })
  expect(readDraft()).toEqual({ name: 'Ada', message: 'Half' })
  clearDraft()
  expect(readDraft()).toEqual({})
})

describe('a stored item that is not a draft is ignored', () => {
  test.each(['{', 'null', '7', '[1]', '{"name":7,"other":"x"}'])('%s', (text) => {
    saveDraft({})
    for (const key of storage.keys()) storage.set(key, text)
    expect(readDraft()).toEqual({})
  })
})

test('without storage nothing throws', () => {
  const unavailable = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: unavailable, setItem: unavailable })
  expect(() => saveDraft({ name: 'Ada' })).not.toThrow()
  expect(readDraft()).toEqual({})
})

describe('the idempotency key of a message', () => {
  const draft = { name: 'Ada', message: 'Hello' }
  beforeEach(clearDraft)

  test('is a UUID, the same for each attempt to send the same message', () => {
    const key = idempotencyKeyOf(draft)
    expect(key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(idempotencyKeyOf({ ...draft, organization: '' })).toBe(key)
  })

  test('is the same after a reload', async () => {
    const key = idempotencyKeyOf(draft)
    vi.resetModules()
    const reloaded = await import('./draft')
    expect(reloaded.idempotencyKeyOf(draft)).toBe(key)
  })

  test('changes once the message changes, and once it is sent', () => {
    const first = idempotencyKeyOf(draft)
    const second = idempotencyKeyOf({ ...draft, message: 'Hello!' })
    clearDraft()
    const third = idempotencyKeyOf({ ...draft, message: 'Hello!' })
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('is kept for a second attempt where storage is off', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(idempotencyKeyOf(draft)).toBe(idempotencyKeyOf(draft))
  })

  test('is undefined where the browser makes no UUID', () => {
    vi.stubGlobal('crypto', {})
    expect(idempotencyKeyOf(draft)).toBeUndefined()
  })
})
