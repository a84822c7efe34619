/** Notifies the firm by webhook and email: delivers the outbox, and does the other work of the cron trigger. */
import { counted, fill } from '../locale'
import { messagePolicy, site } from '../site'
import { heldAlert, notification as words } from '../words'
import { fields, formNamed } from './forms'
import { codeOf, log, logFailure } from './log'
import { type Env, type ExecutionContext, isSafeAddress } from './settings'
import type { Claim } from './store'
import type { Channel, Delivery, StoredMessage } from './tables'

interface Notification {
  /** It is the same for each attempt, so that a receiver recognises repeats. */
  id: string
  type: string
  createdAt: string
  data: object
  email: { subject: string; text: string; replyTo?: string }
}

/** @returns "v1," and base64 of HMAC-SHA256 over id, time and body, joined by dots */
async function sign(secret: string, ...parts: string[]) {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('.')))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Posts a notification, signed as https://www.standardwebhooks.com describes. @returns why it did not arrive, or null */
async function sendWebhook({ id, type, createdAt, data }: Notification, env: Env) {
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secret } = env
  if (!secret) return 'CONTACT_WEBHOOK_SECRET is not set'
  if (!isSafeAddress(url)) return 'CONTACT_WEBHOOK_URL is not an https address'
  const body = JSON.stringify({ type, timestamp: createdAt, data })
  const seconds = String(Math.floor(Date.now() / 1000))
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': await sign(secret, id, seconds, body),
    },
    body,
    // A redirect would carry the message to an address that the operator has not set.
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await response.body?.cancel()
  return response.ok ? null : `The receiver answered ${response.status}`
}

async function sendEmail({ email }: Notification, env: Env) {
  const { EMAIL, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = env
  if (!EMAIL) return 'The binding EMAIL is not there'
  if (!from || !to) return 'CONTACT_EMAIL_FROM or CONTACT_EMAIL_TO is not set'
  await EMAIL.send({ from, to, ...email })
  return null
}

const channels = { webhook: sendWebhook, email: sendEmail }

export function channelsOf(env: Env): Channel[] {
  const found: Channel[] = []
  if (env.CONTACT_WEBHOOK_URL) found.push('webhook')
  if (env.EMAIL) found.push('email')
  return found
}

/** Logs why a notification did not arrive, without personal data, which errors may repeat. @returns the reason, or null */
async function send(notification: Notification, channel: Channel, env: Env) {
  const problem = await channels[channel](notification, env).catch(codeOf)
  if (problem) log({ notification: notification.id, channel, problem })
  return problem
}

/** A Worker on the free plan may make 50 requests in a run, those to the database and of the message included. */
const notificationsInRun = 18

/** A notification that fails is retried after this long, then after twice as long each time, up to the longest. */
const retryMinutes = { first: 5, longest: 360 }

/** A notification is given up after this many attempts, some three days later, and listed as undelivered. */
export const maxAttempts = 20

function toNotification(message: StoredMessage): Notification {
  const { id, form, createdAt, flagged, email } = message
  const { name } = formNamed(form)
  const subject = flagged ? words.doubtfulSubject[name] : words.subject[name]
  const mark = flagged && fill(words.doubtful, { reason: flagged })
  const sender = fields.filter((field) => field !== 'message').map((field) => message[field])
  const parts = [mark, words.todo[name], sender.filter(Boolean).join('\n'), message.message]
  return {
    id,
    type: 'contact.message',
    createdAt,
    data: message,
    email: {
      replyTo: email?.trim(),
      subject: fill(subject, { firm: site.name }),
      text: `${parts.filter(Boolean).join('\n\n')}\n\n${createdAt}\n${id}\n`,
    },
  }
}

async function attempt(env: Env, { message, ...claim }: Claim): Promise<Delivery> {
  const problem = message ? await send(toNotification(message), claim.channel, env) : 'erased'
  if (!problem)
    return { ...claim, status: 'delivered', deliveredAt: new Date().toISOString(), lastError: null }
  const minutes = Math.min(retryMinutes.first * 2 ** (claim.attempts - 1), retryMinutes.longest)
  return {
    ...claim,
    status: claim.attempts < maxAttempts ? 'waiting' : 'undelivered',
    nextAttemptAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    lastError: problem,
  }
}

/** Delivers notifications that are due, the newest first. @throws where the database fails; what was due stays due */
export async function deliverDue(env: Env) {
  const claims = await env.store.claim(notificationsInRun)
  const deliveries = await Promise.all(claims.map((claim) => attempt(env, claim)))
  if (deliveries.length) await env.store.settle(deliveries)
}

/** Tells the firm once a day how many messages have no notification of their own. */
async function alertHeld(env: Env) {
  const createdAt = new Date().toISOString()
  // A message that is being stored meanwhile is left to the next alert: a minute is more than that takes.
  const before = new Date(Date.now() - 60_000).toISOString()
  const count = await env.store.countHeld(before)
  if (!count) return
  const id = `held-${createdAt.slice(0, 10)}`
  const text = fill(counted(count, heldAlert.text), {
    limit: messagePolicy.dailyLimit.toLocaleString(site.locale),
    command: `npm run messages -- list --status alerted${env.DATABASE_URL ? '' : ' --remote'}`,
  })
  const email = { subject: heldAlert.subject, text: `${text}\n` }
  const alert = { id, type: 'contact.alert', createdAt, data: { id, text, count }, email }
  const problems = await Promise.all(channelsOf(env).map((channel) => send(alert, channel, env)))
  if (problems.includes(null)) await env.store.settleHeld(before)
}

async function deleteExpired({ store }: Env) {
  const result = await store.deleteExpired()
  if ('waits' in result) log({ job: 'deleteExpired', problem: result.waits })
  else if (result.deleted > 0) log({ job: 'deleteExpired', deleted: result.deleted })
}

export async function runCron(env: Env) {
  await deleteExpired(env).catch(logFailure({ job: 'deleteExpired' }))
  await alertHeld(env).catch(logFailure({ job: 'alertHeld' }))
  await deliverDue(env).catch(logFailure({ job: 'deliverDue' }))
}

export const cronTime = 5 * 60_000

/** The time of the last run in this isolate; runs of several at once do not disturb each other. */
let lastRun = Number.NEGATIVE_INFINITY

/** Does the work of the cron trigger at the end of a request, once in five minutes, if the host has no such trigger. */
export function runCronByRequest(env: Env, context: ExecutionContext) {
  if (!env.CRON_BY_REQUESTS || Date.now() - lastRun < cronTime) return
  lastRun = Date.now()
  context.waitUntil(runCron(env))
}
