/** Turnstile's widget, shown only where `site.ts` has its key, and the token that a message waits for. */
import { type RefObject, useEffect, useRef } from 'react'
import { site } from '../site'

interface TurnstileApi {
  render(element: HTMLElement, options: Record<string, string | ((token: string) => void)>): string
  remove(widget: string): void
}

declare global {
  var turnstile: TurnstileApi | undefined
}

/** @throws where the script is blocked; the next challenge tries again */
async function loadApi(): Promise<TurnstileApi | undefined> {
  const src = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`
  if (!window.turnstile)
    await new Promise((onload, onerror) => {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { src, onload, onerror }))
    })
  return window.turnstile
}

/**
 * @param token set to the one to wait for, an empty text where the challenge fails. It works once: give the component
 * another `key` after each attempt.
 */
export function Turnstile({ token }: { token: RefObject<Promise<string> | undefined> }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let settle = (_token: string) => {}
    const fail = () => settle('')
    const renew = () => {
      token.current = new Promise((resolve) => {
        settle = resolve
      })
    }
    let widget: string | undefined
    async function start() {
      const api = await loadApi()
      if (!api || !container.current) return fail()
      widget = api.render(container.current, {
        sitekey: site.turnstile.siteKey,
        callback: (solved) => settle(solved),
        'error-callback': fail,
        'unsupported-callback': fail,
        // By default the widget then fetches a new one by itself.
        'expired-callback': renew,
      })
    }
    renew()
    // Turnstile throws where its site key is wrong.
    start().catch((error: unknown) => {
      console.warn(error)
      fail()
    })
    return () => {
      if (widget) window.turnstile?.remove(widget)
      fail()
    }
  }, [token])
  return <div ref={container} />
}
