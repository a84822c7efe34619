/** The numbers that every table's SQL follows; those that an operator may change are `messagePolicy` in `site.ts`. */

/** Within this time the same message without a key from the same sender is a repeat. */
export const repeatMinutes = 10

/** A notification that fails is retried after this long, then after twice as long each time, up to the longest. */
export const retryMinutes = { first: 5, longest: 360, doublings: 7 }

/** The one mark whose messages are left to the daily digest; the firm is notified of all others. */
export const honeypot = 'honeypot'

/** What `checkWritable` writes: the longest message, which needs pages of its own, so that a full database shows. */
export const largestMessage = 'x'.repeat(5000)
