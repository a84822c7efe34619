/** A half-written message and its key, kept in this tab until it is sent. */
import { type FieldName, fields } from './schema'

export type Draft = Partial<Record<FieldName, string>>

const draftName = 'contact-draft'
const keyName = 'contact-key'

/** The texts kept under a name; none where storage is switched off or holds something else. */
function readTexts(name: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

function keepTexts(name: string, texts: Record<string, string>) {
  try {
    sessionStorage.setItem(name, JSON.stringify(texts))
  } catch {
    // Without storage the form still works; only a reload empties it.
  }
}

/** What a reload would lose. */
export function readDraft(): Draft {
  const texts = readTexts(draftName)
  return Object.fromEntries(
    fields.filter((field) => field in texts).map((field) => [field, texts[field]]),
  )
}

export const keepDraft = (draft: Draft) => keepTexts(draftName, draft)

/** The words that were last sent, and their key. */
let sent: Record<string, string> = {}

/**
 * The key of a message: the same for the same words, so that a second try after a lost answer or a
 * reload is known as such; another once the words change or the draft is dropped.
 * @returns none where the browser makes no uuid, as on an insecure origin
 */
export function keyOf(draft: Draft): string | undefined {
  const words = JSON.stringify(fields.map((field) => draft[field] ?? ''))
  if (!sent.key) sent = readTexts(keyName)
  if (sent.words !== words) {
    const key: string | undefined = crypto.randomUUID?.()
    sent = key ? { key, words } : {}
    keepTexts(keyName, sent)
  }
  return sent.key
}

/** After a message is sent. */
export function dropDraft() {
  sent = {}
  keepTexts(draftName, {})
  keepTexts(keyName, {})
}
