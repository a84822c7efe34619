/** The operator's settings, in one schema for all runtimes, and the services that the handler gets besides. */
import * as v from 'valibot'
import type { MessageStore } from './store'

/** Tells whether what is sent to an address stays unread on its way: by https, or on this machine. */
export function isSafeAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  // `fetch` refuses an address with a name and password.
  if (username) return false
  return /^(https:.*|http:(localhost|127\.0\.0\.1))$/.test(protocol + hostname)
}

const matching = (pattern: RegExp, allowed: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${allowed}`))

const origin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/
const databaseUrl = /^postgres(ql)?:\/\/[^#\s]+$/

/** Tells whether the library can read an address: each % begins a code, and there is at least one connection. */
function isReadable(address: string) {
  try {
    const { username, password, searchParams } = new URL(address)
    decodeURIComponent(username + password)
    return /^[1-9]\d{0,2}$/.test(searchParams.get('max') ?? '10')
  } catch {
    return false
  }
}

const databaseAddress = v.pipe(
  v.string(),
  v.regex(databaseUrl, 'must be such as postgres://user:password@host/database, # as %23'),
  // Of several mistakes the first is enough.
  v.check(
    (address) => !databaseUrl.test(address) || isReadable(address),
    'cannot be read: write % as %25, and max as a number from 1 to 999',
  ),
  // The library checks the certificate of an IP address as that of "localhost".
  v.check(
    (address) => !/[/@](\d+(\.\d+){3}|\[.*\])[:/].*sslmode=verify-full/.test(address),
    'needs the name of its host, no IP address, for sslmode=verify-full',
  ),
)

/** @returns the address of PostgreSQL. @throws Error with what is wrong in it, and without it, as it has a password */
export function readDatabaseUrl({ DATABASE_URL }: Record<string, string | undefined>) {
  const { success, output, issues } = v.safeParse(databaseAddress, DATABASE_URL ?? '')
  if (success) return output
  throw new Error(`DATABASE_URL ${issues[0].message}`)
}

const secret = /^whsec_[a-z0-9+/]{32,}={0,2}$/i

/** `README.md` says what each is for. Settings that Node requires have an empty default, which their pattern rejects. */
const schema = v.object({
  CONTACT_ORIGIN: v.optional(matching(origin, 'an origin, such as https://www.your-firm.com'), ''),
  CONTACT_WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeAddress,
        'must be an https address without a name and password, or one of this machine',
      ),
    ),
  ),
  CONTACT_WEBHOOK_SECRET: v.optional(matching(secret, 'whsec_ and base64 of 24 bytes or more')),
  CONTACT_EMAIL_FROM: v.optional(v.string()),
  CONTACT_EMAIL_TO: v.optional(v.string()),
  CHALLENGE_SECRET: v.optional(matching(/^\S+$/, 'a text without blanks')),
  HEALTH_TOKEN: v.optional(matching(/^\S{16,}$/, 'a text of 16 characters or more without blanks')),
  /** It is set if no cron trigger runs: requests do its work at their end. */
  CRON_BY_REQUESTS: v.optional(v.string()),
  DATABASE_URL: v.optional(databaseAddress, ''),
  PORT: v.optional(matching(/^\d{1,5}$/, 'a number, of which 0 is any free port'), '8788'),
  LISTEN: v.optional(v.string(), '127.0.0.1'),
  CLIENT_ADDRESS_HEADER: v.optional(matching(/^[a-z0-9-]+$/i, 'a name, such as X-Real-IP')),
})
export type Settings = v.InferOutput<typeof schema>

/** @returns Node's settings; an empty one counts as none. @throws Error with each problem, without values, which may be secret */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const { success, output, issues = [] } = v.safeParse(schema, given)
  const problems = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  if (Boolean(given.CONTACT_WEBHOOK_URL) !== Boolean(given.CONTACT_WEBHOOK_SECRET))
    problems.push('CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET belong together; one is not set')
  if (!success || problems.length) throw new Error(problems.join('\n'))
  return output
}

/** The settings and services that the handler gets from the entry of its runtime. */
export interface Env extends Partial<Settings> {
  store: MessageStore
  ASSETS: { fetch(request: Request): Promise<Response> }
  EMAIL?: { send(email: Record<string, string | undefined>): Promise<unknown> }
}

export interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void
}
