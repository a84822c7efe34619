/** `npm run messages`, on each database that it knows. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readArguments } from '../../../scripts/messages/arguments'
import { runCommand } from '../../../scripts/messages/commands'
import { hostedD1, openDatabase } from '../../../scripts/messages/openDatabase'
import { migrate } from '../../../scripts/wrangler'
import { type Database, type MessageDatabase, query, raw, sql } from '../../function/database'
import { createMessageStore } from '../../function/store'
import { tables } from '../../function/tables'
import { createNewMessage, databases, type TestDatabase } from './databases'

const folder = mkdtempSync(`${tmpdir()}/messages-`)

const opened: TestDatabase[] = []
afterAll(async () => {
  await Promise.all(opened.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true })
})

const run = (database: Database, ...args: string[]) =>
  runCommand({ name: 'the test', database, close: async () => {} }, readArguments(args))

/** Stores a message, so many days ago. @returns its id */
async function store(database: Database, changes: object = {}, days = 0) {
  const message = { ...createNewMessage(), ...changes }
  const unused = { now: raw('0'), tryOut: async () => {} }
  const now = () => Date.now() - days * 86_400_000
  await createMessageStore({ ...unused, ...database }, now).add(message)
  return message.id
}

const textsFrom = (email: string) => ({
  texts: { name: 'Ada', email, organization: null, message: 'Hello' },
})

describe.each(databases)('%s', (kind, start) => {
  let database: MessageDatabase
  const create = async (startOne = start) => {
    const started = await startOne()
    opened.push(started)
    return started.database
  }
  beforeAll(async () => {
    database = await create()
  })
  beforeEach(async () => {
    await query(database, sql`DELETE FROM contact_submissions`)
  })

  test('lists newest first, shows one with its deliveries, deletes by age and by address', async () => {
    const idsOf = async (...args: string[]) =>
      (await run(database, ...args)).match(/^[0-9a-f-]{36}/gm)
    const old = await store(database, {}, 366)
    const flagged = await store(database, { flagged: 'honeypot' }, 300)
    const upper = await store(database, textsFrom(" O'Brien@Reader.Example "), 2)
    const other = await store(database, textsFrom("jo'brien@reader.example"), 1)
    expect(await idsOf('list')).toEqual([other, upper, flagged, old])
    expect(await idsOf('list', '--limit', '2')).toEqual([other, upper])
    expect(await run(database, '--flagged')).toContain('1 of 1 in the test')
    expect(await run(database, '--status', 'undelivered')).toContain('0 of 0')
    expect(await idsOf('list', '--from', "o'brien@reader.example")).toEqual([upper])
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
    expect(await idsOf('list', '--since', day)).toEqual([other, upper])
    const shown = await run(database, 'show', flagged)
    expect(shown).toMatch(/honeypot[\s\S]*email: waiting[\s\S]*webhook: waiting/)
    await expect(run(database, 'show', randomUUID())).rejects.toThrow('There is no message')

    await expect(run(database, 'purge', '--older-than', '365d')).rejects.toThrow(/^1 message older/)
    expect(await run(database, 'purge', '--older-than', '365d', '--yes')).toMatch(/^1 message del/)
    expect(await run(database, 'purge', '--older-than', '1h', '--flagged', '--yes')).toMatch(/^1 /)
    expect(await run(database, 'erase', "o'brien@reader.EXAMPLE", '--yes')).toMatch(/^1 message/)
    expect(await idsOf('list')).toEqual([other])
  })

  test('an erasure leaves a count and the address in no table, and each table is in the list', async () => {
    const email = 'erased@reader.example'
    const id = await store(database, { ...textsFrom(email), client: 'erased hash' })
    await run(database, 'erase', email, '--yes')
    const counts = await query(database, sql`SELECT * FROM state WHERE name LIKE 'erased-%'`)
    expect(counts).toContainEqual({
      name: expect.anything(),
      value: expect.stringMatching(/^[1-9]/),
    })
    const names = await query<{ name: string }>(
      database,
      kind === 'D1'
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%cf%'`
        : sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    const own = names.map(({ name }) => name).filter((name) => name !== 'migrations')
    expect(own.sort()).toEqual(Object.keys(tables).sort())
    for (const name of own) {
      const rows = JSON.stringify(await query(database, raw(`SELECT * FROM ${name}`)))
      expect(rows).not.toMatch(/erased(@| hash)/)
      expect(rows).not.toContain(id)
    }
    await store(database)
    for (const name of ['contact_submissions', 'outbox'] as const) {
      const { exported, notExported } = tables[name]
      const [row = {}] = await query<object>(database, raw(`SELECT * FROM ${name}`))
      expect(Object.keys(row).sort()).toEqual([...exported, ...notExported].sort())
    }
  })

  test('what was given up can be acknowledged, or be due at once, as what waits', async () => {
    const failed = sql`UPDATE outbox SET status = 'undelivered', attempts = 20`
    const known = await store(database, { channels: ['webhook'] })
    await query(database, failed)
    await expect(run(database, 'acknowledge')).rejects.toThrow(/^1 message in the test/)
    expect(await run(database, 'acknowledge', '--yes')).toMatch(/^1 notification/)
    expect(await run(database, 'show', known)).toContain('webhook: alerted')
    await query(database, sql`DELETE FROM contact_submissions`)
    await store(database)
    await store(database, { channels: [] })
    await query(database, failed)
    expect(await run(database, 'retry')).toMatch(/^2 notifications/)
    expect(await createMessageStore(database).claim(9)).toHaveLength(2)
    expect(await run(database, 'list')).toContain('no channel was set')
  })

  test.each(databases)('an export holds every message; %s imports it once', async (_, other) => {
    for (const days of [3, 2, 1]) await store(database, textsFrom("O'Brien; \\ 👩‍👩‍👧"), days)
    const lost = await store(database, { flagged: 'honeypot', client: 'a hash' })
    const exported = await run(database, 'export')
    expect(exported).not.toContain('a hash')
    const file = `${folder}/${randomUUID()}.jsonl`
    writeFileSync(file, exported)

    const target = await create(other)
    await expect(run(target, 'import', file)).rejects.toThrow(/^4 messages: those that are not in/)
    expect(await run(target, 'import', file, '--yes')).toMatch(/^4 messages added/)
    expect(await run(target, 'export')).toBe(exported)
    await query(target, sql`UPDATE contact_submissions SET flagged = 'changed'`)
    await run(target, 'erase', 'ada@reader.example', '--yes')
    expect(await run(target, 'import', file, '--yes')).toMatch(/^1 message added/)
    expect(await run(target, '--flagged')).toContain('4 of 4')
    expect(await run(target, 'show', lost)).toContain('honeypot')
  })

  test('an import that fails in the middle, or is not whole, leaves nothing', async () => {
    await store(database)
    const exported = await run(database, 'export')
    await query(database, sql`DELETE FROM contact_submissions`)
    const file = `${folder}/${randomUUID()}.jsonl`
    const lines = exported.split('\n')
    const broken: [content: string, problem: RegExp | string][] = [
      [exported.replace('"status":"waiting"', '"status":"unheard of"'), /constraint/i],
      [lines.slice(0, -1).join('\n'), 'A part of the file is missing'],
      [lines.slice(1).join('\n'), 'A part of the file is missing'],
      [exported.replace('"createdAt":"2', '"createdAt":"x'), 'Line 1: message.createdAt'],
    ]
    for (const each of broken) {
      writeFileSync(file, each[0])
      await expect(run(database, 'import', file, '--yes')).rejects.toThrow(each[1])
      expect(await run(database, 'list')).toContain('0 of 0')
    }
  })
})

test('the hosted database is reached by HTTP, with bound values', async () => {
  const answers = [
    { success: true, errors: [], result: [{ results: [{ n: 1 }] }] },
    { success: false, errors: [{ message: 'no such table: none' }], result: null },
  ]
  const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json(answers.shift()),
  )
  vi.stubGlobal('fetch', fetch)
  const env = { CLOUDFLARE_ACCOUNT_ID: 'account', CLOUDFLARE_API_TOKEN: 'token' }
  const hosted = hostedD1(env, 'id')
  expect(await query(hosted, sql`SELECT ${"O'Brien"} AS n`)).toEqual([{ n: 1 }])
  await expect(query(hosted, sql`SELECT * FROM none`)).rejects.toThrow('no such table: none')
  const [address, { headers, body }] = fetch.mock.calls[0] ?? ['', {}]
  expect(address).toMatch(/^https.*\/accounts\/account\/d1\/database\/id\/query$/)
  expect(new Headers(headers).get('Authorization')).toBe('Bearer token')
  expect(JSON.parse(String(body))).toEqual({
    batch: [{ sql: 'SELECT ? AS n', params: ["O'Brien"] }],
  })
  expect(() => hostedD1({}, 'id')).toThrow('CLOUDFLARE_API_TOKEN is not set')
  vi.unstubAllGlobals()
})

test('the command reads the database of this machine, as wrangler keeps it', async () => {
  const state = `${folder}/state`
  migrate(state)
  const open = await openDatabase({ remote: false, folder: state }, {})
  await store(open.database)
  expect(await runCommand(open, readArguments(['list']))).toContain(`1 of 1 in ${open.name}`)
  await open.close()
  const nothing = openDatabase({ remote: false, folder: `${folder}/nothing` }, {})
  await expect(nothing).rejects.toThrow(/^There is no database in /)
  const both = openDatabase({ remote: true, folder: state }, {})
  await expect(both).rejects.toThrow('--remote and --persist-to name two databases')
})
