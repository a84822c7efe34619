/** Passes a toast to the one place that shows it. */
export interface Toast {
  title: string
  description: string
  variant: 'default' | 'destructive'
}

type Listener = (toast: Toast) => void
let listener: Listener | undefined

/** Sets the one listener. @returns a function that removes it */
export function onToast(next: Listener) {
  listener = next
  return () => {
    listener = undefined
  }
}

export const toast = (message: Toast) => listener?.(message)

/** Shows that something a click needs cannot be loaded. @param what begins a sentence */
export const loadFailed = (what: string) =>
  toast({
    title: `${what} did not load`,
    description: 'Please check your connection, and try once more.',
    variant: 'destructive',
  })
