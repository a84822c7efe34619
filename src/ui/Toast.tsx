/** A message with a button that closes it, as does a swipe to the right. */
import { type PointerEvent, useRef } from 'react'
import { CloseButton } from './CloseButton'

export interface ToastMessage {
  title: string
  description: string
  variant: 'default' | 'destructive'
}

interface ToastProps extends ToastMessage {
  onClose: () => void
}

/** Pixels. */
const swipeThreshold = 50

export function Toast({ title, description, variant, onClose }: ToastProps) {
  const start = useRef<number>(undefined)
  const move = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const distance = clientX - (start.current ?? clientX)
    currentTarget.style.transform = `translateX(${Math.max(0, distance)}px)`
    // Not before it is one: a click on the button would go to the toast.
    if (distance > 5) currentTarget.setPointerCapture(pointerId)
    return distance
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const isSwipe = move(event) > swipeThreshold
    start.current = undefined
    event.currentTarget.style.transform = ''
    if (isSwipe) onClose()
  }
  return (
    <div
      role="alert"
      className="toast [touch-action:pan-y]"
      data-variant={variant}
      onPointerDown={({ clientX }) => {
        start.current = clientX
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <div className="grow">
        <p className="toast-title">{title}</p>
        <p className="text-sm text-muted m-0 mt-1">{description}</p>
      </div>
      <CloseButton onClick={onClose} />
    </div>
  )
}
