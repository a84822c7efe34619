import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './draft'

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
