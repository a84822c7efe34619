/** Whether the visitor agrees to be counted: kept for later visits, or for this one where storage throws. */

export type Choice = 'allowed' | 'declined'

const key = 'analytics'
let ofThisVisit: Choice | undefined
const listeners = new Set<() => void>()

/** Global Privacy Control and Do Not Track answer for the visitor, on every site. */
export const objection = () => {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
    return 'Global Privacy Control'
  return navigator.doNotTrack === '1' ? 'Do Not Track' : undefined
}

function readStored(): Choice | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'allowed' || stored === 'declined' ? stored : undefined
  } catch {
    return undefined
  }
}

/** @returns undefined before the first choice */
export const readChoice = () => ofThisVisit ?? readStored()

export function saveChoice(choice: Choice) {
  ofThisVisit = choice
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage is off or full: the choice lasts for this visit.
  }
  for (const listener of listeners) listener()
}

/** Another tab's choice applies here too. */
function onStorage(event: StorageEvent) {
  if (event.key !== key && event.key !== null) return
  ofThisVisit = undefined
  for (const listener of listeners) listener()
}

/** Calls the listener after each change. @returns a function that removes it */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
