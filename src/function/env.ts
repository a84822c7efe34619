/** What the handler gets from the entry of its runtime: the table, and what the operator sets. */
import type { Table } from './table'

export interface Env {
  table: Table
  /** The files of `dist/`. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  /** The origin of a site elsewhere whose forms send here. */
  CONTACT_ORIGIN?: string
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
  /** Aborted when the process is about to end: the cron trigger begins nothing more. */
  stopping?: AbortSignal
}

export interface ExecutionContext {
  /** Lets work go on after the response. */
  waitUntil(work: Promise<unknown>): void
  /** Gets the errors of which the log has only the code; in development only, as they may repeat a visitor's words. */
  onError?(error: unknown): void
}
