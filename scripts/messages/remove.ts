/** `npm run messages -- purge` and `erase`: say first what they would delete. */
import { counted } from '../../src/articles/counted'
import type { Database } from './database'
import { deleteMessages, readNumbers } from './stored'

interface Options {
  dryRun: boolean
  /** @returns whether to do it, once the person has read what it would do */
  confirm(plan: string): Promise<boolean>
}

/**
 * @param what such as "from ada@company.example"
 * @returns what is printed
 */
export async function remove(
  database: Database,
  condition: string,
  what: string,
  { dryRun, confirm }: Options,
) {
  const { count, oldest, newest, flagged, undelivered } = await readNumbers(database, condition)
  const found = `${counted(count, 'message')} ${what} in ${database.name}`
  if (!count) return found
  const plan = `${found}, written ${count === 1 ? `at ${oldest}` : `from ${oldest} to ${newest}`}; ${flagged} flagged; ${counted(undelivered, 'notification')} not delivered`
  if (dryRun) return `${plan}\nNothing is deleted, as this is a dry run`
  if (!(await confirm(plan))) return 'Nothing is deleted'
  return `${counted(await deleteMessages(database, condition), 'message')} deleted from ${database.name}`
}
