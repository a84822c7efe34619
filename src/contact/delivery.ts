/** A message on its way. It goes on when the visitor leaves the form, and its result is shown on whichever page is open. */
import { ResponseError } from '../api'
import { toast } from '../ui/Toasts'
import { contactForm as words } from '../words'
import { idempotencyKeyOf, readDraft, saveDraft, withoutSent } from './draft'
import type { ContactMessage } from './schema'
import { reasonOf, send } from './send'

export interface Delivery {
  message: ContactMessage
  /** Resolves once the function has answered, or did not. */
  isSent: Promise<boolean>
}

let current: Delivery | undefined

/** @returns the message that is on its way, if there is one */
export const currentDelivery = () => current

/** Sends a message, and takes it out of the draft once it is stored. @param token that the challenge is about to give */
export function deliver(
  message: ContactMessage,
  honeypot?: string,
  token?: Promise<string>,
): Delivery {
  async function run() {
    const idempotencyKey = idempotencyKeyOf(message)
    // A message waits 5 seconds for the token at most.
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 5000))
    try {
      const challengeToken = await Promise.race([token, late])
      await send(message, { idempotencyKey, honeypot, challengeToken })
      saveDraft(withoutSent(readDraft(), message))
      toast(words.sent)
      return true
    } catch (error) {
      // The key belongs to another message: the next attempt makes one of its own.
      if (error instanceof ResponseError && error.status === 409) saveDraft(readDraft())
      const description = `${words.failed.kept} ${reasonOf(error)}`
      toast({ title: words.failed.title, description, variant: 'destructive' })
      return false
    } finally {
      current = undefined
    }
  }
  current = { message, isSent: run() }
  return current
}
