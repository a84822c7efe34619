import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
const throwing = {
  getItem() {
    throw new DOMException('', 'SecurityError')
  },
  setItem() {
    throw new DOMException('', 'SecurityError')
  },
}
const full = { ...storage, setItem: throwing.setItem }

/** The module of a new visit. */
const visit = () => {
  vi.resetModules()
  return import('./choice')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', { doNotTrack: null })
})
afterEach(() => vi.unstubAllGlobals())

test('a choice is kept for later visits and can be changed', async () => {
  const { readChoice, saveChoice } = await visit()
  expect(readChoice()).toBeUndefined()
  saveChoice('allowed')
  expect(readChoice()).toBe('allowed')
  expect((await visit()).readChoice()).toBe('allowed')
  saveChoice('declined')
  expect((await visit()).readChoice()).toBe('declined')
})

test.each([
  ['throws', throwing],
  ['is full', full],
])('where storage %s, a choice lasts for the visit', async (_, broken) => {
  vi.stubGlobal('localStorage', broken)
  const { readChoice, saveChoice } = await visit()
  expect(readChoice()).toBeUndefined()
  saveChoice('allowed')
  expect(readChoice()).toBe('allowed')
  expect((await visit()).readChoice()).toBeUndefined()
})

test('what is stored and no choice counts as none', async () => {
  stored.set('analytics', 'yes')
  expect((await visit()).readChoice()).toBeUndefined()
})

describe('the choice of another tab', () => {
  test('applies here too, and is announced', async () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
    const { readChoice, saveChoice, subscribe } = await visit()
    const listener = vi.fn()
    const unsubscribe = subscribe(listener)
    saveChoice('allowed')
    stored.set('analytics', 'declined')
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'analytics' }))
    expect(readChoice()).toBe('declined')
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'analytics' }))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

test.each([
  [{ doNotTrack: null }, undefined],
  [{ doNotTrack: '0', globalPrivacyControl: false }, undefined],
  [{ doNotTrack: '1' }, 'Do Not Track'],
  [{ doNotTrack: null, globalPrivacyControl: true }, 'Global Privacy Control'],
])('the browser objects or does not: %j', async (navigator, name) => {
  vi.stubGlobal('navigator', navigator)
  expect((await visit()).objection()).toBe(name)
})
