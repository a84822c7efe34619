/** The operator's settings in one schema, and the services that the handler gets besides. */
import * as v from 'valibot'
import { site } from '../site'
import { log } from './log'
import type { Store } from './store'

/** Tells whether what is sent to an address stays unread on its way: by https, or on this machine. */
export function isSafeAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username } = new URL(address)
  // `fetch` refuses an address with a name and password.
  if (username) return false
  return /^(https:.*|http:(localhost|127\.0\.0\.1))$/.test(protocol + hostname)
}

/** @returns the origin that is meant, also where the setting has a path, the usual port or no scheme; empty if there is none */
export function namedOrigin({ CONTACT_ORIGIN: text = '' }: { CONTACT_ORIGIN?: string }) {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** @returns the bytes of a secret that begins with `whsec_`; undefined where it is not in base64 */
export function secretBytes(secret: string) {
  try {
    return Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Tells whether a text is a number from 1 to 9999. */
export const isCount = (text = '') => /^[1-9]\d{0,3}$/.test(text)

const setting = (isRight: (text: string) => boolean, allowed: string) =>
  v.optional(v.pipe(v.string(), v.check(isRight, `must be ${allowed}`)))

/** `README.md` says what each is for. */
const schema = v.object({
  CONTACT_ORIGIN: setting(
    (text) => namedOrigin({ CONTACT_ORIGIN: text }) === text,
    'an origin alone, such as https://www.your-firm.com',
  ),
  CONTACT_WEBHOOK_URL: setting(
    isSafeAddress,
    'an https address without a name and password, or one of this machine',
  ),
  CONTACT_WEBHOOK_SECRET: setting(
    (text) => text.startsWith('whsec_') && Number(secretBytes(text)?.length) >= 24,
    'whsec_ and base64 of 24 bytes or more',
  ),
  CONTACT_EMAIL_FROM: v.optional(v.string()),
  CONTACT_EMAIL_TO: v.optional(v.string()),
  CHALLENGE_SECRET: setting((text) => /^\S+$/.test(text), 'a text without blanks'),
  HEALTH_TOKEN: setting(
    (text) => /^\S{16,}$/.test(text),
    'a text of 16 characters or more without blanks',
  ),
  NOTIFICATIONS_PER_MINUTE: setting(isCount, 'a number from 1 to 9999'),
  /** Set where no cron trigger runs: requests do its work at their end. */
  CRON_BY_REQUESTS: v.optional(v.string()),
})
type Settings = v.InferOutput<typeof schema>

/** The settings and services that the handler gets from its runtime. */
export interface Env extends Settings {
  store: Store
  ASSETS: { fetch(request: Request): Promise<Response> }
  EMAIL?: { send(email: Record<string, string | undefined>): Promise<unknown> }
  RATE_LIMIT?: { limit(options: { key: string }): Promise<{ success: boolean }> }
}

/** Where either is missing, no message could pass the check for bots. */
export const checksForBots = ({ CHALLENGE_SECRET }: Env) =>
  Boolean(site.challenge.siteKey && CHALLENGE_SECRET)

/** @returns a sentence for each wrong setting, without its value, which may be secret; messages are stored all the same */
export function settingProblems(env: Env, siteKey = site.challenge.siteKey): string[] {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { issues = [] } = v.safeParse(schema, given)
  const { EMAIL, CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to } = env
  const isHalf = (...values: unknown[]) => new Set(values.map(Boolean)).size > 1
  const halves: string[] = []
  if (isHalf(env.CONTACT_WEBHOOK_URL, env.CONTACT_WEBHOOK_SECRET))
    halves.push('CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET')
  if (isHalf(EMAIL, from, to)) halves.push('EMAIL, CONTACT_EMAIL_FROM and CONTACT_EMAIL_TO')
  if (isHalf(siteKey, env.CHALLENGE_SECRET))
    halves.push('CHALLENGE_SECRET and challenge.siteKey of src/site.ts')
  return [
    ...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...halves.map((names) => `${names} belong together; one is not set`),
  ]
}

let logged = ''

/** Logs wrong settings once in each isolate. */
export function logSettingProblems(env: Env) {
  const problem = settingProblems(env).join('; ')
  if (problem && problem !== logged) log({ job: 'settings', problem })
  logged = problem
}

export interface ExecutionContext {
  waitUntil(work: Promise<unknown>): void
}
