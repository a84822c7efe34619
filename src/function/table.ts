/** What the function needs of a database, whichever it is; the SQL is in `d1/` and `postgres/`. */
import type { Receipt } from '../contact/schema'
import type { Channel } from './channels'

export interface StoredMessage extends Receipt {
  name: string
  email: string
  organization: string | null
  message: string
  /** Why it is doubtful. */
  flagged: string | null
}

export interface NewMessage extends Omit<StoredMessage, 'createdAt'> {
  /** The client's own, or a hash of sender and text, which expires. */
  idempotencyKey: string
  /** A hash of the sender's address. */
  client: string
}

export interface Delivery {
  messageId: string
  channel: Channel
}

/** A notification to deliver now. */
export interface Claim extends Delivery {
  /** This one included. */
  attempts: number
}

export interface TableCounts {
  /** Notifications. */
  waiting: number
  /** Age of the oldest message with a notification that waits. */
  oldestMinutes: number | null
  /** Doubtful messages within 24 hours. */
  flaggedToday: number
  /** Messages with a filled honeypot, of the day before in UTC. */
  keptYesterday: number
  /** All messages with a filled honeypot. */
  kept: number
  /** Size of the database, where it tells. */
  bytes?: number
}

/** Each method throws where the database fails; times and limits are those of `rules.ts` and `messagePolicy`. */
export interface Table {
  /** @returns the salt of the hashes of addresses, where the operator sets none */
  readSalt(): Promise<string | null>
  /**
   * Stores a message and a notification for each channel: all of it or nothing.
   * @param keyExpires frees the key first, if its message is older than the time in which it is a repeat
   * @returns null where the key is taken or the sender is over the limit, and nothing is written
   */
  insert(message: NewMessage, channels: Channel[], keyExpires: boolean): Promise<Receipt | null>
  findByKey(idempotencyKey: string): Promise<StoredMessage | null>
  /** Removes the mark of a message; of calls at once only one adds the notifications. */
  clearMark(id: string, channels: Channel[]): Promise<void>
  /** Writes what the largest message writes, and rolls it back. */
  checkWritable(): Promise<void>

  /**
   * Reschedules the notifications that are due, the longest due first, before they are sent, so that a crash
   * retries and two runs do not send twice.
   */
  claimDue(limit: number): Promise<Claim[]>
  /** The same for those of one message. */
  claimOf(messageId: string): Promise<Claim[]>
  readMessages(ids: string[]): Promise<StoredMessage[]>
  /** Deletes the notifications that arrived and notes why others did not. @param outcomes by problem; null: arrived */
  settle(outcomes: Map<string | null, Delivery[]>): Promise<void>

  count(): Promise<TableCounts>
  /** Whether the messages of all senders within 24 hours have reached the daily limit. */
  isAboveDailyLimit(): Promise<boolean>
  /** Deletes what was made of addresses: hashes, and the keys made of them. A client's own key is a UUID. */
  forgetClients(): Promise<void>
  /** Deletes older messages with their notifications, and older records of reports. */
  deleteOlderThan(days: number): Promise<void>
  wasReported(id: string, channel: Channel): Promise<boolean>
  recordReport(id: string, channel: Channel): Promise<void>
}
