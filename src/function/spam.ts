/** What marks a message as spam. It is stored all the same, and answered like any other. */
import { formFields, headers } from '../contact/protocol'
import { site } from '../site'
import type { Env } from './env'
import { Refusal } from './httpError'

/** Seconds: nobody fills in an empty form in less. */
const leastSeconds = 2

const verifier = `${site.turnstile.origin}/turnstile/v0/siteverify`

/** What came beside a message, by header or, from a form without script, by field. */
export interface Signals {
  honeypot: boolean
  elapsed: number | null
  token: string
}

/**
 * @param extra the fields of a plain form that are not the message's
 * @throws Refusal 400 where a header is not what it should be
 */
export function signalsOf(request: Request, extra: Map<string, unknown>): Signals {
  const elapsed = request.headers.get(headers.elapsed)
  if (elapsed !== null && !/^\d{1,9}$/.test(elapsed))
    throw new Refusal(400, { [headers.elapsed]: 'Please send whole seconds.' })
  const field = (name: string) => String(extra.get(name) ?? '')
  return {
    honeypot: Boolean(request.headers.get(headers.honeypot) ?? field(formFields.honeypot)),
    elapsed: elapsed === null ? null : Number(elapsed),
    token: request.headers.get(headers.turnstile) ?? field(formFields.turnstile),
  }
}

/** False only where Turnstile says so: while it cannot be asked, a message passes. */
async function isHuman(token: string, env: Env, secret: string) {
  if (!token) return false
  try {
    const response = await fetch(env.TURNSTILE_VERIFY_URL ?? verifier, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(3000),
    })
    const answer: { success?: unknown } = await response.json()
    return answer.success !== false
  } catch {
    return true
  }
}

/** @returns why the message looks like spam, or null */
export async function flagOf({ honeypot, elapsed, token }: Signals, env: Env) {
  if (honeypot) return 'honeypot'
  if (elapsed !== null && elapsed < leastSeconds) return 'too fast'
  const secret = env.TURNSTILE_SECRET
  return secret && !(await isHuman(token, env, secret)) ? 'turnstile' : null
}
