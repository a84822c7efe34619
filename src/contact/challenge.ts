/** Turnstile's challenge: its script, its widget, and the token that a message waits for. */
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

/** @returns undefined where the script is blocked; the next challenge tries again */
const loadApi = () =>
  (api ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `${site.turnstile.origin}/turnstile/v0/api.js?render=explicit`
    script.onload = () => resolve(window.turnstile)
    script.onerror = () => {
      api = undefined
      resolve(undefined)
    }
    document.head.append(script)
  }))

export interface Challenge {
  /** @returns an empty text where the challenge fails, or takes longer than the limit */
  waitForToken(): Promise<string>
  remove(): void
}

/** Shows the widget in an element. Its token works once: the next attempt needs another challenge. */
export function startChallenge(element: HTMLElement): Challenge {
  /** Undefined while the challenge is being solved, empty once it has failed. */
  let token: string | undefined
  let removeWidget = () => {}
  let removed = false
  let onSettled = (_token: string) => {}
  const settle = (settled: string) => {
    token = settled
    onSettled(settled)
  }
  const fail = () => settle('')

  loadApi()
    .then((turnstile) => {
      if (removed) return
      if (!turnstile) return fail()
      const widget = turnstile.render(element, {
        sitekey: site.turnstile.siteKey,
        callback: settle,
        'error-callback': fail,
        'unsupported-callback': fail,
        // By default the widget then fetches a new one by itself.
        'expired-callback': () => {
          token = undefined
        },
      })
      removeWidget = () => turnstile.remove(widget)
    })
    // Turnstile throws where its site key is wrong.
    .catch((error) => {
      console.error(error)
      fail()
    })

  return {
    waitForToken: async () =>
      token ??
      new Promise((resolve) => {
        onSettled = resolve
        setTimeout(resolve, timeLimit, '')
      }),
    remove() {
      removed = true
      removeWidget()
      fail()
    },
  }
}
