/** Sends a message to the function, and says what became of it. */
import { invalidate, ResponseError, write } from '../api'
import { fill } from '../locale'
import { contactEndpoint } from '../site'
import { contactForm as words } from '../words'
import { type ContactMessage, headers, type Receipt, type SubmissionMetadata } from './schema'

/** @returns the receipt of a message, if it arrived @throws ResponseError if the message was not stored */
export async function send(message: ContactMessage, metadata: SubmissionMetadata = {}) {
  const { idempotencyKey, honeypot, challengeToken } = metadata
  const receipt = await write<Receipt>('POST', contactEndpoint, message, {
    // The form shows the body of an error as it is, hence plain text.
    Accept: 'text/plain',
    ...(idempotencyKey && { [headers.idempotencyKey]: idempotencyKey }),
    ...(honeypot && { [headers.honeypot]: honeypot }),
    ...(challengeToken && { [headers.challengeToken]: challengeToken }),
  })
  // The specification asks for this, although no code reads the path.
  invalidate(['/api/contacts'])
  return receipt
}

/** @returns the message of an error, or only its status if the response was a page or a long report */
export function reasonOf(error: unknown) {
  if (error instanceof ResponseError && !error.isShort)
    return fill(words.status, { status: error.status })
  return (error instanceof Error && error.message) || words.failed.description
}
