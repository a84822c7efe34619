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
  return (
    <div
      ref={element}
      tabIndex={-1}
      data-testid="outcome"
      className="flex items-center gap-5 mb-7 p-5 bg-highlight rounded-1"
    >
      {portrait && (
        <div className="shrink-0 w-20 sm:w-28">
          <Picture {...portrait} alt="" eager />
        </div>
      )}
      <div>
        <p className="m-0 font-600">{text}</p>
        <p className="mt-2 mb-0">{fill(words.answer, { address, day })}</p>
      </div>
    </div>
  )
}
