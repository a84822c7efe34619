/** Passes a toast to the layout, which loads its component with the first one. */
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
