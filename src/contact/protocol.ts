/** What the form sends besides the message, which is in `schema.ts`. */

export interface SubmissionMetadata {
  /** A UUID, the same for each attempt to send the same message. */
  idempotencyKey?: string
  /** Seconds from the first sight of an empty form to its submission. */
  elapsedSeconds?: number
  /** Whether the field that people do not see was filled in, as programs do. */
  honeypotFilled?: boolean
  /** From Turnstile, where it is switched on. */
  turnstileToken?: string
}

/** How a program sends it: as headers, since the JSON body holds the message and nothing else. */
export const headers = {
  idempotencyKey: 'Idempotency-Key',
  elapsedSeconds: 'Contact-Elapsed-Seconds',
  honeypot: 'Contact-Honeypot',
  turnstileToken: 'Contact-Turnstile-Token',
} as const

/** How a form without script sends it: it can only send fields. */
export const formFields = {
  /** No browser or password manager knows the name as one of its own, so that none fills it in. */
  honeypot: 'subject',
  /** Turnstile's own name for its field. */
  turnstileToken: 'cf-turnstile-response',
} as const
