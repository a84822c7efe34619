/** Messages as a table holds them, for what writes and reads tables directly. */
import { randomUUID } from 'node:crypto'
import type { StoredMessage } from '../../../scripts/messages/schema'

/** Milliseconds. */
export const day = 86_400_000
export const createMessage = (fields: Partial<StoredMessage> = {}, ageDays = 0): StoredMessage => ({
  id: randomUUID(),
  createdAt: new Date(Date.now() - ageDays * day).toISOString(),
  name: 'Ada Reader',
  email: 'ada@reader.example',
  organization: null,
  message: 'Hello',
  flagged: null,
  idempotencyKey: null,
  outbox: [],
  ...fields,
})

/** A notification that has failed. */
export const waiting = (channel: string, lastError: string | null = null) => ({
  channel,
  attempts: 2,
  nextAttemptAt: '2025-01-31T09:30:00.000Z',
  lastError,
})

/** What an encoding, a line, a quote or a statement could change. */
export const oddTexts = [
  createMessage({
    message: `'"\\;--/*$1\r\n\t\u0007\u2028BEGIN TRANSACTION; COMMIT;`,
    name: "O'Brien",
  }),
  createMessage({ message: '👩‍👩‍👧 محمد \ufeff', organization: '"x"', flagged: 'too fast' }, 3),
  createMessage({ message: '漢😀'.repeat(1666), idempotencyKey: randomUUID() }, 2),
  createMessage({ outbox: [waiting('email', "it's over"), waiting('webhook')] }, 1),
]
/** In one order, whatever that of the table. */
export const byId = (messages: StoredMessage[]) =>
  messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
