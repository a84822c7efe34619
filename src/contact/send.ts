/** Sends a message and forgets the list that it has made out of date (SPEC.md, section 7). */
import { invalidate, write } from '../api'
import { headers } from './protocol'
import type { ContactMessage, Stored } from './schema'

/** What the form knows beside the words. */
export interface Beside {
  /** The same for each try to send the same message. */
  key?: string
  /** Seconds from an empty form to its sending. */
  elapsed?: number
  /** Someone has filled in the field that people do not see. */
  trapped?: boolean
  /** From Turnstile, where it is switched on. */
  token?: string
}

/** @throws Error with the text of SPEC.md, section 8, where the message was not stored */
export async function send(message: ContactMessage, beside: Beside = {}): Promise<Stored> {
  const { key, elapsed, trapped, token } = beside
  const stored = await write<Stored>('POST', '/api/contact', message, {
    // An error's body is shown as it is, so it is asked for in words.
    Accept: 'application/json, text/plain',
    ...(key && { [headers.idempotencyKey]: key }),
    ...(elapsed !== undefined && { [headers.elapsed]: String(Math.floor(elapsed)) }),
    ...(trapped && { [headers.honeypot]: 'filled' }),
    ...(token && { [headers.turnstile]: token }),
  })
  invalidate(['/api/contacts'])
  return stored
}
