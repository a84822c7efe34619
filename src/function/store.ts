/** Stores a message once: what counts as a repeat, a conflict, or a mark that a retry has made void. */
import type { ContactMessage } from '../contact/schema'
import type { Channel } from './channels'
import { honeypot } from './rules'
import type { NewMessage, StoredMessage, Table } from './table'

export interface Submission extends Pick<NewMessage, 'idempotencyKey' | 'client' | 'flagged'> {
  message: ContactMessage
  /** The key is a hash of sender and text, not the client's own. */
  keyExpires: boolean
  /** Each gets a notification. */
  channels: Channel[]
}

/** The columns that hold the words of a message; a blank organization is none. */
const textsOf = ({ name, email, organization, message }: ContactMessage) => ({
  ...{ name, email, message },
  organization: organization.trim() ? organization : null,
})

const isSame = (row: StoredMessage, texts: ReturnType<typeof textsOf>) =>
  row.name === texts.name &&
  row.email === texts.email &&
  row.organization === texts.organization &&
  row.message === texts.message

/**
 * Stores a message and its notifications in one transaction, unless it is stored already. A repeat or a
 * conflict writes nothing, but for a mark that a retry has made void.
 * @returns the id and time of the row, and whether it has a new notification; 'conflict' where the key
 *   belongs to another message; 'rate-limited' where the sender is over the limit
 * @throws where the database cannot be written
 */
export async function store(table: Table, submission: Submission) {
  const { message, idempotencyKey, keyExpires, client, flagged } = submission
  const channels = flagged === honeypot ? [] : submission.channels
  const id = crypto.randomUUID()
  const texts = textsOf(message)
  const row = { id, ...texts, idempotencyKey, client, flagged }
  const inserted = await table.insert(row, channels, keyExpires)
  if (inserted) return { ...inserted, notifies: channels.length > 0 }

  const stored = await table.findByKey(idempotencyKey)
  if (!stored) return 'rate-limited'
  if (!isSame(stored, texts)) return 'conflict'
  const receipt = { id: stored.id, createdAt: stored.createdAt }
  if (!stored.flagged || flagged) return { ...receipt, notifies: false }
  // The mark is void; if the firm was not notified because of it, it is now.
  const missing = stored.flagged === honeypot ? channels : []
  await table.clearMark(stored.id, missing)
  return { ...receipt, notifies: missing.length > 0 }
}
