/** Delivers the notifications in the outbox, and retries those that fail. */
import { site } from '../site'
import { type Notification, send } from './channels'
import type { Env } from './env'
import { log } from './log'
import type { Claim, Delivery, StoredMessage } from './table'

/**
 * Notifications that are claimed, sent and settled together. On the free plan a Worker may make 50 requests in a
 * run, those to the database included: what is settled after them would be sent again and again.
 */
const batchSize = 30

/** Of one run: at one every five minutes this is 10,800 an hour. On the paid plan a run may make 1,000 requests. */
const batchesInRun = 30

/** At once: a Worker has no more connections. */
const concurrency = 6

/** No new batch after this long, as the next run is about to start. */
const runTimeMs = 4 * 60_000

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
async function deliverBatch(env: Env, batch: Claim[]) {
  const { table } = env
  const found = await table.readMessages(batch.map(({ messageId }) => messageId))
  const messages = new Map(found.map((row) => [row.id, row]))
  /** By their problem; null for those that arrived. */
  const outcomes = new Map<string | null, Delivery[]>()
  const queue = [...batch]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { messageId, channel, attempts } = next
      const message = messages.get(messageId)
      // The message was erased meanwhile, and its notifications with it.
      if (!message) continue
      const problem = await send(toNotification(message), channel, env)
      if (problem) log({ notification: messageId, channel, attempts, problem })
      outcomes.set(problem, [...(outcomes.get(problem) ?? []), { messageId, channel }])
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await table.settle(outcomes)
  return outcomes.get(null)?.length ?? 0
}

/**
 * Delivers the notifications of a message that has just been stored. What fails stays in the outbox.
 * @throws where the database cannot be written; what was due stays due
 */
export async function deliver(env: Env, messageId: string) {
  await deliverBatch(env, await env.table.claimOf(messageId))
}

/** Delivers what is due, the longest due first, until nothing is, or nothing of a whole batch arrives. */
export async function deliverDue(env: Env) {
  const started = Date.now()
  for (let n = 0; n < batchesInRun && Date.now() - started < runTimeMs; n++) {
    if (env.stopping?.aborted) return
    const batch = await env.table.claimDue(batchSize)
    if (!batch.length || !(await deliverBatch(env, batch))) return
  }
}
