/** The handler with a store that no test of it must use, but for what the test says; SQL itself is tested in `runtime/`. */

import { object, parse, safeParse } from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { contactSchema, newsletterSchema } from '../contact/schema'
import { fields } from '../function/forms'
import { handle } from '../function/handle'
import type { Env } from '../function/settings'
import type { Store } from '../function/store'
import type { NewMessage, StoredMessage } from '../function/tables'
import { site } from '../site'

/** Keeps what each test of a file logs from the terminal. @returns its lines */
export function watchLog() {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  })
  afterEach(() => void vi.restoreAllMocks())
  return lines
}

export const receipt = { id: '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11', createdAt: 'now' }

const fail = async () => {
  throw new Error('The store was used')
}

/** A store whose other methods fail. */
export const fakeStore = (methods: Partial<Store> = {}): Store => ({
  add: fail,
  claim: fail,
  settle: fail,
  maintain: fail,
  recordAlert: fail,
  readHealth: fail,
  readMessages: fail,
  readNotifications: fail,
  findIds: fail,
  erase: fail,
  retry: fail,
  ...methods,
})

/** Takes every message. */
export const workingStore = (methods: Partial<Store> = {}) =>
  fakeStore({ add: async () => receipt, ...methods })

/** Takes every message, and keeps what it was given. */
export function recordingStore() {
  const stored: NewMessage[] = []
  const store = workingStore({
    async add(message) {
      stored.push(message)
      return receipt
    },
  })
  return { store, stored }
}

export const createEnv = (store = fakeStore(), settings: Partial<Env> = {}): Env => ({
  store,
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
  ...settings,
})

export const respond = (request: Request, store?: Store, settings: Partial<Env> = {}) =>
  handle(request, createEnv(store, settings), { waitUntil: () => {} })

/** A message as a visitor may write it. */
export const goodMessage: Record<string, string> = {
  ...Object.fromEntries(fields.map((name) => [name, 'Text'])),
  name: 'Ada',
  email: 'ada@company.example',
  organization: 'Company',
  message: "'); DROP TABLE users; --",
}

/** All fields of all forms. */
const entries = { ...newsletterSchema.entries, ...contactSchema.entries }

/** It as it is stored. */
export const storedMessage = (changes: Partial<StoredMessage> = {}): StoredMessage => ({
  ...parse(object(entries), goodMessage),
  id: receipt.id,
  form: 'contact',
  createdAt: '2026-01-31T09:30:00.000Z',
  flagged: null,
  ...changes,
})

/** The fields that a message needs, and those that it may leave out. */
export const requiredFields = fields.filter((name) => !safeParse(entries[name], '').success)
export const optionalFields = fields.filter((name) => safeParse(entries[name], '').success)

/** @returns a request that sends it, from a sender of its own unless the headers name one */
export const post = (body: BodyInit, headers: Record<string, string> = {}, query = '') =>
  new Request(`${site.origin}/api/contact${query}`, {
    method: 'POST',
    headers: { 'CF-Connecting-IP': crypto.randomUUID(), ...headers },
    body,
  })
