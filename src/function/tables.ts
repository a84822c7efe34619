/** The tables: their rows, and how long personal data in them is kept. */
import * as v from 'valibot'
import { messagePolicy } from '../site'
import { fields } from './forms'

export type Channel = 'webhook' | 'email'

const time = v.pipe(v.string(), v.isoTimestamp('is not a time such as 2026-01-31T09:30:00.000Z'))

/** A message as it is read, exported and imported: by field what its visitor wrote. */
export const storedMessage = v.strictObject({
  id: v.string(),
  form: v.string(),
  // A backup from before a field was added has none of it.
  ...v.entriesFromList(fields, v.optional(v.nullable(v.string()), null)),
  createdAt: time,
  flagged: v.nullable(v.string()),
})
export type StoredMessage = v.InferOutput<typeof storedMessage>

export const statuses = ['waiting', 'held', 'delivered', 'alerted', 'undelivered'] as const

/** A notification, and the record of what became of it. */
export const delivery = v.strictObject({
  messageId: v.string(),
  channel: v.string(),
  status: v.string(),
  attempts: v.pipe(v.number(), v.integer()),
  queuedAt: time,
  nextAttemptAt: time,
  deliveredAt: v.nullable(time),
  lastError: v.nullable(v.string()),
})
export type Delivery = v.InferOutput<typeof delivery>

const { retentionDays, senderHours } = messagePolicy

/** The tables, their personal data and the columns of an export; a test fails for one that is missing here. */
export const tables = {
  contact_submissions: {
    personal: `what a visitor wrote, erased by the email address, kept for ${retentionDays} days; a salted hash of the sender’s address, kept for ${senderHours} hours`,
    exported: Object.keys(storedMessage.entries),
    notExported: ['client', 'idempotencyKey'],
  },
  outbox: {
    personal: 'when the firm was notified of a message, erased and kept with it',
    exported: Object.keys(delivery.entries),
    notExported: [],
  },
  daily_counts: { exported: [], notExported: ['day', 'messages'] },
  // The salts are only good for the hashes above, and are to be gone with them; of erasures it has a number by day.
  state: { exported: [], notExported: ['name', 'value'] },
  // It is unused: the specification defines it.
  users: { exported: [], notExported: ['id', 'username', 'password'] },
}
