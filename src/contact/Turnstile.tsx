/** Turnstile's widget, shown only where `site.ts` has its key, and the token that a message waits for. */
import { type RefObject, useEffect, useRef } from 'react'
import { site } from '../site'

interface TurnstileApi {
  render(element: HTMLElement, options: Record<string, string | ((token: string) => void)>): string
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: TurnstileApi
  }
}

/** @throws where the script is blocked; the next challenge tries again */
async function loadApi() {
  if (window.turnstile) return window.turnstile
  await new Promise((onload, onerror) => {
    const src = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }))
  })
  return window.turnstile
}

interface TurnstileProps {
  /** Set to the token to wait for: an empty text where the challenge fails. */
  token: RefObject<Promise<string> | undefined>
}

/** A token works once: give the component another `key` after each attempt. */
export function Turnstile({ token }: TurnstileProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let settle = (_token: string) => {}
    const renew = () => {
      token.current = new Promise((resolve) => {
        settle = resolve
      })
    }
    const fail = () => settle('')
    let remove = () => {}
    async function start() {
      const turnstile = await loadApi()
      if (!turnstile || !container.current) return fail()
      const widget = turnstile.render(container.current, {
        sitekey: site.turnstile.siteKey,
        callback: (solved) => {
          settle(solved)
          token.current = Promise.resolve(solved)
        },
        'error-callback': fail,
        'unsupported-callback': fail,
        // By default the widget then fetches a new one by itself.
        'expired-callback': renew,
      })
      remove = () => turnstile.remove(widget)
    }
    renew()
    // Turnstile throws where its site key is wrong.
    start().catch((error: unknown) => {
      console.warn(error)
      fail()
    })
    return () => {
      remove()
      fail()
    }
  }, [token])
  return <div ref={container} />
}
