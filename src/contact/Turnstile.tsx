/** The place of Turnstile's widget, shown only where `site.ts` has its key. */
import { type RefObject, useEffect, useRef } from 'react'
import { type Challenge, startChallenge } from './challenge'

interface TurnstileProps {
  /** Set to the challenge while there is one. */
  challenge: RefObject<Challenge | undefined>
}

/** A challenge serves one attempt: give the component another `key` after each. */
export function Turnstile({ challenge }: TurnstileProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const started = startChallenge(container.current)
    challenge.current = started
    return () => {
      challenge.current = undefined
      started.remove()
    }
  }, [challenge])
  return <div ref={container} />
}
