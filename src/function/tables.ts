/** The tables: their rows and columns, the states of a notification, and what they hold of people; `messagePolicy` says how long. */
import { type Field, fields } from './forms'

/** The states of a notification, with the words by which they are stored. */
export const states = { waiting: 'waiting', sent: 'delivered', failed: 'undelivered' } as const
export type State = keyof typeof states

/** How the mark of a message begins that failed the check for bots: it is kept, and nobody is notified of it. */
export const suspectedMark = 'challenge failed'

export type Channel = 'webhook' | 'email'

/** What a visitor wrote, as commands and notifications have it. */
export type StoredMessage = Record<'id' | 'form' | 'createdAt', string> &
  Record<Field | 'flagged', string | null>
export const messageColumns = ['id', 'form', ...fields, 'createdAt', 'flagged'] as const

/** The record of a notification: of one message, by one channel. */
export interface Notification {
  messageId: string
  /** A channel of this version, or of another one. */
  channel: string
  status: string
  attempts: number
  queuedAt: string
  nextAttemptAt: string
  firstAttemptAt: string | null
  deliveredAt: string | null
  lastError: string | null
}

export interface NewMessage {
  id: string
  form: string
  texts: Partial<Record<Field, string | null>>
  /** The browser's own, or a hash of the message and the day; the same key is the same message. */
  idempotencyKey: string
  flagged: string | null
  /** Whether its sender passed the check for bots: it is notified above the daily number, too. */
  isVerified: boolean
  /** Those by which the firm is notified. */
  channels: Channel[]
}

/** A notification to send now. */
export interface Claim {
  messageId: string
  /** None where it was erased meanwhile. */
  message?: StoredMessage
  channel: string
  attempts: number
}

/** What became of it: sent where there is no problem, else due again after some minutes. */
export interface Outcome extends Claim {
  problem: string | null
  minutes: number
}

export interface Filter {
  /** Stored on this day in UTC or later. */
  since?: string
  status?: State
  suspected?: boolean
  olderThanDays?: number
  /** In whichever spelling. */
  from?: string
}

/** What the cron trigger leaves for `npm run messages`. */
export interface CronSettings {
  channels: Channel[]
  perMinute: number
}

/** Numbers of notifications, and of suspected messages of a day; ages in minutes, of what there is. */
export type Health = Record<'waiting' | 'nextDay' | 'failed' | 'suspected', number> &
  Record<'overdue' | 'sinceRun' | 'sinceFirst' | 'sinceAlert', number | null>

/** The tables and their columns, which a test compares with the database. */
export const tables = {
  /** What a visitor wrote, which is erased by the address; `client` is empty, as only the version before had hashes there. */
  contact_submissions: [...messageColumns, 'idempotencyKey', 'emailKey', 'client'],
  /** When the firm was notified of a message, erased and kept with it. */
  outbox: [
    'messageId',
    'channel',
    'status',
    'attempts',
    'queuedAt',
    'nextAttemptAt',
    'firstAttemptAt',
    'deliveredAt',
    'lastError',
  ],
  daily_counts: ['day', 'messages'],
  /** The last run of the cron trigger and its settings, the last alert, the last check of health. */
  state: ['name', 'value'],
  /** It is unused: the specification defines it. */
  users: ['id', 'username', 'password'],
}

/** @returns the one spelling of an address by which all of its spellings are found, as the column `emailKey` has it */
export function addressKey(address: string) {
  const text = address.trim()
  const at = text.lastIndexOf('@')
  // A sigma has two small letters, of which one stands at the end of a word.
  const local = text.slice(0, at).toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
  const host = text.slice(at + 1)
  const url = `http://${host}`
  return `${local}@${URL.canParse(url) ? new URL(url).hostname : host.toLowerCase()}`
}
