/**
 * Shows one toast at a time for 5,000 ms; a swipe right over 50 px closes it, F8 focuses it. Once it is closed the
 * focus is where it was before.
 */
import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { CloseButton } from './CloseButton'
import type { Toast } from './toast'

export interface ShownToast extends Toast {
  id: number
  open: boolean
  /** Of a phone's screen: the one away from the focus, so that the button that was pressed stays free. */
  edge: 'top' | 'bottom'
}

export interface ToasterProps {
  toast?: ShownToast
  onClose: () => void
  /** Whether to focus the region as soon as it is there. */
  focused: boolean
}

export default function Toaster({ toast, onClose, focused }: ToasterProps) {
  const region = useRef<HTMLOListElement>(null)
  const focusedBefore = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (focused) region.current?.focus()
  }, [focused])
  const restoreFocus = () => {
    if (region.current?.contains(document.activeElement)) focusedBefore.current?.focus()
  }
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (open) return
            restoreFocus()
            onClose()
          }}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className="toast"
          data-variant={toast.variant}
        >
          <div className="grow">
            <Radix.Title className="toast-title">{toast.title}</Radix.Title>
            <Radix.Description className="text-sm text-muted mt-1">
              {toast.description}
            </Radix.Description>
          </div>
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        ref={region}
        hotkey={['F8']}
        className="toast-region"
        data-edge={toast?.edge}
        onFocus={({ currentTarget, relatedTarget }) => {
          const isInside = currentTarget.parentElement?.contains(relatedTarget)
          if (relatedTarget instanceof HTMLElement && !isInside)
            focusedBefore.current = relatedTarget
        }}
        // Without a toast there is nothing else that would hear the key.
        onKeyDown={({ key }) => key === 'Escape' && restoreFocus()}
      />
    </Radix.Provider>
  )
}
