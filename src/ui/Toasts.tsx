/** Shows one toast at a time. F8 focuses their region; once a toast is closed the focus goes back. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { controls } from '../words'
import { CloseButton } from './CloseButton'

/** Milliseconds that a toast is shown, unless the pointer or the focus is on it. */
const duration = 5000
/** Milliseconds from the end of that to its removal. */
const removalDelay = 1_000_000

interface ToastMessage {
  title: string
  description: string
  variant?: 'default' | 'destructive'
}

interface ShownToast extends ToastMessage {
  id: number
  open: boolean
  /** The edge of a phone's screen away from the focus, so that the button that was pressed stays free. */
  edge: 'top' | 'bottom'
}

let show: ((message: ToastMessage) => void) | undefined

/** Shows a toast in place of the one before. */
export const toast = (message: ToastMessage) => show?.(message)

export function Toasts() {
  const [shown, setShown] = useState<ShownToast>()
  const [isCalled, setCalled] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const focusedBefore = useRef<HTMLElement>(undefined)

  useEffect(() => {
    show = (message) => {
      const focus = document.activeElement?.getBoundingClientRect()
      const edge = focus && focus.top > innerHeight / 2 ? 'top' : 'bottom'
      setHeld(false)
      setShown({ variant: 'default', ...message, id: Date.now(), open: true, edge })
    }
    const call = ({ key }: KeyboardEvent) => key === 'F8' && setCalled(true)
    addEventListener('keydown', call)
    return () => removeEventListener('keydown', call)
  }, [])
  useEffect(() => {
    if (isCalled) region.current?.focus()
  }, [isCalled])
  useEffect(() => {
    if (!shown || isHeld) return
    const next = shown.open ? { ...shown, open: false } : undefined
    const timer = setTimeout(setShown, shown.open ? duration : removalDelay, next)
    return () => clearTimeout(timer)
  }, [shown, isHeld])

  if (!isCalled && !shown?.open) return null
  const close = () => {
    if (region.current?.contains(document.activeElement)) focusedBefore.current?.focus()
    setHeld(false)
    setShown((toast) => toast && { ...toast, open: false })
  }
  return (
    <section
      ref={region}
      className="fixed bottom-0 right-0 lt-sm:data-[edge=top]:(top-$bar bottom-auto) z-40 box-border m-0 p-4 w-full max-w-100 [list-style:none]"
      aria-label={controls.notifications}
      tabIndex={-1}
      data-edge={shown?.edge}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          focusedBefore.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setHeld(false)
        setCalled(false)
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {shown?.open && <Toast key={shown.id} {...shown} onClose={close} />}
    </section>
  )
}

/** A message with a button that closes it, as does a swipe of 50 px to the right. */
function Toast({ title, description, variant, onClose }: ToastMessage & { onClose: () => void }) {
  const start = useRef<number>(undefined)
  const move = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const distance = clientX - (start.current ?? clientX)
    currentTarget.style.transform = `translateX(${Math.max(0, distance)}px)`
    // Capture begins with the swipe, as it would take a click away from the button.
    if (distance > 5) currentTarget.setPointerCapture(pointerId)
    return distance
  }
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined
    currentTarget.style.transform = ''
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const isSwipe = move(event) > 50
    letGo(event)
    if (isSwipe) onClose()
  }
  return (
    <div
      role="alert"
      className="flex items-start gap-4 p-4 rounded-1 border border-solid border-teal bg-raised text-ink [box-shadow:0_10px_15px_-3px_#0000001a,0_4px_6px_-4px_#0000001a] data-[variant=destructive]:border-danger [touch-action:pan-y]"
      data-variant={variant}
      onPointerDown={({ clientX }) => {
        start.current = clientX
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // A pointer that is not captured may be released outside, which nobody reports.
      onPointerLeave={letGo}
    >
      <div className="grow">
        <p className="m-0 font-600">{title}</p>
        <p className="text-sm text-muted m-0 mt-1">{description}</p>
      </div>
      <CloseButton onClick={onClose} />
    </div>
  )
}
