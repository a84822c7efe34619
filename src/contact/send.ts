/** Sends a message to the function, and says what became of it, and by when it is answered. */
import { invalidate, ResponseError, write } from '../api'
import { fill, formatDay } from '../locale'
import { contactEndpoint, site } from '../site'
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

/** @returns the answer of the function, only its status if that was a page or a long report; of no answer, what to do */
export function reasonOf(error: unknown) {
  if (!(error instanceof ResponseError)) return words.failed.description
  return error.isShort ? error.message : fill(words.status, { status: error.status })
}

const inFirm = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short' })

/** @returns the day that is a number of working days, Monday to Friday, after an instant where the firm is, as readers write it */
export function answerDay(sent: Date, workingDays: number) {
  const day = new Date(inFirm.format(sent))
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left--
  }
  return formatDay(day.toISOString(), 'full')
}
