import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, keyOf, readDraft } from './draft'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is kept until it is dropped', () => {
  expect(readDraft()).toEqual({})
  keepDraft({ name: 'Ada', message: 'Half' })
  expect(readDraft()).toEqual({ name: 'Ada', message: 'Half' })
  dropDraft()
  expect(readDraft()).toEqual({})
})

describe('what is no draft gives none', () => {
  test.each(['{', 'null', '7', '[1]', '{"name":7,"other":"x"}'])('%s', (text) => {
    keepDraft({})
    for (const key of kept.keys()) kept.set(key, text)
    expect(readDraft()).toEqual({})
  })
})

test('without storage nothing breaks', () => {
  const off = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: off, setItem: off })
  expect(() => keepDraft({ name: 'Ada' })).not.toThrow()
  expect(readDraft()).toEqual({})
})

describe('the key of a message', () => {
  const words = { name: 'Ada', message: 'Hello' }
  beforeEach(dropDraft)

  test('is a uuid, the same for each try to send the same words', () => {
    const key = keyOf(words)
    expect(key).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/)
    expect(keyOf({ ...words, organization: '' })).toBe(key)
  })

  test('is the same after a reload', async () => {
    const key = keyOf(words)
    vi.resetModules()
    const reloaded = await import('./draft')
    expect(reloaded.keyOf(words)).toBe(key)
  })

  test('is another once the words change, and once they are sent', () => {
    const first = keyOf(words)
    const second = keyOf({ ...words, message: 'Hello!' })
    dropDraft()
    const third = keyOf({ ...words, message: 'Hello!' })
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('is kept for a second try where storage is off', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(keyOf(words)).toBe(keyOf(words))
  })

  test('is none where the browser makes no uuid', () => {
    vi.stubGlobal('crypto', {})
    expect(keyOf(words)).toBeUndefined()
  })
})
