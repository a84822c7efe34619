/** Headers that the form sends besides the message, as the body holds only the fields of `schema.ts`. */
export const headers = {
  /** A UUID, the same for each attempt to send the same message. */
  idempotencyKey: 'Idempotency-Key',
  /** Set if the field that people do not see was filled in, as programs do. */
  honeypot: 'Contact-Honeypot',
  /** The token of the check for bots, if that is switched on. */
  challengeToken: 'Contact-Challenge-Token',
} as const

export type SubmissionMetadata = Partial<Record<keyof typeof headers, string>>

/**
 * The honeypot as a form without script sends it, which can only send fields. No browser or password manager knows the
 * name as one of its own, so that none fills it in.
 */
export const honeypotField = 'subject'
