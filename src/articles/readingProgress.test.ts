import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const refuse = () => {
  throw new DOMException('', 'SecurityError')
}

/** The module of a new visit. */
const visit = () => {
  vi.resetModules()
  return import('./readingProgress')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('marks are there in the next visit, until the last one is taken away', async () => {
  const first = await visit()
  first.markAsRead(['one', 'two'], true)
  first.markAsRead(['three'], true)
  first.markAsRead(['one'], false)
  const second = await visit()
  expect(second.readingProgress()).toEqual({ read: new Set(['two', 'three']), kept: true })
  second.markAsRead(['two', 'three', 'four'], false)
  expect(stored.size).toBe(0)
})

test.each([
  ['switched off', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['full', { ...storage, setItem: refuse }],
])('where storage is %s they last for the visit, and the page says so', async (_, blocked) => {
  vi.stubGlobal('localStorage', blocked)
  const { markAsRead, readingProgress } = await visit()
  markAsRead(['one'], true)
  markAsRead(['two'], true)
  expect(readingProgress()).toEqual({ read: new Set(['one', 'two']), kept: false })
  expect((await visit()).readingProgress().read).toEqual(new Set())
})

test('that storage is switched off is known before the first mark', async () => {
  vi.stubGlobal('localStorage', { getItem: refuse })
  expect((await visit()).readingProgress().kept).toBe(false)
})

test('the same object is given until something changes', async () => {
  const { markAsRead, readingProgress } = await visit()
  expect(readingProgress()).toBe(readingProgress())
  const before = readingProgress()
  markAsRead(['one'], true)
  expect(readingProgress()).not.toBe(before)
})
