/** Sends a message to the function, and says what became of it. */
import { invalidate, ResponseError, write } from '../api'
import { contactEndpoint } from '../site'
import { headers, type SubmissionMetadata } from './protocol'
import type { ContactMessage, Receipt } from './schema'

/**
 * Forgets the cached list of contacts, which the message has made out of date.
 * @throws ResponseError where the message was not stored
 */
export async function send(message: ContactMessage, metadata: SubmissionMetadata = {}) {
  const { idempotencyKey, elapsedSeconds, honeypotFilled, turnstileToken } = metadata
  const receipt = await write<Receipt>('POST', contactEndpoint, message, {
    // The form shows the body of an error as it is, hence plain text.
    Accept: 'application/json, text/plain',
    ...(idempotencyKey && { [headers.idempotencyKey]: idempotencyKey }),
    ...(elapsedSeconds !== undefined && {
      [headers.elapsedSeconds]: String(Math.floor(elapsedSeconds)),
    }),
    ...(honeypotFilled && { [headers.honeypot]: 'filled' }),
    ...(turnstileToken && { [headers.turnstileToken]: turnstileToken }),
  })
  invalidate(['/api/contacts'])
  return receipt
}

/**
 * @param failed what to say after a failure that no response explains
 * @returns the description of the toast, and what stays beside the button
 */
export function describeFailure(error: unknown, failed: string) {
  if (error instanceof ResponseError && !error.isShort)
    return {
      description: `${error.status}: ${failed}`,
      outcome: `${failed} (Status ${error.status})`,
    }
  const message = error instanceof Error ? error.message : ''
  const sentence = error instanceof ResponseError ? error.sentence : undefined
  return { description: message || 'Please try again later.', outcome: sentence ?? failed }
}
