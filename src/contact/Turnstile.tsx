/** Turnstile's widget, shown only where `site.ts` has its key, and the token that a message waits for. */
import { type RefObject, useEffect, useRef } from 'react'
import { site } from '../site'

interface TurnstileApi {
  render(
    element: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'error-callback': () => void
      'unsupported-callback': () => void
      'expired-callback': () => void
    },
  ): string
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: TurnstileApi
  }
}

/** Milliseconds that a message waits for its token at most. */
const timeLimit = 5000

let api: Promise<TurnstileApi | undefined> | undefined

/** @throws where the script is blocked; the next challenge tries again */
const loadApi = () =>
  (api ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`
    script.onload = () => resolve(window.turnstile)
    script.onerror = () => {
      api = undefined
      reject(new Error('Turnstile did not load'))
    }
    document.head.append(script)
  }))

/** Shows the widget in an element. */
function startChallenge(element: HTMLElement) {
  let settle = (_token: string) => {}
  const newToken = () =>
    new Promise<string>((resolve) => {
      settle = resolve
    })
  let token = newToken()
  let removeWidget = () => {}
  let isRemoved = false
  const fail = () => settle('')
  loadApi()
    .then((turnstile) => {
      if (!turnstile || isRemoved) return fail()
      const widget = turnstile.render(element, {
        sitekey: site.turnstile.siteKey,
        callback: (solved) => {
          settle(solved)
          token = Promise.resolve(solved)
        },
        'error-callback': fail,
        'unsupported-callback': fail,
        // By default the widget then fetches a new one by itself.
        'expired-callback': () => {
          token = newToken()
        },
      })
      removeWidget = () => turnstile.remove(widget)
    })
    // Turnstile throws where its site key is wrong.
    .catch((error: unknown) => {
      console.warn(error)
      fail()
    })
  return {
    /** @returns an empty text where the challenge fails, or takes longer than the limit */
    waitForToken: () =>
      Promise.race([token, new Promise<string>((resolve) => setTimeout(resolve, timeLimit, ''))]),
    remove() {
      isRemoved = true
      removeWidget()
      fail()
    },
  }
}

export type Challenge = ReturnType<typeof startChallenge>

interface TurnstileProps {
  /** Set to the challenge while there is one. */
  challenge: RefObject<Challenge | undefined>
}

/** A token works once: give the component another `key` after each attempt. */
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
