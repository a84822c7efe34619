/** What the function needs of a database of messages; `sqlStore.ts` has its SQL. */
import type { Receipt } from '../contact/schema'
import type { StoredMessage } from './records'

/** The ways to notify the firm. */
export type Channel = 'webhook' | 'email'

/** What marks a message that failed a challenge, before the reason. */
export const failedChallenge = 'challenge failed'

export interface NewMessage {
  id: string
  form: string
  /** By field. */
  texts: Record<string, string | null>
  /** The client's own, or a hash of sender and text. */
  idempotencyKey: string
  /** The key is such a hash, and is free again after the time of a repeat. */
  keyExpires: boolean
  /** A hash of the sender's address. */
  client: string
  /** Why it is doubtful. */
  flagged: string | null
  /** Each gets a notification. */
  channels: Channel[]
}

/** A notification to deliver now. */
export interface Claim {
  messageId: string
  channel: Channel
  /** This one included. */
  attempts: number
}

/** What became of one. */
export interface Outcome extends Omit<Claim, 'attempts'> {
  status: 'waiting' | 'delivered' | 'undelivered'
  nextAttemptAt: string
  deliveredAt: string | null
  lastError: string | null
}

export interface StoreState {
  /** When the cron trigger last ran. */
  heartbeat: string | null
  /** Notifications that wait, and that were given up; no more than a hundred are counted. */
  waiting: number
  undelivered: number
  /** When the oldest notification that waits was stored. */
  oldest: string | null
}

/** Each method throws where the database fails; times and limits are those above and of `messagePolicy`. */
export interface MessageStore {
  /** @returns the salt of the hashes of addresses, where the operator sets none */
  readSalt(): Promise<string>
  /**
   * Stores a message and its notifications: all of it or nothing.
   * @returns null where the key is taken or the sender is over the limit, and nothing is written
   */
  insert(message: NewMessage): Promise<Receipt | null>
  find(filter: { ids: string[] } | { idempotencyKey: string }): Promise<StoredMessage[]>
  /** Removes the mark of a message, and lets its notifications go that a failed challenge has held. */
  clearMark(id: string): Promise<void>
  /** Writes what the largest message writes, and rolls it back. */
  checkWritable(): Promise<void>
  /**
   * Takes notifications that are due, the newest first, for some minutes, so that a crash retries them and two runs
   * do not send twice.
   */
  claimDue(limit: number): Promise<Claim[]>
  /** The same for those of one message. */
  claimOf(messageId: string): Promise<Claim[]>
  settle(outcomes: Outcome[]): Promise<void>
  readState(): Promise<StoreState>
  readSize(): Promise<number | undefined>
  /** @returns how many notifications were held, once the last alert by the channel is a day old; 0 until then */
  countHeld(channel: Channel): Promise<number>
  /** Marks held notifications as covered by an alert. */
  settleHeld(channel: Channel): Promise<void>
  /** Deletes old messages, and what was made of addresses: hashes, and keys. A client's own key is a UUID. */
  deleteExpired(): Promise<void>
  /** Notes that the cron trigger has run. */
  beat(): Promise<void>
}
