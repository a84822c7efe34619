/** `npm run messages -- restore`: puts a backup into a new table, or what is missing into one with messages. */
import { readFileSync } from 'node:fs'
import { counted } from '../../src/articles/counted'
import { type Backup, readBackup, summary } from './backupFormat'
import type { Database } from './database'
import { escapeControlCharacters } from './format'
import { insert } from './insert'
import type { StoredMessage } from './schema'

interface Options {
  merge: boolean
  /** @returns whether to do it, once the person has read what it would do */
  confirm(plan: string): Promise<boolean>
}

/** What a merge would add: neither the message nor another with its key is there. */
async function missingFrom(database: Database, { messages }: Backup) {
  const stored = await database.query<{ id: string; idempotencyKey: string | null }>(
    'SELECT id, "idempotencyKey" FROM contact_submissions',
  )
  const ids = new Set(stored.map(({ id }) => id))
  const keys = new Set(stored.map(({ idempotencyKey }) => idempotencyKey ?? ''))
  return messages.filter(
    ({ id, idempotencyKey }) => !ids.has(id) && !keys.has(idempotencyKey || ' '),
  )
}

const listed = 20

/** Names whom a merge would bring back, as they may have been erased on purpose. */
function describe(missing: StoredMessage[]) {
  const lines = missing
    .slice(0, listed)
    .map(({ id, createdAt, email }) => `  ${createdAt}  ${id}  ${escapeControlCharacters(email)}`)
  const more = missing.length > listed ? `\n  and ${missing.length - listed} more` : ''
  return lines.join('\n') + more
}

/**
 * @returns what is printed
 * @throws Error where the file is no whole backup, or the table has messages and is not to be merged
 */
export async function restore(database: Database, file: string, { merge, confirm }: Options) {
  const backup = readBackup(readFileSync(file), file)
  const [stored] = await database.query<{ count: number }>(
    'SELECT CAST(count(*) AS integer) AS count FROM contact_submissions',
  )
  if (stored?.count && !merge)
    throw new Error(
      `${database.name} has ${counted(stored.count, 'message')}; restore into a new one, or add what is missing with --merge`,
    )
  const missing = stored?.count ? await missingFrom(database, backup) : backup.messages
  const { createdAt, messages, reports } = backup
  if (stored?.count && missing.length) {
    const plan = `${missing.length} of the ${counted(messages.length, 'message')} in this backup of ${createdAt} ${missing.length === 1 ? 'is' : 'are'} not in ${database.name}: erased, purged or expired since, or lost.\n${describe(missing)}\nThey would be added, and nothing else changed.`
    if (!(await confirm(plan))) return 'Nothing is restored'
  }
  await insert(database, missing, reports)
  const added = summary({ ...backup, messages: missing })
  return `${added} of the backup of ${createdAt} are added to ${database.name}.\nWho was erased after that time and is in it has to be erased again; notifications that were not delivered then are sent, perhaps for a second time.`
}
