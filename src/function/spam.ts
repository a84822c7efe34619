/** What marks a message as spam. It is stored all the same, and answered like any other. */
import type { SubmissionMetadata } from '../contact/protocol'
import { site } from '../site'
import type { Env } from './env'

/** Nobody fills in an empty form in less. */
const minSeconds = 2

const turnstileTimeoutMs = 3000

const verifyUrl = `${site.turnstile.origin}/turnstile/v0/siteverify`

/** Only a rejection is false: while Turnstile cannot be reached, a message passes. */
async function isHuman(token: string, secret: string, url: string) {
  if (!token) return false
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(turnstileTimeoutMs),
    })
    const result: { success?: unknown } = await response.json()
    return result.success !== false
  } catch {
    return true
  }
}

/** @returns why the message looks like spam, or null */
export async function spamReason(metadata: SubmissionMetadata, env: Env) {
  const { honeypotFilled, elapsedSeconds, turnstileToken = '' } = metadata
  const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: url = verifyUrl } = env
  if (honeypotFilled) return 'honeypot'
  if (elapsedSeconds !== undefined && elapsedSeconds < minSeconds) return 'too fast'
  return secret && !(await isHuman(turnstileToken, secret, url)) ? 'turnstile' : null
}
