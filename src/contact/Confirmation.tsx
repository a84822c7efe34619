/** Confirms above the emptied form that a message has arrived: who answers, where, and by when. */
import { useEffect, useRef } from 'react'
import { fill } from '../locale'
import { Picture, type PictureData } from '../ui/Picture'
import { contactForm as words } from '../words'

interface ConfirmationProps {
  text: string
  address: string
  /** The day of the answer, as people write it. */
  day: string
  portrait?: PictureData
  /** Whether it gets the focus; not while the visitor writes on. */
  isFocused: boolean
}

export function Confirmation({ text, address, day, portrait, isFocused }: ConfirmationProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  /** No line ends between the day and its month. */
  const unbroken = day.replace(/([^,]) /g, '$1\u00a0')
  return (
    <div
      ref={element}
      tabIndex={-1}
      data-testid="outcome"
      // A phone's toast lies above it.
      className="flex items-start gap-4 sm:gap-5 mb-7 p-4 sm:p-5 lt-sm:[scroll-margin-top:6.5rem] bg-deep text-on-deep on-deep rounded-1"
    >
      {portrait && (
        <div className="shrink-0 w-16 sm:w-20">
          <Picture {...portrait} alt="" eager />
        </div>
      )}
      <div className="min-w-0">
        <p className="m-0 font-600">{text}</p>
        <p className="mt-2 mb-0 lt-sm:text-sm">{fill(words.answer, { address, day: unbroken })}</p>
      </div>
    </div>
  )
}
