/** A half-written message and its idempotency key, kept in this tab until it is sent. */
import * as v from 'valibot'
import { type FieldName, fields } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const texts = v.record(v.string(), v.string())

/** @returns no texts where storage is switched off or the item holds something else */
function readTexts(item: string): Record<string, string> {
  try {
    return v.parse(texts, JSON.parse(sessionStorage.getItem(item) ?? '{}'))
  } catch {
    return {}
  }
}

function saveTexts(item: string, texts: Record<string, string>) {
  try {
    sessionStorage.setItem(item, JSON.stringify(texts))
  } catch {
    // Without storage the form still works; only a reload empties it.
  }
}

export const readDraft = (): Draft => readTexts('contact-draft')
export const saveDraft = (draft: Draft) => saveTexts('contact-draft', draft)

/** The message that was last sent, as text, and its key. */
let lastSent: { key?: string; message?: string } = {}

/**
 * The same message has the same key, so that a retry after a lost response or a reload is recognised;
 * the key changes once the message changes or the draft is cleared.
 * @returns undefined where the browser makes no UUID, as on an insecure origin
 */
export function idempotencyKeyOf(draft: Draft): string | undefined {
  const message = JSON.stringify(fields.map((field) => draft[field] ?? ''))
  if (!lastSent.key) lastSent = readTexts('contact-key')
  if (lastSent.message !== message) {
    const key: string | undefined = crypto.randomUUID?.()
    lastSent = key ? { key, message } : {}
    saveTexts('contact-key', lastSent)
  }
  return lastSent.key
}

/** After the message was sent. */
export function clearDraft() {
  lastSent = {}
  saveDraft({})
  saveTexts('contact-key', {})
}
