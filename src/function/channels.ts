/** The ways to notify the firm: a signed webhook, and an email. */
import { codeOf } from './log'
import { type Env, isSafeAddress } from './settings'
import type { Channel } from './tables'

export interface Notification {
  /** The same for each attempt, so that a receiver recognises repeats. */
  id: string
  /** The webhook's type of event. */
  type: string
  /** ISO 8601. */
  createdAt: string
  /** The webhook's payload. */
  data: object
  email: { subject: string; text: string; replyTo?: string }
}

const webhookTimeoutMs = 10_000

/** @returns "v1," and base64 of HMAC-SHA256 over id, time and body, joined by dots */
async function sign(secret: string, ...parts: string[]) {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('.')))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/** Signed as https://www.standardwebhooks.com describes. @returns why it did not arrive, or null */
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
    signal: AbortSignal.timeout(webhookTimeoutMs),
  })
  await response.body?.cancel()
  return response.ok ? null : `The receiver answered ${response.status}`
}

/** Through Cloudflare's Email Service. @returns why it was not sent, or null */
async function sendEmail({ email }: Notification, env: Env) {
  const { EMAIL, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = env
  if (!EMAIL) return 'The binding EMAIL is not there'
  if (!from || !to) return 'CONTACT_EMAIL_FROM or CONTACT_EMAIL_TO is not set'
  await EMAIL.send({ from, to, ...email })
  return null
}

const channels = { webhook: sendWebhook, email: sendEmail }

/** The channels that the operator has set up. */
export function channelsOf(env: Env): Channel[] {
  const found: Channel[] = []
  if (env.CONTACT_WEBHOOK_URL) found.push('webhook')
  if (env.EMAIL) found.push('email')
  return found
}

/** @returns null where it arrived, else why not, without personal data, which the messages of errors may hold */
export const send = (notification: Notification, channel: Channel, env: Env) =>
  channels[channel](notification, env).catch(codeOf)
