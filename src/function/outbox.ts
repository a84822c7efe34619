/** Delivers the notifications in the outbox, and retries those that fail. */
import type { ContactMessage, Receipt } from '../contact/schema'
import { site } from '../site'
import { type Channel, type Notification, send } from './channels'
import type { Env } from './env'
import { log } from './log'

/** Notifications that are claimed together. */
const batchSize = 50

/**
 * Of one run: at one every five minutes this is 10,800 an hour. A Worker may make 1,000 requests in a run, those
 * to the database included.
 */
const batchesInRun = 18

/** At once: a Worker has no more connections. */
const concurrency = 6

/** No new batch after this long, as the next run is about to start. */
const runTimeMs = 4 * 60_000

/**
 * Reschedules before sending, so that a crash retries and two runs do not send twice: after 5, 10, 20… minutes, at
 * most six hours.
 */
const claim = `
  UPDATE outbox SET attempts = attempts + 1, nextAttemptAt =
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || min(5 << min(attempts, 7), 360) || ' minutes')`
const isDue = `nextAttemptAt <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const claimed = 'RETURNING messageId, channel, attempts'

export const claimDue = `${claim}
  WHERE rowid IN (
    SELECT rowid FROM outbox WHERE ${isDue} ORDER BY nextAttemptAt LIMIT ${batchSize})
  ${claimed}`
export const claimMessage = `${claim} WHERE messageId = ? AND ${isDue} ${claimed}`

interface Claimed {
  messageId: string
  channel: Channel
  attempts: number
}

const readMessages = `
  SELECT id, createdAt, name, email, organization, message, flagged FROM contact_submissions
  WHERE id IN (SELECT value FROM json_each(?))`

/** The rows named by a JSON list of message and channel. */
const rows = `WHERE (messageId, channel) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`
const deleteRows = `DELETE FROM outbox ${rows}`
const updateRows = `UPDATE outbox SET lastError = ?2 ${rows}`

type StoredMessage = Receipt & ContactMessage & { flagged: string | null }

function toNotification(row: StoredMessage): Notification {
  const { id, createdAt, name, email, organization, message, flagged } = row
  const sender = [name, email, organization].filter(Boolean).join('\n')
  const mark = flagged ? `Doubtful: ${flagged}\n\n` : ''
  return {
    id,
    type: 'contact.message',
    createdAt,
    data: row,
    email: {
      replyTo: email.trim(),
      subject: `A ${flagged ? 'doubtful ' : ''}message to ${site.name}`,
      text: `${mark}${sender}\n\n${message}\n\n${createdAt}\n${id}\n`,
    },
  }
}

/** @returns how many arrived */
async function deliverBatch(env: Env, batch: Claimed[]) {
  const { DB } = env
  const ids = JSON.stringify(batch.map(({ messageId }) => messageId))
  const { results } = await DB.prepare(readMessages).bind(ids).all<StoredMessage>()
  const messages = new Map(results.map((row) => [row.id, row]))
  /** By their problem; null for those that arrived. */
  const outcomes = new Map<string | null, [string, Channel][]>()
  const queue = [...batch]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { messageId, channel, attempts } = next
      const message = messages.get(messageId)
      // The message was erased meanwhile, and its notifications with it.
      if (!message) continue
      const problem = await send(toNotification(message), channel, env)
      if (problem) log({ notification: messageId, channel, attempts, problem })
      outcomes.set(problem, [...(outcomes.get(problem) ?? []), [messageId, channel]])
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const writes = [...outcomes].map(([problem, done]) =>
    problem === null
      ? DB.prepare(deleteRows).bind(JSON.stringify(done))
      : DB.prepare(updateRows).bind(JSON.stringify(done), problem),
  )
  if (writes.length) await DB.batch(writes)
  return outcomes.get(null)?.length ?? 0
}

/**
 * Delivers the notifications of a message that has just been stored. What fails stays in the outbox.
 * @throws where the database cannot be written; what was due stays due
 */
export async function deliver(env: Env, messageId: string) {
  const { results } = await env.DB.prepare(claimMessage).bind(messageId).all<Claimed>()
  await deliverBatch(env, results)
}

/** Delivers what is due, the longest due first, until nothing is, or nothing of a whole batch arrives. */
export async function deliverDue(env: Env) {
  const started = Date.now()
  for (let n = 0; n < batchesInRun && Date.now() - started < runTimeMs; n++) {
    const { results } = await env.DB.prepare(claimDue).all<Claimed>()
    if (!results.length || !(await deliverBatch(env, results))) return
  }
}
