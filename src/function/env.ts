/** What the runtime passes to the function: bindings of wrangler.jsonc, and what the operator sets. */

/** The part of a D1 database that is used here. */
export interface Database {
  prepare(query: string): Statement
  /** Runs the statements in order as one transaction: all of them or none. */
  batch<T>(statements: Statement[]): Promise<Result<T>[]>
}

interface Result<T> {
  results: T[]
  meta?: {
    /** Of the database, in bytes. */
    size_after?: number
    rows_written?: number
  }
}

export interface Statement {
  bind(...values: (string | null)[]): Statement
  first<T>(): Promise<T | null>
  all<T>(): Promise<Result<T>>
  run(): Promise<unknown>
}

export interface Env {
  DB: Database
  /** The files of `dist/`. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** Without one, only the hourly limit in the database holds. */
  RATE_LIMITER?: { limit(options: { key: string }): Promise<{ success: boolean }> }
  /** Secret: salts the hashes of addresses. Without it a random one in the database serves. */
  CLIENT_SALT?: string
  /** Where notifications are posted: https, or http on this machine. */
  CONTACT_WEBHOOK_URL?: string
  /** Secret: signs the notifications; "whsec_" and base64 (standardwebhooks.com). */
  CONTACT_WEBHOOK_SECRET?: string
  /** Cloudflare's Email Service. */
  EMAIL?: {
    send(
      email: Record<'from' | 'to' | 'subject' | 'text', string> & { replyTo?: string },
    ): Promise<unknown>
  }
  CONTACT_EMAIL_FROM?: string
  CONTACT_EMAIL_TO?: string
  /** How large the plan lets the database become; `/api/health` reports what is left. */
  DATABASE_LIMIT_MB?: string
  /** How long the table must fail before an alert; else 300. */
  TABLE_ALERT_SECONDS?: string
  /** Secret: turns the check of Turnstile tokens on. */
  TURNSTILE_SECRET?: string
  /** Replaces Cloudflare's own address, for tests. */
  TURNSTILE_VERIFY_URL?: string
}

export interface ExecutionContext {
  /** Lets work go on after the response. */
  waitUntil(work: Promise<unknown>): void
  /** Gets the errors of which the log has only the code; in development only, as they may repeat a visitor's words. */
  onError?(error: unknown): void
}
