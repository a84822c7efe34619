/** New databases of both kinds in this process, and the same tests with each. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { beforeAll, describe, inject, test } from 'vitest'
import { d1Database, type MessageDatabase, query, raw, type Value } from '../../function/database'
import { postgresDatabase } from '../../function/postgres'
import { createMessageStore, type NewMessage } from '../../function/store'
import { createDatabase } from './postgres'

export interface TestDatabase {
  database: MessageDatabase
  stop(): Promise<unknown>
}

const migrations = 'src/function/migrations'

/** In memory, in the runtime of Cloudflare. */
async function startD1(): Promise<TestDatabase> {
  const runtime = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['DB'] })
  const d1 = await runtime.getD1Database('DB')
  for (const name of readdirSync(migrations).sort())
    await d1.prepare(readFileSync(`${migrations}/${name}`, 'utf8')).run()
  return { database: d1Database(d1), stop: () => runtime.dispose() }
}

const server = inject('postgres')
async function startPostgresDatabase(): Promise<TestDatabase> {
  const database = postgresDatabase(await createDatabase(server))
  return { database, stop: database.end }
}

export const databases: [string, () => Promise<TestDatabase>][] = [['D1', startD1]]
if (server) databases.push(['PostgreSQL', startPostgresDatabase])

export const createNewMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  form: 'contact',
  texts: { name: 'Ada', email: 'ada@reader.example', organization: null, message: randomUUID() },
  idempotencyKey: randomUUID(),
  client: randomUUID(),
  flagged: null,
  verified: false,
  channels: ['webhook', 'email'],
  ...changes,
})

export const atOnce = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

/** A store of messages, with a clock of its own. */
async function createGiven({ database }: TestDatabase) {
  for (const table of ['contact_submissions', 'daily_counts', 'state'])
    await query(database, raw(`DELETE FROM ${table}`))
  let offset = 0
  let wrong = 0
  const now = () => Date.now() + offset + wrong
  const withClock = {
    ...database,
    get now() {
      return raw(`CAST(${Date.now() + offset} AS float8)`)
    },
  }
  const store = createMessageStore(withClock, now)
  return {
    database,
    store,
    now,
    /** Moves the clocks of the function and of the database, in minutes. */
    wait(minutes: number) {
      offset += minutes * 60_000
    },
    /** Moves that of the function alone. */
    setWrong(minutes: number) {
      wrong = minutes * 60_000
    },
    sql: <Row>(text: string, ...values: Value[]) => query<Row>(database, { sql: text, values }),
    async storeNew(changes: Partial<NewMessage> = {}) {
      const stored = await store.add(createNewMessage(changes))
      if (typeof stored === 'string') throw new Error(stored)
      return stored.id
    },
  }
}
type Given = Awaited<ReturnType<typeof createGiven>>

const extendTest = (opened: () => TestDatabase) => test.extend('given', () => createGiven(opened()))

/** @param define makes the tests; each gets a store with empty tables */
export function describeStores(define: (test: ReturnType<typeof extendTest>) => void) {
  describe.each(databases)('%s', (_, start) => {
    let opened: TestDatabase
    beforeAll(async () => {
      opened = await start()
      return opened.stop
    })
    define(extendTest(() => opened))
  })
  test.skipIf(server)('PostgreSQL is not installed: apt-get install postgresql', () => {})
}

export const statuses = async ({ sql }: Given) =>
  (await sql<{ status: string }>('SELECT status FROM outbox ORDER BY status')).map(
    ({ status }) => status,
  )
export const count = async ({ sql }: Given, table: string) =>
  (await sql<{ n: number }>(`SELECT CAST(count(*) AS integer) AS n FROM ${table}`))[0]?.n

/** What became of the notification of a message by the webhook. */
export const outcome = (given: Given, messageId: string, changes: object) => ({
  messageId,
  channel: 'webhook',
  status: 'waiting',
  attempts: 1,
  queuedAt: '',
  nextAttemptAt: new Date(given.now() + 5 * 60_000).toISOString(),
  deliveredAt: null,
  lastError: null,
  ...changes,
})
