/** A text that the workbook hands to the contact form: it waits in this tab until the visitor takes or refuses it. */

const storageKey = 'contact-handover'

/** The text where the browser stores nothing; it lasts while the app goes from page to page. */
let kept: string | undefined

/** Lets a text wait for the form, in place of any that waits already; without one, or an empty one, none waits any more. */
export function handOver(text?: string) {
  kept = text || undefined
  try {
    if (text) sessionStorage.setItem(storageKey, JSON.stringify(text))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is off: the variable has it.
  }
}

/** @returns the text that waits, if there is one */
export function findHandOver(): string | undefined {
  try {
    const item: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof item === 'string' && item) return item
  } catch {
    // Storage is off, or the item is another program's.
  }
  return kept
}
