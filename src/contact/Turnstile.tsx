/** Turnstile's widget, shown only where `site.ts` has its key; it adds a field with its token to the form. */
import { useEffect, useRef } from 'react'
import { site } from '../site'

interface TurnstileApi {
  render(element: HTMLElement, options: { sitekey: string }): string
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: TurnstileApi
  }
}

let api: Promise<TurnstileApi | undefined> | undefined

/** @returns undefined where the script is blocked: the message is then sent without a token */
const loadApi = () =>
  (api ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`
    script.onload = () => resolve(window.turnstile)
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  }))

/** A token works once: give the component another `key` after each submission. */
export function Turnstile() {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let unmounted = false
    let removeWidget = () => {}
    loadApi().then((turnstile) => {
      if (unmounted || !turnstile || !container.current) return
      const widget = turnstile.render(container.current, { sitekey: site.turnstile.siteKey })
      removeWidget = () => turnstile.remove(widget)
    })
    return () => {
      unmounted = true
      removeWidget()
    }
  }, [])
  return <div ref={container} />
}
