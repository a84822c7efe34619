/** The SQL of `npm run messages`. */
import { quote } from './table'

export interface Message {
  id: string
  createdAt: string
  name: string
  email: string
  organization: string | null
  message: string
  flagged: string | null
  /** What the firm has not been told: by which way, tries, the next one, the last error. */
  notices: string | null
}

/** Newest first. */
export function select({ id, flagged, limit }: { id?: string; flagged?: boolean; limit?: number }) {
  const where = id
    ? `WHERE id = ${quote(id.toLowerCase())}`
    : flagged
      ? 'WHERE flagged IS NOT NULL'
      : ''
  return `
    SELECT id, createdAt, name, email, organization, message, flagged, (
      SELECT group_concat(channel || ': ' || attempts || ' tries, next ' || nextAttemptAt
        || coalesce(', ' || lastError, ''), '; ')
      FROM notices WHERE messageId = id
    ) AS notices
    FROM contact_submissions ${where}
    ORDER BY createdAt DESC, rowid DESC ${limit ? `LIMIT ${limit}` : ''}`
}

/** Their notices go with them. */
export const purge = (days: string) => `
  DELETE FROM contact_submissions
  WHERE createdAt < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${quote(`-${days} days`)})
  RETURNING id`

/** An address is the same in capitals, and with blanks around it. */
export const erase = (email: string) => `
  DELETE FROM contact_submissions
  WHERE lower(trim(email)) = lower(${quote(email)})
  RETURNING id`
