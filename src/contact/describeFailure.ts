/** What a visitor reads of a message that was not sent. */
import { ResponseError } from '../api'

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
