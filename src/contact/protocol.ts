/** What travels beside a message between the form and the function; the message itself is `schema.ts`. */

/**
 * The form sends these as headers, as the body holds the message and nothing else; the form without
 * script can only send fields.
 */
export const headers = {
  /** A uuid for each message: the same key is the same message, however often it arrives. */
  idempotencyKey: 'Idempotency-Key',
  /** Seconds between the first sight of an empty form and its sending. */
  elapsed: 'Contact-Elapsed-Seconds',
  /** Sent where the trap was filled in. */
  honeypot: 'Contact-Honeypot',
  turnstile: 'Contact-Turnstile-Token',
} as const

export const formFields = {
  /** A field that people do not see and programs fill in. */
  honeypot: 'website',
  /** Turnstile's own name for its field. */
  turnstile: 'cf-turnstile-response',
} as const
