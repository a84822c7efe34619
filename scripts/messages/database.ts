/** Reads and deletes stored messages, in the local database or the hosted one. */
import { stateFolder, wrangler } from '../wrangler'

export interface Location {
  /** The hosted database instead of the local one. */
  remote?: boolean
  /** Of the local database. */
  folder?: string
}

export interface Message {
  id: string
  createdAt: string
  name: string
  email: string
  organization: string | null
  message: string
  flagged: string | null
  /** Notifications that are not delivered: channel, attempts, next attempt, last error. */
  outbox: string | null
}

/**
 * Quotes a text for SQL, as wrangler takes no bound values.
 * @throws Error where it holds a NUL, which would end the text
 */
export function quote(text: string) {
  if (text.includes('\0')) throw new Error('A text with a NUL is not allowed')
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * @returns the rows of the one statement
 * @throws Error with wrangler's output where it fails
 */
export function runSql<Row>(statement: string, { remote, folder = stateFolder }: Location): Row[] {
  const location = remote ? ['--remote'] : ['--local', '--persist-to', folder]
  const output = wrangler('d1', 'execute', 'contact', ...location, '--json', '--command', statement)
  const [result]: { results: Row[] }[] = JSON.parse(output)
  if (!result) throw new Error(`The database returned no result: ${output}`)
  return result.results
}

/** Newest first. @param limit -1 for all */
export const select = (condition: string, limit = -1) => `
  SELECT id, createdAt, name, email, organization, message, flagged, (
    SELECT group_concat(channel || ': ' || attempts || ' tries, next ' || nextAttemptAt
      || coalesce(', ' || lastError, ''), '; ')
    FROM outbox WHERE messageId = id
  ) AS outbox
  FROM contact_submissions WHERE ${condition}
  ORDER BY createdAt DESC, rowid DESC LIMIT ${limit}`

/** @param age in days or hours, such as 365d or 12h */
export const isOlderThan = (age: string) =>
  `createdAt < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${Number.parseInt(age, 10)} ${age.endsWith('h') ? 'hours' : 'days'}')`

/** Ignores case and blanks around the address. */
export const isFrom = (email: string) => `lower(trim(email)) = lower(${quote(email)})`

/** Deletes their notifications too. */
export const deleteWhere = (condition: string) =>
  `DELETE FROM contact_submissions WHERE ${condition} RETURNING id`
