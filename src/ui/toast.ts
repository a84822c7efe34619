/** Shows a toast. The component that draws it is fetched with the first one. */
export interface Toast {
  title: string
  description: string
  variant: 'default' | 'destructive'
}

type Listener = (toast: Toast) => void
let listener: Listener | undefined

/** The layout listens; there is one place where toasts appear. */
export function onToast(next: Listener) {
  listener = next
  return () => {
    listener = undefined
  }
}

export const toast = (message: Toast) => listener?.(message)
