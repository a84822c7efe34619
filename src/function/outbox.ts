/** Delivers the notifications in the outbox, and retries those that fail. */
import { type Channel, type ContactNotification, channels, DeliveryError } from './channels'
import type { Env } from './env'

/** Notifications of one run; the others wait for the next. */
const batchSize = 20

/**
 * Takes what is due. Reschedules before sending, so that a crash retries and two runs do not send
 * twice: after 5, 10, 20… minutes, at most six hours.
 */
const claim = `
  UPDATE outbox SET attempts = attempts + 1, nextAttemptAt =
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || min(5 << min(attempts, 7), 360) || ' minutes')
  WHERE rowid IN (
    SELECT rowid FROM outbox
    WHERE nextAttemptAt <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AND (?1 IS NULL OR messageId = ?1)
    ORDER BY nextAttemptAt LIMIT ${batchSize})
  RETURNING messageId, channel`

interface Claimed {
  messageId: string
  channel: Channel
}

const readNotification = `
  SELECT id, createdAt, name, email, organization, message FROM contact_submissions WHERE id = ?`

/** Why a delivery failed, without personal data: other errors' messages may hold some. */
function reasonOf(error: unknown) {
  if (error instanceof DeliveryError) return error.message
  return error instanceof Error ? error.name : 'unknown'
}

async function attempt(env: Env, { messageId, channel }: Claimed) {
  const { DB } = env
  const query = DB.prepare(readNotification).bind(messageId)
  const notification = await query.first<ContactNotification>()
  // The message was erased meanwhile, and its notifications with it.
  if (!notification) return
  const row = 'WHERE messageId = ? AND channel = ?'
  try {
    await channels[channel](notification, env)
    await DB.prepare(`DELETE FROM outbox ${row}`).bind(messageId, channel).run()
  } catch (error) {
    const update = DB.prepare(`UPDATE outbox SET lastError = ? ${row}`)
    await update.bind(reasonOf(error), messageId, channel).run()
  }
}

/**
 * Delivers what is due, of all messages or of one. What fails stays in the outbox.
 * @throws where the database cannot be written; what was due stays due
 */
export async function deliver(env: Env, messageId: string | null = null) {
  const due = await env.DB.prepare(claim).bind(messageId).all<Claimed>()
  await Promise.all(due.results.map((claimed) => attempt(env, claimed)))
}
