/** A half-written message, kept in this tab until it is sent. */
import { type FieldName, fields } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const key = 'contact-draft'

/** What a reload would lose; empty where storage is switched off. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => fields.some((field) => field === name) && typeof value === 'string',
      ),
    )
  } catch {
    // Storage that is off or holds something else has no draft to give.
    return {}
  }
}

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage the form still works; only a reload empties it.
  }
}

export const dropDraft = () => keepDraft({})
