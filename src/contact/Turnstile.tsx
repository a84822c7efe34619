/** Turnstile's widget, only where `site.ts` has its key; it adds a field with its token to the form. */
import { useEffect, useRef } from 'react'
import { site } from '../site'

interface Api {
  render(element: HTMLElement, options: { sitekey: string }): string
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Api
  }
}

const script = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`

let loading: Promise<Api | undefined> | undefined

/** @returns none where the script is blocked: the message is then sent without a token */
const load = () =>
  (loading ??= new Promise((loaded) => {
    const element = document.createElement('script')
    element.src = script
    element.onload = () => loaded(window.turnstile)
    element.onerror = () => loaded(undefined)
    document.head.append(element)
  }))

/** A token serves once: give the component another `key` after each send. */
export function Turnstile() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    let remove = () => {}
    load().then((api) => {
      if (gone || !api || !place.current) return
      const widget = api.render(place.current, { sitekey: site.turnstile.siteKey })
      remove = () => api.remove(widget)
    })
    return () => {
      gone = true
      remove()
    }
  }, [])
  return <div ref={place} />
}
