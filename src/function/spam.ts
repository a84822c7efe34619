/** What marks a message as doubtful. It is stored all the same, and answered like any other. */
import type { SubmissionMetadata } from '../contact/protocol'
import { site } from '../site'
import { codeOf, log } from './log'
import type { Env } from './settings'
import { failedChallenge } from './store'

/** Nobody fills in an empty form in less, but a browser can. */
const minSeconds = 2

const verifyTimeoutMs = 3000

/** No token is longer (https://developers.cloudflare.com/turnstile/get-started/server-side-validation/). */
const maxTokenLength = 2048

const verifyUrl = `${site.turnstile.origin}/turnstile/v0/siteverify`

/** What Turnstile says of a token; any other code is about the check itself, which the operator must see. */
const rejections = ['invalid-input-response', 'timeout-or-duplicate']
const failures = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

const failed = (reason: string) => `${failedChallenge}: ${reason}`

/** @returns why the token counts for nothing, or null: it failed, or it could not be checked */
async function verify(token: string, secret: string, url: string) {
  if (!token) return failed('no token')
  if (token.length > maxTokenLength) return failed('invalid-input-response')
  let problem: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(verifyTimeoutMs),
    })
    const result: { success?: unknown; 'error-codes'?: unknown } = await response.json()
    if (result.success === true) return null
    const codes = [result['error-codes']].flat()
    const rejection = rejections.find((known) => codes.includes(known))
    if (rejection) return failed(rejection)
    problem = failures.find((known) => codes.includes(known)) ?? 'unknown'
  } catch (error) {
    problem = codeOf(error)
  }
  log({ challenge: problem })
  return `challenge not checked: ${problem}`
}

/** @returns why the message is doubtful, or null; never what the visitor wrote */
export async function spamReason(metadata: SubmissionMetadata, env: Env) {
  const { honeypotFilled, elapsedSeconds, turnstileToken = '' } = metadata
  const { TURNSTILE_SECRET: secret, TURNSTILE_VERIFY_URL: url = verifyUrl } = env
  if (honeypotFilled) return 'honeypot'
  if (elapsedSeconds !== undefined && elapsedSeconds < minSeconds) return 'too fast'
  return secret ? verify(turnstileToken, secret, url) : null
}
