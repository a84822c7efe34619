/** What the function is given: bindings of wrangler.jsonc, and what the operator sets. */

/** The part of a D1 database that is used here. */
export interface Database {
  prepare(query: string): Statement
  /** Runs the statements in order as one transaction: all of them or none. */
  batch<T>(statements: Statement[]): Promise<{ results: T[] }[]>
}

export interface Statement {
  bind(...values: (string | null)[]): Statement
  first<T>(): Promise<T | null>
  all<T>(): Promise<{ results: T[] }>
  run(): Promise<unknown>
}

/** A message as Cloudflare's Email Service takes it. */
interface Mail {
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
}

export interface Env {
  DB: Database
  /** The files of `dist/`. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** The brake; without one only the table counts. */
  RATE_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> }
  /** Secret: salts the hashes of addresses. Without it a random one from the table serves. */
  CLIENT_SALT?: string
  /** Where a notice is posted: https, or http on this machine. */
  CONTACT_WEBHOOK_URL?: string
  /** Secret: signs the notices, as "whsec_" and base64 (standardwebhooks.com). */
  CONTACT_WEBHOOK_SECRET?: string
  EMAIL?: { send(mail: Mail): Promise<unknown> }
  CONTACT_EMAIL_FROM?: string
  CONTACT_EMAIL_TO?: string
  /** Secret: turns the check of Turnstile tokens on. */
  TURNSTILE_SECRET?: string
  /** In place of Cloudflare's own address. */
  TURNSTILE_VERIFY_URL?: string
}

/** What may go on after the answer. */
export interface Context {
  waitUntil(work: Promise<unknown>): void
}
