/** PostgreSQL when it fails, and how it is reached: what a table in this process has no trouble with. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { handle } from '../../function/handler'
import { codeOf } from '../../function/log'
import { applyMigrations } from '../../function/postgres/migrations'
import { connect, openPool, type Pool } from '../../function/postgres/pool'
import { postgresTable } from '../../function/postgres/postgresTable'
import { createMessage, readResponse } from './client'
import { createDatabase, startPostgres } from './postgres'
import { startRelay } from './relay'

const server = inject('postgres')
const origin = 'https://site.example'

beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

const folder = mkdtempSync(`${tmpdir()}/postgres-`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Requests to the function with its table behind a pool. */
function requestsTo(pool: Pool) {
  const env = {
    table: postgresTable(pool),
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    CLIENT_SALT: 'salt',
  }
  const send = async (request: Request) =>
    readResponse(await handle(request, env, { waitUntil: () => {} }))
  return {
    post: (body: object, key = randomUUID()) =>
      send(
        new Request(`${origin}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
          body: JSON.stringify(body),
        }),
      ),
    health: () => send(new Request(`${origin}/api/health`)),
  }
}

/** @returns the code of the error */
const failure = (work: Promise<unknown>) => work.then(() => 'none', codeOf)

describe.skipIf(!server)('migrations', () => {
  test('two runs at once apply each file once', async () => {
    const url = await createDatabase(server, { migrated: false })
    const connections = [connect(url, 1), connect(url, 1)]
    const names = await Promise.all(connections.map((each) => applyMigrations(each)))
    const files = names.flat()
    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files).size).toBe(files.length)
    expect(await Promise.all(connections.map((each) => applyMigrations(each)))).toEqual([[], []])
    await Promise.all(connections.map((each) => each.end()))
  })

  test('a file that fails leaves nothing, one that was changed is an error', async () => {
    const connection = connect(await createDatabase(server, { migrated: false }), 1)
    const files = pathToFileURL(`${mkdtempSync(`${folder}/`)}/`)
    const write = (name: string, text: string) => writeFileSync(new URL(name, files), text)
    write('0001_one.sql', 'CREATE TABLE one (id integer);\n')
    write('0002_two.sql', 'CREATE TABLE two (id integer); SELECT 1 / 0;')
    expect(await failure(applyMigrations(connection, files))).toBe('22012')
    write('0002_two.sql', 'CREATE TABLE two (id integer);')
    expect(await applyMigrations(connection, files)).toEqual(['0002_two.sql'])
    // As Git writes it on Windows.
    write('0001_one.sql', 'CREATE TABLE one (id integer);\r\n')
    expect(await applyMigrations(connection, files)).toEqual([])
    write('0001_one.sql', 'CREATE TABLE one (id bigint);\n')
    await expect(applyMigrations(connection, files)).rejects.toThrow(
      '0001_one.sql is not what was applied',
    )
    await connection.end()
  })

  test('a server that is killed meanwhile is an error, and does not end the process', async () => {
    const killed = await startPostgres()
    const connection = connect(await createDatabase(killed.url, { migrated: false }), 1)
    const files = pathToFileURL(`${mkdtempSync(`${folder}/`)}/`)
    writeFileSync(new URL('0001_slow.sql', files), 'SELECT pg_sleep(60)')
    const code = failure(applyMigrations(connection, files))
    const observer = connect(killed.url, 1)
    const isUnderWay = async () =>
      (await observer`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`).length > 0
    await vi.waitUntil(isUnderWay, { timeout: 20_000 })
    await observer.end()
    await killed.kill()
    expect(await code).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|EPIPE)$/)
    await killed.stop()
  })

  test('a database that cannot hold every text is refused', async () => {
    const connection = connect(server, 1)
    const name = `latin_${randomUUID().slice(0, 8)}`
    await connection.unsafe(`CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0`)
    await connection.end()
    const latin = connect(server.replace('/postgres?', `/${name}?`), 1)
    await expect(applyMigrations(latin)).rejects.toThrow('encoding LATIN1; only UTF8')
    await latin.end()
  })

  test('where one is missing, health and messages answer 503', async () => {
    const url = await createDatabase(server, { migrated: false })
    const pool = openPool(url)
    const { post, health } = requestsTo(pool)
    expect([(await post(createMessage())).status, (await health()).status]).toEqual([503, 503])
    const { checkWritable } = postgresTable(pool)
    expect(await failure(checkWritable())).toBe('42P01')
    const connection = connect(url, 1)
    await applyMigrations(connection)
    expect((await health()).status).toBe(200)
    await connection`DELETE FROM migrations`
    expect(await failure(checkWritable())).toBe('MISSING_MIGRATION')
    expect((await health()).status).toBe(503)
    await Promise.all([connection.end(), pool.end()])
  })
})

describe.skipIf(!server).concurrent('a server that fails', () => {
  test('killed and started again: 503, then the retry is stored once', async () => {
    const own = await startPostgres({ settings: { fsync: 'on' } })
    const url = await createDatabase(own.url)
    const pool = openPool(url)
    const { post, health } = requestsTo(pool)
    const message = createMessage()
    const key = randomUUID()
    expect((await post(createMessage())).status).toBe(201)
    await own.kill()
    expect(await post(message, key)).toMatchObject({
      ...{ status: 503, retryAfter: expect.stringMatching(/^\d+$/) },
      errors: { form: expect.any(String) },
    })
    expect((await health()).status).toBe(503)
    await own.restart()
    const stored = await post(message, key)
    expect(stored.status).toBe(201)
    expect(await post(message, key)).toEqual(stored)
    expect((await post(createMessage(), key)).status).toBe(409)
    await pool.end()
    await own.stop()
  })

  test('silent: an error after some seconds, and new connections once it answers', async () => {
    const relay = await startRelay(await createDatabase(server))
    const pool = openPool(relay.url, 2)
    const { readSalt } = postgresTable(pool)
    const sleep = () => pool.transaction((sql) => sql`SELECT pg_backend_pid() AS id, pg_sleep(0.1)`)
    await readSalt()
    relay.state.isSilent = true
    // More than there are connections.
    const failures = await Promise.all([1, 2, 3, 4].map(() => failure(readSalt())))
    for (const code of failures)
      expect(['TimeoutError', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT']).toContain(code)
    relay.state.isSilent = false
    // None of the connections is still taken.
    const [first, second] = await Promise.all([sleep(), sleep()])
    expect(first[0]?.id).not.toBe(second[0]?.id)
    await pool.end()
    relay.stop()
  })

  test('a locked table: the server ends the statement, and the connection serves again', async () => {
    const url = await createDatabase(server)
    const pool = openPool(url, 1)
    const { checkWritable } = postgresTable(pool)
    const readProcess = () => pool.transaction((sql) => sql`SELECT pg_backend_pid() AS id`)
    const connection = connect(url, 1)
    const before = await readProcess()
    await connection.begin(async (sql) => {
      await sql`LOCK TABLE contact_submissions`
      // The second has waited for the connection of the first, and is given up before the server ends it.
      const failures = await Promise.all([checkWritable(), checkWritable()].map(failure))
      expect(failures).toEqual(['57014', 'TimeoutError'])
    })
    await checkWritable()
    expect(await readProcess()).toEqual(before)
    await Promise.all([connection.end(), pool.end()])
  })

  test('what takes no writes any more is left for a new connection', async () => {
    const url = await createDatabase(server)
    const pool = openPool(url, 1)
    const { checkWritable } = postgresTable(pool)
    const connection = connect(url, 1)
    const [{ name = '' } = {}] = await connection<{ name: string }[]>`
      SELECT current_database() AS name`
    const setReadOnly = (value: string) =>
      connection.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`)
    await setReadOnly('on')
    expect(await failure(checkWritable())).toBe('25006')
    // This connection is older than the setting.
    await setReadOnly('off')
    await checkWritable()
    await Promise.all([connection.end(), pool.end()])
  })
})
