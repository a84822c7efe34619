import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idempotencyKeyOf, readDraft, saveDraft } from './draft'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('location', { hash: '', pathname: '/contact' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a stored item that is not a draft is ignored', () => {
  test.each(['{', 'null', '7', '[1]', '{"name":"x"}', '{"draft":{"name":7}}'])('%s', (text) => {
    saveDraft({})
    for (const key of storage.keys()) storage.set(key, text)
    expect(readDraft()).toEqual({})
  })
})

test('what another page gives stands below what was written, once', () => {
  saveDraft({ name: 'Ada', message: 'Hello' })
  const location = { hash: '#message=A%20%2B%20B', pathname: '/contact' }
  const replaceState = vi.fn(() => Object.assign(location, { hash: '' }))
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { state: null, replaceState })
  for (let n = 0; n < 2; n++) expect(readDraft().message).toBe('Hello\n\nA + B')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/contact')
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
    expect(readDraft()).toEqual({})
    expect(idempotencyKeyOf(draft)).toBe(idempotencyKeyOf(draft))
  })
})
