/** The check for bots: another provider changes this file and `site.challenge`. As all sides read it, it imports no view. */
import * as v from 'valibot'
import { site } from '../site'

const { siteKey, origin } = site.challenge

/** The field that the provider's widget adds to the form. */
export const tokenField = 'cf-turnstile-response'

const allowed: readonly string[] = siteKey ? [origin] : []

const none: readonly string[] = []

/** Origins that the widget needs, by the directive of the policy that allows them; none without a challenge. */
export const challengeOrigins = { script: allowed, frame: allowed, style: none, connect: none }

interface Turnstile {
  render(element: HTMLElement, options: Record<string, string | ((token: string) => void)>): string
  remove(widget: string): void
}

declare global {
  var turnstile: Turnstile | undefined
}

async function loadScript() {
  const src = `${origin}/turnstile/v0/api.js?render=explicit`
  if (!window.turnstile)
    await new Promise((onload, onerror) => {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { src, onload, onerror }))
    })
  if (!window.turnstile) throw new Error(`${src} makes no turnstile`)
  return window.turnstile
}

/**
 * Shows the widget in an element of the form. @returns a function that removes it
 * @param onToken gets the token to wait for, and another one if that expires; it is empty if the challenge fails
 */
export function showWidget(element: HTMLElement, onToken: (token: Promise<string>) => void) {
  let settle = (_token: string) => {}
  const fail = () => settle('')
  const renew = () => {
    const token = new Promise<string>((resolve) => {
      settle = resolve
    })
    onToken(token)
  }
  renew()
  const shown = loadScript().then((turnstile) => {
    const widget = turnstile.render(element, {
      sitekey: siteKey,
      callback: (token) => settle(token),
      'error-callback': fail,
      'unsupported-callback': fail,
      // The widget fetches another one by itself.
      'expired-callback': renew,
    })
    return () => turnstile.remove(widget)
  })
  shown.catch((error: unknown) => {
    console.warn(error)
    fail()
  })
  return () => {
    fail()
    shown.then((remove) => remove()).catch(() => {})
  }
}

const answer = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), []),
})

/** Where the function has a token checked, at the provider's origin. */
export const verifyPath = '/turnstile/v0/siteverify'

/** Codes that are about the token; any other is about the check itself. */
export const rejections = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]

/** @returns the provider's result and code; `broken` is for the operator. @throws if no answer comes within 3 seconds */
export async function verify(token: string, secret: string) {
  const response = await fetch(origin + verifyPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token }),
    signal: AbortSignal.timeout(3000),
  })
  const { success, 'error-codes': codes } = v.parse(answer, await response.json())
  const [code = 'unknown'] = codes
  if (success) return { result: 'passed', code } as const
  return { result: rejections.includes(code) ? 'rejected' : 'broken', code } as const
}
