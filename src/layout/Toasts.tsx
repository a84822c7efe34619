/** Shows toasts. Their component is loaded with the first one, or with the key that focuses their region. */
import { useEffect, useState } from 'react'
import { CloseButton } from '../ui/CloseButton'
import type { ShownToast } from '../ui/Toaster'
import { onToast } from '../ui/toast'
import { useLoaded } from '../ui/useLoaded'

/** Milliseconds from a toast's end, when it is hidden, to its removal. */
const removalDelay = 1_000_000

export function Toasts() {
  const [toast, setToast] = useState<ShownToast>()
  /** The newest reason to load the component: the key, which moves the focus too, or a toast. */
  const [need, setNeed] = useState<{ focused: boolean }>()
  const { Component, failed } = useLoaded(() => import('../ui/Toaster'), need)

  useEffect(
    () =>
      onToast((next) => {
        const focus = document.activeElement?.getBoundingClientRect()
        const edge = focus && focus.top > innerHeight / 2 ? 'top' : 'bottom'
        setToast({ ...next, id: Date.now(), open: true, edge })
        setNeed({ focused: false })
      }),
    [],
  )
  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') setNeed({ focused: true })
    }
    addEventListener('keydown', focusRegion)
    return () => removeEventListener('keydown', focusRegion)
  }, [])
  useEffect(() => {
    if (!toast || toast.open) return
    const timer = setTimeout(setToast, removalDelay, undefined)
    return () => clearTimeout(timer)
  }, [toast])

  const close = () => setToast((current) => current && { ...current, open: false })
  if (Component) return <Component toast={toast} onClose={close} focused={need?.focused ?? false} />
  if (failed && toast?.open) return <PlainToast toast={toast} onClose={close} />
  return null
}

/** What a toast has to say, where the component that shows it well did not load. */
function PlainToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  return (
    <div className="toast-region" data-edge={toast.edge}>
      <div role="alert" className="toast" data-variant={toast.variant}>
        <div className="grow">
          <p className="toast-title">{toast.title}</p>
          <p className="text-sm text-muted m-0 mt-1">{toast.description}</p>
        </div>
        <CloseButton onClick={onClose} />
      </div>
    </div>
  )
}
