/** A half-written message and its idempotency key, kept in this tab until it is sent. */
import * as v from 'valibot'
import { type ContactMessage, type FieldName, fields } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const storageKey = 'contact-draft'
const stored = v.object({
  draft: v.record(v.string(), v.string()),
  key: v.optional(v.string()),
})

let key: string | undefined

/** @returns what was written; no texts if storage is switched off or the item holds something else */
export function readDraft(): Draft {
  try {
    const item = v.parse(stored, JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
    key = item.key
    return item.draft
  } catch {
    return {}
  }
}

/** Keeps a draft. One that has changed is another message and gets another key. */
export function saveDraft(draft: Draft, messageKey?: string) {
  key = messageKey
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ draft, key }))
  } catch {
    // The form works without storage, too; only a reload empties it.
  }
}

/** @returns a draft without the texts of a message that was sent; those that have changed since are the next message */
export const withoutSent = (draft: Draft, sent: ContactMessage): Draft =>
  Object.fromEntries(
    fields.map((name) => [name, draft[name] === sent[name] ? '' : (draft[name] ?? '')]),
  )

/** @returns the same key for each attempt to send a message, after a reload, too; undefined if the browser makes none */
export function idempotencyKeyOf(draft: Draft): string | undefined {
  saveDraft(draft, key ?? crypto.randomUUID?.())
  return key
}

/** @param typed texts of the form before the app was ready, which override the draft of an earlier visit @returns the draft to begin with */
export function beginDraft(typed: Draft): Draft {
  const draft = readDraft()
  const begun: Draft = { ...draft, ...typed }
  // A draft that is as it was keeps its key.
  if (JSON.stringify(begun) !== JSON.stringify(draft)) saveDraft(begun)
  return begun
}
