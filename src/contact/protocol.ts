/** What the form sends besides the message, which is in `schema.ts`: as headers, since the body holds nothing else. */
export const headers = {
  /** A UUID, the same for each attempt to send the same message. */
  idempotencyKey: 'Idempotency-Key',
  /** Set where the field that people do not see was filled in, as programs do. */
  honeypot: 'Contact-Honeypot',
  /** From Turnstile, where it is switched on. */
  turnstileToken: 'Contact-Turnstile-Token',
} as const

export type SubmissionMetadata = Partial<Record<keyof typeof headers, string>>

/** How a form without script sends it: it can only send fields. */
export const formFields = {
  /** No browser or password manager knows the name as one of its own, so that none fills it in. */
  honeypot: 'subject',
  /** Turnstile's own name for its field. */
  turnstileToken: 'cf-turnstile-response',
} as const
