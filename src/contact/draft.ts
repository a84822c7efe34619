/** A half-written message and its idempotency key, kept in this tab until it is sent. */
import * as v from 'valibot'
import type { FieldName } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const storageKey = 'contact-draft'
const stored = v.object({ draft: v.record(v.string(), v.string()), key: v.optional(v.string()) })

let key: string | undefined

/** @returns no texts if storage is switched off or the item holds something else */
function readStored(): Draft {
  try {
    const item = v.parse(stored, JSON.parse(sessionStorage.getItem(storageKey) ?? ''))
    key = item.key
    return item.draft
  } catch {
    return {}
  }
}

/** @returns what was written, and below it what another page gave to the address as `#message=…` */
export function readDraft(): Draft {
  const draft = readStored()
  const given = new URLSearchParams(location.hash.slice(1)).get('message')
  if (!given) return draft
  history.replaceState(history.state, '', location.pathname)
  const message = [draft.message, given].filter(Boolean).join('\n\n')
  saveDraft({ ...draft, message })
  return { ...draft, message }
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

/** @returns the same key for each attempt to send a message, after a reload, too; undefined if the browser makes none */
export function idempotencyKeyOf(draft: Draft): string | undefined {
  saveDraft(draft, key ?? crypto.randomUUID?.())
  return key
}
