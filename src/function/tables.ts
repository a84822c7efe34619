/**
 * Every table, and what becomes of what it holds of people. Export, import and erasure follow this list; a test
 * fails for a table or a column that is missing here.
 */
import { messagePolicy } from '../site'
import { fields } from './forms'

interface Table {
  /** What it holds of people, if anything. */
  personal?: { holds: string; erased: string; kept: string }
  /** The columns that an export has, which is also what is backed up and imported. */
  exported: string[]
  notExported: string[]
}

const { retentionDays, senderHours } = messagePolicy

export const messages: Table = {
  personal: {
    holds: 'what a visitor wrote; a salted hash of the sender’s address',
    erased: 'by the email address',
    kept: `${retentionDays} days; the hash ${senderHours} hours`,
  },
  exported: ['id', 'form', ...fields, 'createdAt', 'flagged', 'idempotencyKey'],
  notExported: ['client'],
}

export const outbox: Table = {
  personal: {
    holds: 'when the firm was notified of a visitor’s message',
    erased: 'with the message',
    kept: 'as long as the message',
  },
  exported: [
    'messageId',
    'channel',
    'status',
    'attempts',
    'queuedAt',
    'nextAttemptAt',
    'deliveredAt',
    'lastError',
  ],
  notExported: [],
}

export const tables: Record<string, Table> = {
  contact_submissions: messages,
  outbox,
  daily_counts: { exported: [], notExported: ['day', 'messages'] },
  // The salt is only good for the hashes above, and is to be gone with them.
  state: { exported: [], notExported: ['name', 'value'] },
  // Nothing writes to it.
  users: { exported: [], notExported: ['id', 'username', 'password'] },
}
