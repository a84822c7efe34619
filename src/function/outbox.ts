/** Delivers the notifications in the outbox, and retries those that fail. */
import { site } from '../site'
import { type Notification, send } from './channels'
import { fields, formNamed } from './forms'
import { log } from './log'
import type { StoredMessage } from './records'
import type { Env } from './settings'
import type { Claim, Outcome } from './store'

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
const runTime = 4 * 60_000

/** A notification that fails is retried after this long, then after twice as long each time, up to the longest. */
const retryMinutes = { first: 5, longest: 360 }

/** After so many it is given up, and listed as undelivered: some three days later. */
export const maxAttempts = 20

function toNotification(message: StoredMessage): Notification {
  const { idempotencyKey: _, ...data } = message
  const { id, form, createdAt, flagged, email } = data
  const { thing, todo } = formNamed(form)
  const sender = fields.filter((name) => name !== 'message').map((name) => data[name])
  const mark = flagged && `Doubtful: ${flagged}`
  const parts = [mark, todo, sender.filter(Boolean).join('\n'), data.message].filter(Boolean)
  return {
    id,
    type: 'contact.message',
    createdAt,
    data,
    email: {
      replyTo: email?.trim(),
      subject: `A ${flagged ? 'doubtful ' : ''}${thing} to ${site.name}`,
      text: `${parts.join('\n\n')}\n\n${createdAt}\n${id}\n`,
    },
  }
}

function toOutcome({ messageId, channel, attempts }: Claim, problem: string | null): Outcome {
  const now = Date.now()
  const minutes = Math.min(retryMinutes.first * 2 ** (attempts - 1), retryMinutes.longest)
  const failed = attempts < maxAttempts ? 'waiting' : 'undelivered'
  return {
    messageId,
    channel,
    status: problem ? failed : 'delivered',
    nextAttemptAt: new Date(now + minutes * 60_000).toISOString(),
    deliveredAt: problem ? null : new Date(now).toISOString(),
    lastError: problem,
  }
}

/** @returns how many arrived */
async function deliverBatch(env: Env, batch: Claim[]) {
  const { store } = env
  if (!batch.length) return 0
  const ids = [...new Set(batch.map(({ messageId }) => messageId))]
  const found = await store.find({ ids })
  const messages = new Map(found.map((message) => [message.id, message]))
  const outcomes: Outcome[] = []
  const queue = [...batch]
  const work = async () => {
    for (let claim = queue.shift(); claim; claim = queue.shift()) {
      const { messageId, channel, attempts } = claim
      const message = messages.get(messageId)
      // The message was erased meanwhile, and its notifications with it.
      if (!message) continue
      // Whoever made the last attempt has ended before it could be settled.
      const isOver = attempts > maxAttempts
      const problem = isOver
        ? 'No attempt was finished'
        : await send(toNotification(message), channel, env)
      if (problem) log({ notification: messageId, channel, attempts, problem })
      outcomes.push(toOutcome(claim, problem))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await store.settle(outcomes)
  return outcomes.filter(({ status }) => status === 'delivered').length
}

/**
 * Delivers the notifications of a message that has just been stored. What fails stays in the outbox.
 * @throws where the database cannot be written; what was due stays due
 */
export async function deliver(env: Env, messageId: string) {
  await deliverBatch(env, await env.store.claim(batchSize, messageId))
}

/** Delivers what is due, the newest first, until nothing is, or nothing of a whole batch arrives. */
export async function deliverDue(env: Env) {
  const started = Date.now()
  for (let n = 0; n < batchesInRun && Date.now() - started < runTime; n++) {
    if (env.stopping?.aborted) return
    const batch = await env.store.claim(batchSize)
    if (!(await deliverBatch(env, batch))) return
  }
}
