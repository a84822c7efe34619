import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idempotencyKeyOf, readDraft, saveDraft } from './draft'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is kept', () => {
  expect(readDraft()).toEqual({})
  saveDraft({ name: 'Ada', message: 'Half' })
  expect(readDraft()).toEqual({ name: 'Ada', message: 'Half' })
})

describe('a stored item that is not a draft is ignored', () => {
  test.each(['{', 'null', '7', '[1]', '{"name":"x"}', '{"draft":{"name":7}}'])('%s', (text) => {
    saveDraft({})
    for (const key of storage.keys()) storage.set(key, text)
    expect(readDraft()).toEqual({})
  })
})

describe('the idempotency key of a message', () => {
  const draft = { name: 'Ada', message: 'Hello' }
  beforeEach(() => saveDraft(draft))

  test('is a UUID, the same for each attempt to send the same message', () => {
    const key = idempotencyKeyOf(draft)
    expect(key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(idempotencyKeyOf(draft)).toBe(key)
  })

  test('is the same after a reload', async () => {
    const key = idempotencyKeyOf(draft)
    vi.resetModules()
    const reloaded = await import('./draft')
    expect(reloaded.readDraft()).toEqual(draft)
    expect(reloaded.idempotencyKeyOf(draft)).toBe(key)
  })

  test('changes with the message', () => {
    const first = idempotencyKeyOf(draft)
    saveDraft({ ...draft, message: 'Hello!' })
    expect(idempotencyKeyOf({ ...draft, message: 'Hello!' })).not.toBe(first)
  })

  test('is undefined where the browser makes no UUID', () => {
    vi.stubGlobal('crypto', {})
    expect(idempotencyKeyOf(draft)).toBeUndefined()
  })
})

describe('where storage is off, nothing throws', () => {
  const blocked = () => {
    throw new Error('SecurityError')
  }
  test.each([
    ['its methods throw', { getItem: blocked, setItem: blocked }],
    ['there is none', undefined],
  ])('as %s', (_, sessionStorage) => {
    vi.stubGlobal('sessionStorage', sessionStorage)
    saveDraft({ name: 'Ada' })
    expect(readDraft()).toEqual({})
    expect(idempotencyKeyOf({ name: 'Ada' })).toBe(idempotencyKeyOf({ name: 'Ada' }))
  })
})
