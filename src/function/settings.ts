/** What the operator sets: one schema for all runtimes, and what the handler gets besides. */
import * as v from 'valibot'
import type { MessageStore } from './store'

/** @returns whether what is sent to an address stays unread on its way: by https, or on this machine */
export function isSafeAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  )
}

/** A host with a wildcard is an address, and that of no page. */
const isOrigin = (text: string) =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const isDatabaseAddress = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

const text = (isAllowed: (value: string) => boolean, allowed: string) =>
  v.pipe(v.string(), v.check(isAllowed, `must be ${allowed}`))
const matching = (pattern: RegExp, allowed: string) => text((value) => pattern.test(value), allowed)

const safeAddress = text(isSafeAddress, 'an https address, or an http address of this machine')
const origin = text(isOrigin, 'the origin of the site, such as https://www.your-firm.com')
const email = matching(/^\S+@\S+$/, 'an email address')

const entries = {
  /** The origin of a site elsewhere whose forms send here. */
  CONTACT_ORIGIN: v.optional(origin),
  /** Secret: salts the hashes of addresses. Without it a random one in the database serves. */
  CLIENT_SALT: v.optional(matching(/^.{16,}$/s, 'a random text of 16 characters or more')),
  /** Where notifications are posted. */
  CONTACT_WEBHOOK_URL: v.optional(safeAddress),
  /** Secret: signs the notifications (standardwebhooks.com). */
  CONTACT_WEBHOOK_SECRET: v.optional(
    matching(/^whsec_[a-z0-9+/]{32,}={0,2}$/i, 'whsec_ and base64 of 24 bytes or more'),
  ),
  CONTACT_EMAIL_FROM: v.optional(email),
  CONTACT_EMAIL_TO: v.optional(email),
  /** Secret: turns the check of Turnstile tokens on. */
  TURNSTILE_SECRET: v.optional(matching(/^\S+$/, 'a text without blanks')),
  /** Replaces Cloudflare's own address, for tests. */
  TURNSTILE_VERIFY_URL: v.optional(safeAddress),
  /** Set where no cron trigger runs: requests do its work at their end. */
  CRON_BY_REQUESTS: v.optional(v.string()),
}

/** What only a process of its own has to know. */
const nodeEntries = {
  ...entries,
  // None is none that is allowed.
  CONTACT_ORIGIN: v.optional(origin, ''),
  DATABASE_URL: v.optional(
    text(
      isDatabaseAddress,
      'an address such as postgres://user:password@host:5432/database, with %23 for a # in the password',
    ),
    '',
  ),
  DATABASE_POOL: v.optional(matching(/^([1-9]\d?|100)$/, 'a number of connections from 1 to 100')),
  PORT: v.optional(
    text(isPort, 'a number from 0, which stands for any free port, to 65535'),
    '8788',
  ),
  LISTEN: v.optional(
    matching(/^([\da-f.:]+|localhost)$/i, 'an IP address of this machine'),
    '127.0.0.1',
  ),
  CLIENT_ADDRESS_HEADER: v.optional(
    matching(/^[a-z][a-z0-9-]*$/i, 'the name of a header, such as X-Real-IP'),
  ),
}

const nodeSettings = v.object(nodeEntries)
export type NodeSettings = v.InferOutput<typeof nodeSettings>
type Settings = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

/** Read by the build of the site, which may have the same environment. */
const ofTheBuild = 'CONTACT_ENDPOINT'

/**
 * For Node, from its environment; an empty value counts as none.
 * @throws Error with a line for each problem, without the values, as some are secrets
 */
export function readSettings(environment: Record<string, string | undefined>): NodeSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const { success, output, issues = [] } = v.safeParse(nodeSettings, given)
  const problems = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  const names = Object.keys(nodeEntries)
  for (const name of Object.keys(given))
    if (name.startsWith('CONTACT_') && ![...names, ofTheBuild].includes(name))
      problems.push(`${name} is not a setting here`)
  if (Boolean(given.CONTACT_WEBHOOK_URL) !== Boolean(given.CONTACT_WEBHOOK_SECRET))
    problems.push('CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET belong together; one is not set')
  if (!success || problems.length) throw new Error(problems.join('\n'))
  return output
}

/** What the handler gets from the entry of its runtime. */
export interface Env extends Settings {
  store: MessageStore
  /** The files of `dist/`. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** Without one, only the hourly limit in the database holds. */
  RATE_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> }
  /** Cloudflare's Email Service. */
  EMAIL?: {
    send(
      email: Record<'from' | 'to' | 'subject' | 'text', string> & { replyTo?: string },
    ): Promise<unknown>
  }
  /** Aborted when the process is about to end: the cron trigger begins nothing more. */
  stopping?: AbortSignal
}

export interface ExecutionContext {
  /** Lets work go on after the response. */
  waitUntil(work: Promise<unknown>): void
}
