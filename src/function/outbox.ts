/** Tells the firm of a message: the outbox, its retries, and the two ways to be told. */
import type { Env } from './env'
import { type Notice, NoticeError } from './notification'
import { sendMail } from './sendEmail'
import { postWebhook } from './sendWebhook'

const channels = { webhook: postWebhook, email: sendMail }
type Channel = keyof typeof channels

/** The ways that the operator has set. */
export const channelsOf = (env: Env): Channel[] => [
  ...(env.CONTACT_WEBHOOK_URL ? (['webhook'] as const) : []),
  ...(env.EMAIL ? (['email'] as const) : []),
]

/** At most so many at a time: the rest waits for the next run. */
const batch = 20

/**
 * Takes what is due, and says before it tries when the next try will be: a try that is cut off is
 * repeated, and two at once do not send the same. 5, 10, 20… minutes, at most six hours.
 */
const claim = `
  UPDATE notices SET attempts = attempts + 1, nextAttemptAt =
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || min(5 << min(attempts, 7), 360) || ' minutes')
  WHERE rowid IN (
    SELECT rowid FROM notices
    WHERE nextAttemptAt <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AND (?1 IS NULL OR messageId = ?1)
    ORDER BY nextAttemptAt LIMIT ${batch})
  RETURNING messageId, channel`

/** What went wrong, without the words of the message or an address. */
const reasonOf = (error: unknown) =>
  error instanceof NoticeError ? error.message : error instanceof Error ? error.name : 'unknown'

async function attempt(env: Env, messageId: string, channel: Channel) {
  const { DB } = env
  const message = await DB.prepare(
    'SELECT id, createdAt, name, email, organization, message FROM contact_submissions WHERE id = ?',
  )
    .bind(messageId)
    .first<Notice>()
  // Erased meanwhile, and the notice with it.
  if (!message) return
  const here = 'WHERE messageId = ? AND channel = ?'
  try {
    await channels[channel](message, env)
    await DB.prepare(`DELETE FROM notices ${here}`).bind(messageId, channel).run()
  } catch (error) {
    await DB.prepare(`UPDATE notices SET lastError = ? ${here}`)
      .bind(reasonOf(error), messageId, channel)
      .run()
  }
}

/**
 * Tries what is due: all of it, or that of one message. A notice that fails stays in the outbox.
 * @throws where the table cannot be written; what was due stays due
 */
export async function deliver(env: Env, messageId: string | null = null) {
  const due = await env.DB.prepare(claim)
    .bind(messageId)
    .all<{ messageId: string; channel: Channel }>()
  await Promise.all(due.results.map((notice) => attempt(env, notice.messageId, notice.channel)))
}
