/** From each earlier state of the table, with rows in it, to today's: nothing is lost, and the function works on it. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { jsonText } from '../../../scripts/messages/insert'
import { deliverDue } from '../../function/outbox'
import { store } from '../../function/store'
import { type Engine, type Row, startEngines, type Tested } from './migrationEngines'
import { startReceiver } from './receiver'

const key = randomUUID()
const times = { createdAt: '2025-01-31T09:30:00.000Z', nextAttemptAt: '2025-01-31T09:30:00.000Z' }
const plain = { ...times, name: 'Ada', email: 'ada@reader.example', organization: 'Reader & Co' }
const keyed = {
  ...plain,
  id: randomUUID(),
  message: 'With a key',
  idempotencyKey: key,
  client: 'hash',
}

/** Rows of every kind, by all columns of any state: each state takes those that it knows. */
const rows: [table: string, row: Row][] = [
  ['contact_submissions', { ...plain, id: 'an old id', message: 'Hello', organization: null }],
  [
    'contact_submissions',
    { ...plain, id: randomUUID(), message: `'"\\;--\r\n\t\u0007 👩‍👩‍👧 محمد` },
  ],
  ['contact_submissions', { ...plain, id: randomUUID(), message: '漢'.repeat(5000) }],
  ['contact_submissions', keyed],
  [
    'contact_submissions',
    {
      ...plain,
      id: randomUUID(),
      message: 'Spam',
      flagged: 'honeypot',
      idempotencyKey: 'a'.repeat(64),
    },
  ],
  ['users', { id: 'user', username: 'ada', password: 'secret' }],
  ...['notices', 'outbox'].flatMap((table): [string, Row][] => [
    [table, { ...times, messageId: keyed.id, channel: 'webhook', attempts: 3, lastError: "it's" }],
    [table, { ...times, messageId: 'an old id', channel: 'webhook', attempts: 0, lastError: null }],
  ]),
  ['reports', { id: 'daily-digest-2025-01-31', channel: 'webhook', sentAt: times.createdAt }],
]

/** Tables by the names that they have today. */
const renamed: Record<string, string> = { notices: 'outbox' }

const { engines, stop } = await startEngines()
afterAll(stop)

const filesOf = ({ folder }: Engine) => readdirSync(folder).sort()
const apply = async ({ sql }: Tested, { folder }: Engine, names: string[]) => {
  for (const name of names) await sql(readFileSync(`${folder}/${name}`, 'utf8'))
}

const pick = (row: Row, columns: string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)))

/** @returns those that this state of the database can hold, by the names that their tables have today */
async function insertRows({ sql }: Tested, engine: Engine) {
  const inserted: [table: string, row: Row][] = []
  for (const [table, row] of rows) {
    const columns = (await sql(engine.columns(table))).map(({ name }) => String(name))
    const known = pick(row, columns)
    const names = Object.keys(known).map((name) => `"${name}"`)
    if (!names.length) continue
    const select = engine.rowOf(table, jsonText([known]), names.join(', '))
    await sql(`INSERT INTO ${table} (${names}) ${select}`)
    inserted.push([renamed[table] ?? table, known])
  }
  return inserted
}

const states = Object.entries(engines).flatMap(([name, engine]) =>
  filesOf(engine).map((file, index): [string, string, number, Engine] => [
    name,
    file,
    index + 1,
    engine,
  ]),
)

test.each(states)('%s: what was stored after %s is there', async (_, __, applied, engine) => {
  const database = await engine.open()
  const files = filesOf(engine)
  await apply(database, engine, files.slice(0, applied))
  const inserted = await insertRows(database, engine)
  const readSalt = async () => (await database.sql('SELECT value FROM salt'))[0]
  const salt = await readSalt().catch(() => undefined)
  await apply(database, engine, files.slice(applied))

  for (const table of new Set(inserted.map(([table]) => table))) {
    const expected = inserted.filter(([name]) => name === table)
    const stored = await database.sql(`SELECT * FROM ${table}`)
    expect(stored).toHaveLength(expected.length)
    for (const [, row] of expected) expect(stored).toContainEqual(expect.objectContaining(row))
  }
  if (salt) expect(await readSalt()).toEqual(salt)

  // The function of today repeats what came with a key, stores, and delivers what waited.
  const submission = {
    keyExpires: false,
    client: 'hash',
    flagged: null,
    channels: ['webhook' as const],
  }
  const { name, email, organization, message } = keyed
  const again = {
    ...submission,
    message: { name, email, organization, message },
    idempotencyKey: key,
  }
  const hadKey = inserted.some(([, row]) => row.idempotencyKey === key)
  const receipt = await store(database.table, again)
  expect(receipt).toMatchObject(hadKey ? { id: keyed.id, notifies: false } : { notifies: true })
  const waiting = await database.sql('SELECT "messageId" FROM outbox')
  const receiver = await startReceiver()
  const env = { ...receiver.vars, table: database.table, ASSETS: { fetch } }
  await deliverDue(env)
  expect(
    receiver
      .webhooks()
      .map(({ data }) => data.id)
      .sort(),
  ).toEqual(waiting.map(({ messageId }) => messageId).sort())
  expect(await database.sql('SELECT * FROM outbox')).toEqual([])
  receiver.stop()
  await database.stop()
})

test('a version that knows the outbox as notices goes on storing both', async () => {
  const database = await engines.D1.open()
  await apply(database, engines.D1, filesOf(engines.D1))
  await database.sql(`
    INSERT INTO contact_submissions (id, name, email, organization, message, idempotencyKey, client, flagged)
    VALUES ('an id', 'Ada', 'ada@reader.example', NULL, 'Hello', '${key}', 'hash', NULL)`)
  await database.sql(`
    INSERT INTO notices (messageId, channel) SELECT id, 'email' FROM contact_submissions WHERE id = 'an id'`)
  expect(await database.table.claimOf('an id')).toEqual([
    { messageId: 'an id', channel: 'email', attempts: 1 },
  ])
})
