/** Which articles the visitor has marked as read: on this device, or for the visit where the browser stores nothing. */
import { useSyncExternalStore } from 'react'

/** Holds slugs, with a blank between two. */
const item = 'articles-read'

interface Progress {
  /** Slugs. */
  read: ReadonlySet<string>
  /** Whether the browser stores them. */
  kept: boolean
}

/** As every page is prerendered. */
const initial: Progress = { read: new Set(), kept: true }

let progress: Progress | undefined
const listeners = new Set<() => void>()

function stored(): Progress {
  try {
    const slugs = (localStorage.getItem(item) ?? '').split(' ').filter(Boolean)
    return { read: new Set(slugs), kept: true }
  } catch {
    return { ...initial, kept: false }
  }
}

/** The same object until it changes. */
export function readingProgress() {
  progress ??= stored()
  return progress
}

function announce() {
  for (const listener of listeners) listener()
}

/** Another tab has changed the item, or all of the storage. */
function onStorage({ key }: StorageEvent) {
  if (key !== item && key !== null) return
  progress = undefined
  announce()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export const useReadingProgress = () =>
  useSyncExternalStore(subscribe, readingProgress, () => initial)

export function markAsRead(slugs: readonly string[], isRead: boolean) {
  const read = new Set(readingProgress().read)
  for (const slug of slugs)
    if (isRead) read.add(slug)
    else read.delete(slug)
  let kept = true
  try {
    if (read.size > 0) localStorage.setItem(item, [...read].join(' '))
    else localStorage.removeItem(item)
  } catch {
    kept = false
  }
  progress = { read, kept }
  announce()
}
