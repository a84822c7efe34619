/** Posts a notice to the operator's address, signed as standardwebhooks.com describes it. */
import type { Env } from './env'
import { type Notice, NoticeError } from './notification'

/** Milliseconds that the receiver may take. */
const patience = 10_000

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

/** @throws NoticeError or TimeoutError where the receiver does not answer 2xx in time */
export async function postWebhook(notice: Notice, env: Env) {
  const { CONTACT_WEBHOOK_URL: address = '', CONTACT_WEBHOOK_SECRET: secret } = env
  if (!secret) throw new NoticeError('CONTACT_WEBHOOK_SECRET is not set')
  if (!URL.canParse(address) || !isSafe(new URL(address)))
    throw new NoticeError('CONTACT_WEBHOOK_URL is not an https address')
  const body = JSON.stringify({
    type: 'contact.message',
    timestamp: notice.createdAt,
    data: notice,
  })
  const seconds = String(Math.floor(Date.now() / 1000))
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': notice.id,
      'webhook-timestamp': seconds,
      'webhook-signature': await sign(secret, notice.id, seconds, body),
    },
    body,
    // The message is for this address and no other.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  if (!response.ok) throw new NoticeError(`The receiver answered ${response.status}`)
}
