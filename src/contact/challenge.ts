/**
 * The check for bots, with all that is Turnstile's own: to use another provider, change this file and `site.challenge`.
 * The form shows it, the function verifies its tokens, and the policy allows its origins, so this file imports no view.
 */
import * as v from 'valibot'
import { site } from '../site'

const { siteKey, origin } = site.challenge

/** The field that the provider's widget adds to the form. */
export const tokenField = 'cf-turnstile-response'

const allowed: readonly string[] = siteKey ? [origin] : []

const none: readonly string[] = []

/** Origins that the widget needs, by the directive of the policy that allows them; none without a challenge. */
export const challengeOrigins = { script: allowed, frame: allowed, style: none, connect: none }

interface Widget {
  onSolved: (token: string) => void
  onFailed: () => void
  /** The token is too old; the widget fetches another one by itself. */
  onExpired: () => void
}

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

/** @returns a function that removes the widget. @throws if the script is blocked, or the site key is wrong */
export async function showWidget(element: HTMLElement, { onSolved, onFailed, onExpired }: Widget) {
  const turnstile = await loadScript()
  const widget = turnstile.render(element, {
    sitekey: siteKey,
    callback: onSolved,
    'error-callback': onFailed,
    'unsupported-callback': onFailed,
    'expired-callback': onExpired,
  })
  return () => turnstile.remove(widget)
}

const answer = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), []),
})

/** Codes that are about the token; any other is about the check itself. */
const rejections = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** @returns the provider's result and code; `broken` is for the operator. @throws if no answer comes within 3 seconds */
export async function verify(token: string, secret: string) {
  const response = await fetch(`${origin}/turnstile/v0/siteverify`, {
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
