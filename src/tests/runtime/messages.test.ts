/** `npm run messages`: its commands on a store, and the databases that it opens. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readCommand } from '../../../scripts/messages/arguments'
import { runCommand } from '../../../scripts/messages/commands'
import { hostedD1, openStore } from '../../../scripts/messages/openStore'
import { migrate } from '../../../scripts/wrangler'
import { createStore } from '../../function/store'
import { newMessage, startStore, type TestStore } from './startStore'

const folder = mkdtempSync(`${tmpdir()}/messages-`)
afterAll(() => rmSync(folder, { recursive: true }))

let given: TestStore
beforeAll(async () => {
  given = await startStore()
  return given.stop
})
beforeEach(async () => {
  await given.sql('DELETE FROM contact_submissions')
  await given.sql('DELETE FROM state')
})

const run = (...args: string[]) =>
  runCommand({ name: 'the test', store: given.store }, readCommand(args))
const idsOf = async (...args: string[]) => (await run(...args)).match(/^[0-9a-f-]{36}/gm)

/** Stores a message, so many days ago. @returns its id */
async function add(email = 'ada@reader.example', days = 0, changes: object = {}) {
  const texts = { name: 'Ada', email, message: 'Hello' }
  const message = newMessage({ texts, ...changes })
  await given.store.add(message)
  await given.sql(
    `UPDATE contact_submissions SET "createdAt" = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?) WHERE id = ?`,
    `-${days} days`,
    message.id,
  )
  return message.id
}

test('lists newest first, shows one with its notifications, erases by age, address and id', async () => {
  const old = await add('ada@reader.example', 366)
  const suspected = { flagged: 'challenge failed: no token', channels: [] }
  const doubtful = await add('bo@reader.example', 300, suspected)
  const upper = await add("O'Brien@Reader.Example", 2)
  const other = await add("jo'brien@reader.example", 1)
  expect(await idsOf('list')).toEqual([other, upper, doubtful, old])
  expect(await run('list', '--suspected')).toContain('1 of 1 in the test')
  expect(await run('list', '--status', 'failed')).toContain('0 of 0')
  expect(await idsOf('list', '--from', "o'brien@reader.example")).toEqual([upper])
  expect(await run('show', doubtful)).toContain('doubtful: challenge failed: no token')
  expect(await run('show', upper)).toContain('webhook: waiting')
  await expect(run('show', randomUUID())).rejects.toThrow('There is no message')
  const exported = (await run('export')).split('\n').map((line) => JSON.parse(line))
  expect(exported.map(({ message }) => message.id)).toEqual([other, upper, doubtful, old])
  expect(await run('export', '--csv', '--suspected')).toContain(`\n${doubtful},contact,Ada,bo@`)

  await expect(run('erase', '--older-than', '365d')).rejects.toThrow(/^1 message .*\nNothing is/)
  expect(await run('erase', '--older-than', '365d', '--yes')).toMatch(/^1 message deleted/)
  expect(await run('erase', "o'brien@reader.EXAMPLE", '--yes')).toMatch(/^1 message deleted/)
  expect(await run('erase', doubtful, '--yes')).toMatch(/^1 message deleted/)
  expect(await idsOf('list')).toEqual([other])
})

test('an export has all, however many there are', async () => {
  await given.sql(`
    INSERT INTO contact_submissions (id, name, email, message)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1203)
    SELECT 'id-' || i, 'Ada', 'ada@reader.example', 'Hello' FROM n`)
  expect((await run('export')).split('\n')).toHaveLength(1203)
})

test('a retry says how many there are, and when the last one goes', async () => {
  await add()
  await expect(run('retry')).rejects.toThrow('No channel is set')
  await given.store.maintain({ channels: ['webhook'], perMinute: 18 })
  for (let n = 0; n < 18; n++) await add()
  await given.sql(`UPDATE outbox SET status = 'undelivered', attempts = 30`)
  expect(await run('retry')).toMatch(/^19 notifications .* by webhook, 18 a minute: .* 2 minutes$/)
  expect(await given.store.claim(99)).toHaveLength(19)
})

test('the hosted database is reached by HTTP, with bound values', async () => {
  const answers = [
    { success: true, errors: [], result: [{ results: [{ id: '1', email: 'a@b.example' }] }] },
    { success: false, errors: [{ message: 'no such table: none' }], result: null },
  ]
  const fetch = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json(answers.shift()),
  )
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const env = { CLOUDFLARE_ACCOUNT_ID: 'account', CLOUDFLARE_API_TOKEN: 'token' }
  const hosted = createStore(hostedD1(env, 'id'))
  expect(await hosted.findIds({ since: '2026-01-31' })).toEqual(['1'])
  await expect(hosted.findIds({})).rejects.toThrow('no such table: none')
  const [address, { headers, body }] = fetch.mock.calls[0] ?? ['', {}]
  expect(address).toMatch(/^https.*\/accounts\/account\/d1\/database\/id\/query$/)
  expect(new Headers(headers).get('Authorization')).toBe('Bearer token')
  expect(JSON.parse(String(body)).batch).toMatchObject([{ params: ['2026-01-31'] }])
  expect(() => hostedD1({}, 'id')).toThrow('CLOUDFLARE_API_TOKEN is not set')
})

test('the command reads the database of this machine, as wrangler keeps it', async () => {
  const state = `${folder}/state`
  migrate(state)
  const open = await openStore({ folder: state })
  await open.store.add(newMessage())
  expect(await runCommand(open, readCommand(['list']))).toContain(`1 of 1 in ${open.name}`)
  await open.close()
  await expect(openStore({ folder: `${folder}/none` })).rejects.toThrow(/^There is no database in /)
  const both = openStore({ remote: true, folder: state })
  await expect(both).rejects.toThrow('--remote and --persist-to name two databases')
})
