/** New databases with all tables, as `npm run messages` reaches them. */
import { boundD1 } from '../../../scripts/messages/d1'
import type { Database } from '../../../scripts/messages/database'
import { postgresDatabase } from '../../../scripts/messages/postgres'
import { createD1, migrateD1 } from './d1'
import { createDatabase, findPostgres, missingPostgres, startPostgres } from './postgres'

export type Create = () => Promise<Database>

const hasPostgres = findPostgres() !== undefined
if (!hasPostgres) console.warn(missingPostgres)

/** @param count of databases in D1, which start together */
export async function startMessageDatabases(count: number) {
  const d1 = await createD1(count)
  const server = hasPostgres ? await startPostgres() : undefined
  const opened: Database[] = []
  const createInD1: Create = async () => {
    const database = d1.databases.pop()
    if (!database) throw new Error(`Let startMessageDatabases make more than ${count}`)
    await migrateD1(database)
    return boundD1(database, 'the table in a test', async () => {})
  }
  const createInPostgres: Create = async () => {
    const database = await postgresDatabase(await createDatabase(server?.url ?? ''))
    opened.push(database)
    return database
  }
  return {
    createInD1,
    /** Absent where PostgreSQL is not installed. */
    createInPostgres: server && createInPostgres,
    async stop() {
      await Promise.all(opened.map((database) => database.close()))
      await Promise.all([d1.stop(), server?.stop()])
    },
  }
}
