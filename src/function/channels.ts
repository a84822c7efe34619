/** The ways to notify the firm of a message: a signed webhook, and an email. */
import type { ContactMessage, Receipt } from '../contact/schema'
import { site } from '../site'
import type { Env } from './env'

export type ContactNotification = Receipt & ContactMessage

/** A failure whose message may be stored in the outbox, as it holds nothing personal. */
export class DeliveryError extends Error {}

const webhookTimeoutMs = 10_000

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))

/** @returns "v1," and base64 of HMAC-SHA256 over id, time and body, joined by dots */
async function sign(secret: string, ...parts: string[]) {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(parts.join('.')))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}

/**
 * Signed as https://www.standardwebhooks.com describes.
 * @throws DeliveryError or TimeoutError where the receiver does not answer 2xx in time
 */
async function sendWebhook(notification: ContactNotification, env: Env) {
  const { CONTACT_WEBHOOK_URL: url = '', CONTACT_WEBHOOK_SECRET: secret } = env
  if (!secret) throw new DeliveryError('CONTACT_WEBHOOK_SECRET is not set')
  if (!URL.canParse(url) || !isSafe(new URL(url)))
    throw new DeliveryError('CONTACT_WEBHOOK_URL is not an https address')
  const { id, createdAt: timestamp } = notification
  const body = JSON.stringify({ type: 'contact.message', timestamp, data: notification })
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
  if (!response.ok) throw new DeliveryError(`The receiver answered ${response.status}`)
}

/**
 * Through Cloudflare's Email Service.
 * @throws DeliveryError where an address is missing, else what the service throws
 */
async function sendEmail(notification: ContactNotification, env: Env) {
  const { EMAIL, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = env
  if (!EMAIL) throw new DeliveryError('The binding EMAIL is not there')
  if (!from || !to) throw new DeliveryError('CONTACT_EMAIL_FROM or CONTACT_EMAIL_TO is not set')
  const { id, createdAt, name, email, organization, message } = notification
  const sender = [name, email, organization].filter(Boolean).join('\n')
  await EMAIL.send({
    from,
    to,
    replyTo: email.trim(),
    subject: `A message to ${site.name}`,
    text: `${sender}\n\n${message}\n\n${createdAt}\n${id}\n`,
  })
}

export const channels = { webhook: sendWebhook, email: sendEmail }
export type Channel = keyof typeof channels

/** The channels that the operator has set up. */
export const channelsOf = (env: Env): Channel[] => [
  ...(env.CONTACT_WEBHOOK_URL ? (['webhook'] as const) : []),
  ...(env.EMAIL ? (['email'] as const) : []),
]
