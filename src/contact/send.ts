/** Sends a message to the function, says what became of it on whichever page is open, and by when it is answered. */
import { signal } from '@preact/signals-react'
import { invalidate, ResponseError, write } from '../api'
import { fill, formatDay } from '../locale'
import { contactEndpoint, site } from '../site'
import { toast } from '../ui/Toasts'
import { contactForm as words } from '../words'
import { idempotencyKeyOf, readDraft, saveDraft, withoutSent } from './draft'
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

/** The newest message and what became of it, until its visitor writes on. It goes on when the form is left. */
export const delivery = signal<{ message: ContactMessage; state: 'sending' | 'sent' | 'failed' }>()

/** Sends a message, and takes it out of the draft once it is stored. @param token that the challenge is about to give */
export async function deliver(message: ContactMessage, honeypot?: string, token?: Promise<string>) {
  delivery.value = { message, state: 'sending' }
  const idempotencyKey = idempotencyKeyOf(message)
  // A message waits 5 seconds for the token at most.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, 5000))
  try {
    const challengeToken = await Promise.race([token, late])
    await send(message, { idempotencyKey, honeypot, challengeToken })
    saveDraft(withoutSent(readDraft(), message))
    delivery.value = { message, state: 'sent' }
    toast(words.sent)
  } catch (error) {
    // The key belongs to another message: the next attempt makes one of its own.
    if (error instanceof ResponseError && error.status === 409) saveDraft(readDraft())
    delivery.value = { message, state: 'failed' }
    const description = `${words.failed.kept} ${reasonOf(error)}`
    toast({ title: words.failed.title, description, variant: 'destructive' })
  }
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
