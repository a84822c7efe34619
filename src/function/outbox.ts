/** Delivers the notifications in the outbox, retries those that fail, and does the other work of the cron trigger. */
import { messagePolicy, site } from '../site'
import { channelsOf, type Notification, send } from './channels'
import { fields, formNamed } from './forms'
import { log, logFailure } from './log'
import type { Env, ExecutionContext } from './settings'
import type { Claim } from './store'
import type { Delivery, StoredMessage } from './tables'

/** Notifications that are claimed, sent at once and settled together: a Worker has no more connections. */
const batchSize = 6

/** Of one run: on the free plan a Worker may make 50 requests in it, those to the database and of the message included. */
const batchesInRun = 3

/** A notification that fails is retried after this long, then after twice as long each time, up to the longest. */
const retryMinutes = { first: 5, longest: 360 }

/** After so many it is given up, and listed as undelivered: some three days later. */
export const maxAttempts = 20

function toNotification(message: StoredMessage): Notification {
  const { id, form, createdAt, flagged, email } = message
  const { thing, todo } = formNamed(form)
  const sender = fields.filter((name) => name !== 'message').map((name) => message[name])
  const mark = flagged && `Doubtful: ${flagged}`
  const parts = [mark, todo, sender.filter(Boolean).join('\n'), message.message].filter(Boolean)
  return {
    id,
    type: 'contact.message',
    createdAt,
    data: message,
    email: {
      replyTo: email?.trim(),
      subject: `A ${flagged ? 'doubtful ' : ''}${thing} to ${site.name}`,
      text: `${parts.join('\n\n')}\n\n${createdAt}\n${id}\n`,
    },
  }
}

/** @param message none where it was erased meanwhile, and its notifications with it */
async function attempt(env: Env, claim: Claim, message?: StoredMessage): Promise<Delivery> {
  const { messageId, channel, attempts } = claim
  const problem = message ? await send(toNotification(message), channel, env) : 'erased'
  if (!problem)
    return { ...claim, status: 'delivered', deliveredAt: new Date().toISOString(), lastError: null }
  log({ notification: messageId, channel, attempts, problem })
  const minutes = Math.min(retryMinutes.first * 2 ** (attempts - 1), retryMinutes.longest)
  return {
    ...claim,
    status: attempts < maxAttempts ? 'waiting' : 'undelivered',
    nextAttemptAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    lastError: problem,
  }
}

/**
 * Delivers what is due, the newest first. What fails stays in the outbox.
 * @returns whether any arrived
 * @throws where the database cannot be written; what was due stays due
 */
export async function deliverBatch(env: Env) {
  const { store } = env
  const claims = await store.claim(batchSize)
  if (!claims.length) return false
  const found = await store.find(claims.map(({ messageId }) => messageId))
  const messages = new Map(found.map((message) => [message.id, message]))
  const attempts = claims.map((claim) => attempt(env, claim, messages.get(claim.messageId)))
  const deliveries = await Promise.all(attempts)
  await store.settle(deliveries)
  return deliveries.some(({ status }) => status === 'delivered')
}

/** Until nothing is due, or nothing of a whole batch arrives. */
async function deliverDue(env: Env) {
  for (let n = 0; n < batchesInRun; n++) if (!(await deliverBatch(env))) return
}

/** Tells the firm once a day how many messages have no notification of their own. */
async function alertHeld(env: Env) {
  const count = await env.store.countHeld()
  if (!count) return
  const now = new Date().toISOString()
  const text = `${count} messages are stored of which you were not notified one by one: they came above the limit of ${messagePolicy.dailyLimit} a day, or failed the challenge. To read them: npm run messages -- list --status alerted`
  const id = `held-${now.slice(0, 10)}`
  const email = { subject: 'Messages without a notification', text: `${text}\n` }
  const alert = { id, type: 'contact.alert', createdAt: now, data: { id, text, count }, email }
  let arrived = false
  for (const channel of channelsOf(env)) {
    const problem = await send(alert, channel, env)
    if (problem) log({ alert: id, channel, problem })
    else arrived = true
  }
  if (arrived) await env.store.settleHeld()
}

/** Each runs, whatever becomes of the others. */
const jobs = {
  deleteExpired: ({ store }: Env) => store.deleteExpired(),
  alertHeld,
  deliverDue,
}

/** The work of the cron trigger. */
export async function runCron(env: Env) {
  for (const [job, run] of Object.entries(jobs)) await run(env).catch(logFailure({ job }))
}

const cronTime = 5 * 60_000

/** Of this isolate; several at once do not disturb each other. */
let lastRun = Number.NEGATIVE_INFINITY

/** Where no trigger runs, requests do its work at their end, once in five minutes. */
export function runCronByRequest(env: Env, context: ExecutionContext) {
  if (!env.CRON_BY_REQUESTS || Date.now() - lastRun < cronTime) return
  lastRun = Date.now()
  context.waitUntil(runCron(env))
}
