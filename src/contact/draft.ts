/** A half-written message and its idempotency key, kept in this tab until it is sent. */
import * as v from 'valibot'
import type { FieldName } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const storageKey = 'contact-draft'
const stored = v.object({ draft: v.record(v.string(), v.string()), key: v.optional(v.string()) })

let key: string | undefined

/** @returns no texts where storage is switched off or the item holds something else */
export function readDraft(): Draft {
  try {
    const item = v.parse(stored, JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
    key = item.key
    return item.draft
  } catch {
    return {}
  }
}

/** What is changed is another message, and gets another key. */
export function saveDraft(draft: Draft, messageKey?: string) {
  key = messageKey
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ draft, key }))
  } catch {
    // Without storage the form still works; only a reload empties it.
  }
}

/**
 * The same for each attempt to send the same message, so that a retry after a lost response or a reload is recognised.
 * @returns undefined where the browser makes no UUID, as on an insecure origin
 */
export function idempotencyKeyOf(draft: Draft): string | undefined {
  saveDraft(draft, key ?? crypto.randomUUID?.())
  return key
}
