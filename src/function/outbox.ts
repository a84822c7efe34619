/** Notifies the firm by webhook and email, and does the other work of the cron trigger. */
import { counted, fill } from '../locale'
import { messagePolicy, site } from '../site'
import { dailyAlert, notification as words } from '../words'
import { withTimeLimit } from './d1'
import { fields, formNamed } from './forms'
import { codeOf, log, logFailure } from './log'
import {
  type Env,
  type ExecutionContext,
  isCount,
  isSafeAddress,
  logSettingProblems,
  secretBytes,
} from './settings'
import type { Channel, Claim, Outcome, StoredMessage } from './tables'

interface Notification {
  /** It is the same for each attempt, so that a receiver recognises repeats. */
  id: string
  type: string
  createdAt: string
  data: object
  email: { subject: string; text: string; replyTo?: string }
}

/** @returns "v1," and base64 of HMAC-SHA256 over id, time and body, joined by dots */
async function sign(secret: Uint8Array<ArrayBuffer>, ...parts: string[]) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('.')))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Posts a notification, signed as https://www.standardwebhooks.com describes. @returns why it did not arrive, or null */
async function sendWebhook({ id, type, createdAt, data }: Notification, env: Env) {
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secret = '' } = env
  if (!isSafeAddress(url)) return 'CONTACT_WEBHOOK_URL is not an https address'
  const body = JSON.stringify({ type, timestamp: createdAt, data })
  const seconds = String(Math.floor(Date.now() / 1000))
  const headers = new Headers({
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
  })
  // Without a secret that can be used it comes unsigned: health and log name the setting.
  const key = secretBytes(secret)
  if (key?.length) headers.set('webhook-signature', await sign(key, id, seconds, body))
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    // A redirect would carry the message to an address that the operator has not set.
    redirect: 'manual',
    signal: AbortSignal.timeout(channelSeconds * 1000),
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

type Send = (notification: Notification, env: Env) => Promise<string | null>

const senders = new Map<string, Send>([
  ['webhook', sendWebhook],
  ['email', sendEmail],
])

/** The time after which a channel has not answered. */
const channelSeconds = 10

export function channelsOf(env: Env): Channel[] {
  const found: Channel[] = []
  if (env.CONTACT_WEBHOOK_URL) found.push('webhook')
  if (env.EMAIL) found.push('email')
  return found
}

/** Logs why a notification did not arrive, without personal data, which errors may repeat. @returns the reason, or null; never throws */
async function send(notification: Notification, channel: string, env: Env) {
  const sender = senders.get(channel) ?? (async () => 'There is no such channel')
  const problem = await withTimeLimit(sender(notification, env), channelSeconds).catch(codeOf)
  if (problem) log({ job: 'notify', notification: notification.id, channel, problem })
  return problem
}

/** A Worker on the free plan may make 50 requests in a run, those to the database included. */
const notificationsAtOnce = 18

const perMinute = ({ NOTIFICATIONS_PER_MINUTE: most }: Env) =>
  isCount(most) ? Number(most) : notificationsAtOnce

/** A notification that fails is retried after this long, then after twice as long each time, up to the longest. */
const retryMinutes = { first: 5, longest: 60 }

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

async function deliver(env: Env, claim: Claim): Promise<Outcome> {
  const { message, channel } = claim
  const problem = message ? await send(toNotification(message), channel, env) : 'erased'
  const minutes = retryMinutes.first * 2 ** (claim.attempts - 1)
  return { ...claim, problem, minutes: Math.min(minutes, retryMinutes.longest) }
}

/** Sends what is due, the newest first, as long as something arrives. @throws where the database fails; what was due stays due */
async function deliverDue(env: Env) {
  for (let left = perMinute(env); left > 0; left -= notificationsAtOnce) {
    const claims = await env.store.claim(Math.min(left, notificationsAtOnce))
    if (claims.length === 0) return
    const outcomes = await Promise.all(claims.map((claim) => deliver(env, claim)))
    await env.store.settle(outcomes)
    if (outcomes.every(({ problem }) => problem)) return
  }
}

/** Tells the firm once a day how many messages have no notification yet, or none at all. */
async function alertDaily(env: Env) {
  const { nextDay, suspected, sinceAlert } = await env.store.readHealth()
  if (nextDay + suspected === 0 || (sinceAlert ?? Number.POSITIVE_INFINITY) < 24 * 60) return
  const createdAt = new Date().toISOString()
  const id = `alert-${createdAt.slice(0, 10)}`
  const limit = messagePolicy.dailyLimit.toLocaleString(site.locale)
  const text = [
    nextDay && fill(counted(nextDay, dailyAlert.waiting), { limit }),
    suspected && counted(suspected, dailyAlert.suspected),
  ]
    .filter(Boolean)
    .join('\n')
  const email = { subject: dailyAlert.subject, text: `${text}\n` }
  const data = { id, text, waiting: nextDay, suspected }
  const alert = { id, type: 'contact.alert', createdAt, data, email }
  const problems = await Promise.all(channelsOf(env).map((channel) => send(alert, channel, env)))
  if (problems.includes(null)) await env.store.recordAlert()
}

async function maintain(env: Env) {
  const settings = { channels: channelsOf(env), perMinute: perMinute(env) }
  const deleted = await env.store.maintain(settings)
  if (deleted > 0) log({ job: 'maintain', deleted })
}

/** Never throws: what fails is logged, and the next run tries it again. */
export async function runCron(env: Env) {
  logSettingProblems(env)
  await maintain(env).catch(logFailure('maintain'))
  await alertDaily(env).catch(logFailure('alert'))
  await deliverDue(env).catch(logFailure('notify'))
}

/** The time of the last run in this isolate; runs of several at once do not disturb each other. */
let lastRun = Number.NEGATIVE_INFINITY

/** Does the work of the cron trigger at the end of a request, once in a minute, if the host has no such trigger. */
export function runCronByRequest(env: Env, context: ExecutionContext) {
  if (!env.CRON_BY_REQUESTS || Date.now() - lastRun < 60_000) return
  lastRun = Date.now()
  context.waitUntil(runCron(env))
}
