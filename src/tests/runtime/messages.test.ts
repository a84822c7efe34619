/** `npm run messages`, on each database that it knows. */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { readArguments } from '../../../scripts/messages/arguments'
import type { Database } from '../../../scripts/messages/database'
import { execute } from '../../../scripts/messages/execute'
import { insert } from '../../../scripts/messages/insert'
import { all, readAll } from '../../../scripts/messages/stored'
import { type Create, startMessageDatabases } from './messageDatabases'
import { runtimeFolder } from './startRuntime'
import { byId, createMessage, day, oddTexts, waiting } from './storedMessages'

const folder = mkdtempSync(`${runtimeFolder}/messages-`)

const run = (database: Database, ...args: string[]) => execute(database, readArguments(args))
const idsOf = async (database: Database) => (await readAll(database, all)).map(({ id }) => id)

const { createInD1, createInPostgres, stop } = await startMessageDatabases(13)
afterAll(stop)

const engines: [name: string, create: Create][] = [['D1', createInD1]]
if (createInPostgres) engines.push(['PostgreSQL', createInPostgres])
const pairs: [from: string, to: string, Create, Create][] = [['D1', 'D1', createInD1, createInD1]]
if (createInPostgres)
  pairs.push(
    ['D1', 'PostgreSQL', createInD1, createInPostgres],
    ['PostgreSQL', 'D1', createInPostgres, createInD1],
  )

describe.each(engines)('%s', (_, create) => {
  test('lists newest first, shows one, deletes by age and by address', async () => {
    const database = await create()
    const old = createMessage({ email: 'old@reader.example' }, 366)
    const recent = createMessage({ email: 'recent@reader.example' }, 364)
    const erased = [
      createMessage({ email: "O'Brien@reader.example" }, 3),
      createMessage({ email: " o'brien@reader.example " }, 2),
    ]
    const longer = createMessage({ email: "jo'brien@reader.example", flagged: 'honeypot' }, 1)
    const messages = [longer, ...erased.toReversed(), recent, old]
    await insert(database, messages, [])

    const lines = (await run(database, 'export')).split('\n')
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(messages.map(({ id }) => id))
    expect(await run(database, 'show', recent.id.toUpperCase())).toContain('recent@reader.example')
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await run(database, '--limit', '1', '--json')).toBe(lines[0])
    for (const format of [[], ['--csv']]) await run(database, '--limit', '1', ...format)
    expect(printed.mock.calls.flat()).toEqual(Array(3).fill(expect.stringMatching(/^1 of 5 shown/)))
    printed.mockRestore()
    const flagged = (await run(database, '--flagged', '--csv')).split('\r\n')
    expect(flagged).toEqual([expect.any(String), expect.stringContaining(longer.id)])
    await expect(run(database, 'show', randomUUID())).rejects.toThrow('There is no message')

    expect(await run(database, 'purge', '--older-than', '12h', '--flagged', '--yes')).toMatch(/^1 /)
    expect(await run(database, 'purge', '--older-than', '365d', '--yes')).toMatch(/^1 message del/)
    expect(await run(database, 'erase', "o'brien@READER.example", '--yes')).toMatch(/^2 messages/)
    expect(await idsOf(database)).toEqual([recent.id])
  })

  test('deletes nothing before it has said what, and got a yes', async () => {
    const database = await create()
    const first = createMessage({ outbox: [waiting('email'), waiting('webhook')] }, 4)
    const last = createMessage({ flagged: 'too fast' }, 2)
    await insert(database, [first, createMessage({}, 3), last], [])
    const plan = `3 messages from ada@reader.example in ${database.name}, written from ${first.createdAt} to ${last.createdAt}; 1 flagged; 2 notifications not delivered`
    await expect(run(database, 'erase', 'ada@reader.example')).rejects.toThrow(plan)
    const dryRun = await run(database, 'purge', '--older-than', '1h', '--dry-run')
    expect(dryRun).toContain('Nothing is deleted')
    expect(await idsOf(database)).toHaveLength(3)
  })

  test('what waits for its next attempt can be due at once', async () => {
    const database = await create()
    const later = { ...waiting('email'), nextAttemptAt: new Date(Date.now() + day).toISOString() }
    const message = createMessage({ outbox: [later, waiting('webhook', 'refused')] })
    await insert(database, [message, createMessage()], [])
    const listed = await run(database, '--waiting')
    for (const part of [message.id, 'email: 2 tries', 'refused']) expect(listed).toContain(part)
    expect((await run(database, 'export', '--waiting')).split('\n')).toHaveLength(1)
    // The clock of the operator's machine does not matter.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + day })
    expect(await run(database, 'retry')).toMatch(/^2 notifications/)
    vi.useRealTimers()
    const due = await database.query(
      `SELECT 1 FROM outbox WHERE "nextAttemptAt" <= '${new Date().toISOString()}'`,
    )
    expect(due).toHaveLength(2)
  })

  test('a merge brings back what is missing, says whom, and changes nothing else', async () => {
    const database = await create()
    const key = randomUUID()
    const [kept, lost, resent] = [
      createMessage({ flagged: 'too fast', outbox: [waiting('email')] }),
      createMessage({ email: 'lost@reader.example', outbox: [waiting('webhook')] }),
      createMessage({ idempotencyKey: key }),
    ]
    await insert(database, [kept, lost, resent], [])
    const file = `${folder}/${randomUUID()}.jsonl`
    await run(database, 'backup', file)
    await database.execute(['DELETE FROM contact_submissions'])
    const now = { ...kept, flagged: null, outbox: [] }
    const newer = createMessage({ idempotencyKey: key })
    await insert(database, [now, newer], [])

    const merge = run(database, 'restore', file, '--merge')
    await expect(merge).rejects.toThrow('1 of the 3 messages')
    await expect(merge).rejects.toThrow('lost@reader.example')
    expect(await idsOf(database)).toHaveLength(2)
    await run(database, 'restore', file, '--merge', '--yes')
    expect(byId(await readAll(database, all))).toEqual(byId([now, newer, lost]))
    expect(await run(database, 'restore', file, '--merge')).toContain('0 messages')
  })

  test('what was made of an address is in no backup', async () => {
    const database = await create()
    const hash = 'a'.repeat(64)
    await insert(database, [createMessage({ idempotencyKey: hash })], [])
    await database.execute([`UPDATE contact_submissions SET client = '${hash}'`])
    const file = `${folder}/${randomUUID()}.jsonl`
    await run(database, 'backup', file)
    expect(readFileSync(file, 'utf8')).not.toContain(hash)
  })

  test('a message in several pages of a long table is read once', async () => {
    const database = await create()
    const messages = Array.from({ length: 2001 }, (_, n) => createMessage({ message: `${n}` }, n))
    await insert(database, messages, [])
    expect(byId(await readAll(database, all))).toEqual(byId(messages))
  })
})

test.each(pairs)(
  'a backup of %s is private, and restores every text into %s',
  async (_, __, create, createOther) => {
    const [from, to] = [await create(), await createOther()]
    const reports = [{ id: 'digest', channel: 'email', sentAt: '2025-01-31T09:30:00.000Z' }]
    await insert(from, oddTexts, reports)
    const file = `${folder}/${randomUUID()}.jsonl`
    await run(from, 'backup', file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(run(from, 'backup', file)).rejects.toThrow('no backup is overwritten')

    await run(to, 'restore', file)
    expect(byId(await readAll(to, all))).toEqual(byId(oddTexts))
    const again = `${folder}/${randomUUID()}.jsonl`
    await run(to, 'backup', again)
    const contentOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(1, -2)
    expect(contentOf(again)).toEqual(contentOf(file))
    await expect(run(to, 'restore', file)).rejects.toThrow('has 4 messages')
  },
)

test.each(engines.slice(1))('%s finds whom to erase in every locale', async (_, create) => {
  const database = await create()
  // Its small letter of I is another one.
  const turkish = 'ALTER TABLE contact_submissions ALTER email TYPE text COLLATE "tr-x-icu"'
  await database.execute([turkish])
  await insert(database, [createMessage({ email: 'INFO@reader.example' })], [])
  expect(await run(database, 'erase', 'info@reader.example', '--yes')).toMatch(/^1 message/)
})

test('a backup that git would add is warned of', async () => {
  const database = await createInD1()
  execFileSync('git', ['init', '--quiet', `${folder}/checkout`])
  expect(await run(database, 'backup', `${folder}/checkout/a.jsonl`)).toContain('Warning: git')
  writeFileSync(`${folder}/checkout/.gitignore`, '*.jsonl')
  expect(await run(database, 'backup', `${folder}/checkout/b.jsonl`)).not.toContain('Warning')
})

test('a backup that cannot be written is an error that names its file', async () => {
  const database = await createInD1()
  writeFileSync(`${folder}/file`, '')
  const file = `${folder}/file/a.jsonl`
  await expect(run(database, 'backup', file)).rejects.toThrow(`${file} is not written: E`)
})

test('no backup is written that could not be restored', async () => {
  const database = await createInD1()
  const message = createMessage()
  await insert(database, [message], [])
  await database.execute([`UPDATE contact_submissions SET createdAt = '31.1.2025'`])
  const file = `${folder}/${randomUUID()}.jsonl`
  await expect(run(database, 'backup', file)).rejects.toThrow(
    `${message.id}: createdAt is not a time`,
  )
  expect(readdirSync(folder).filter((name) => file.endsWith(name))).toEqual([])
})
