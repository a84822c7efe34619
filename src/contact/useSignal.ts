/** Reads the form's signals by React's own means: what the form library renders in between reads none by accident. */
import type { ReadonlySignal } from '@preact/signals-react'
import { useCallback, useSyncExternalStore } from 'react'

export function useSignal<T>(signal: ReadonlySignal<T>) {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal])
  const read = () => signal.peek()
  return useSyncExternalStore(subscribe, read, read)
}
