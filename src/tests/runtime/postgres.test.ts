/** PostgreSQL when it fails, and how it is reached: what a table in this process has no trouble with. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { query, sql } from '../../function/database'
import { codeOf } from '../../function/log'
import { connect, migrate, postgresDatabase } from '../../function/postgres'
import { createMessageStore } from '../../function/store'
import { createDatabase, startPostgres } from './postgres'

const server = inject('postgres')

const folder = mkdtempSync(`${tmpdir()}/postgres-`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failure = (work: Promise<unknown>) => work.then(() => 'none', codeOf)

describe.skipIf(!server)('migrations', () => {
  test('two runs at once apply each file once', async () => {
    const url = await createDatabase(server, { migrated: false })
    const { readHealth } = createMessageStore(postgresDatabase(url))
    expect(await failure(readHealth())).toBe('42P01')
    const names = await Promise.all([migrate(url), migrate(url)])
    expect(names.flat()).toEqual(readdirSync('src/function/migrations'))
    expect(await migrate(url)).toEqual([])
    await readHealth()
  })

  test('a file that fails leaves nothing, and can be mended', async () => {
    const url = await createDatabase(server, { migrated: false })
    const files = pathToFileURL(`${folder}/`)
    const write = (text: string) => writeFileSync(new URL('0001_one.sql', files), text)
    write('CREATE TABLE one (id integer); SELECT 1 / 0;')
    expect(await failure(migrate(url, files))).toBe('22012')
    write('CREATE TABLE one (id integer);')
    expect(await migrate(url, files)).toEqual(['0001_one.sql'])
  })

  test('a database that cannot hold every text is refused', async () => {
    const connection = connect(server)
    const name = `latin_${randomUUID().slice(0, 8)}`
    await connection.unsafe(`CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0`)
    await connection.end()
    const latin = migrate(server.replace('/postgres?', `/${name}?`))
    await expect(latin).rejects.toThrow('encoding LATIN1; UTF8')
  })
})

test.each([
  // Without encryption only where the server has none.
  ['', 'prefer'],
  ['sslmode=disable', false],
  ['sslmode=verify-full', 'verify-full'],
  // Parameters for other clients are left out, as the server would refuse them.
  ['channel_binding=require&pgbouncer=true&max=1', 'prefer'],
])('an address with "%s" asks for encryption: %s', (parameters, mode) => {
  const { options } = connect(`postgres://contact@127.0.0.1/contact?${parameters}`)
  expect(options.ssl).toBe(mode)
  expect(Object.keys(options.connection)).toEqual(['application_name'])
})

test('a server that accepts and closes is tried a few times, not hundreds', async () => {
  let connections = 0
  const closing = createServer((socket) => {
    connections += 1
    socket.end()
  }).listen(0, '127.0.0.1')
  await once(closing, 'listening')
  const address = closing.address()
  const port = address instanceof Object ? address.port : 0
  const database = postgresDatabase(`postgres://contact@127.0.0.1:${port}/contact?max=1`, 1)
  expect(await failure(query(database, sql`SELECT 1`))).toBe('TimeoutError')
  expect(connections).toBeGreaterThan(0)
  expect(connections).toBeLessThan(10)
  await database.end()
  closing.close()
})

describe.skipIf(!server).concurrent('a server that fails', () => {
  test('silent: an error, and new connections once it answers', async ({ onTestFinished }) => {
    const own = await startPostgres()
    onTestFinished(() => {
      own.signal('SIGCONT')
      return own.stop()
    })
    const database = postgresDatabase(`${await createDatabase(own.url)}&max=2`, 3)
    const { readHealth } = createMessageStore(database)
    const sleep = () =>
      query<{ id: number }>(database, sql`SELECT pg_backend_pid() AS id, pg_sleep(1)`)
    await readHealth()
    own.signal('SIGSTOP')
    // More than there are connections.
    const failures = await Promise.all([1, 2, 3, 4].map(() => failure(readHealth())))
    expect(failures).toEqual(Array(4).fill('TimeoutError'))
    own.acceptNew()
    // None of the connections is still taken.
    const [first, second] = await Promise.all([sleep(), sleep()])
    expect(first[0]?.id).not.toBe(second[0]?.id)
    await database.end()
  })

  test('a locked table: the server ends the statement, and later ones are answered', async () => {
    const url = await createDatabase(server)
    const database = postgresDatabase(`${url}&max=1`, 3)
    const { readHealth } = createMessageStore(database)
    const connection = connect(url)
    await connection.begin(async (sql) => {
      await sql`LOCK TABLE contact_submissions`
      // The second waits for the connection of the first.
      const failures = await Promise.all([readHealth(), readHealth()].map(failure))
      for (const code of failures) expect(['57014', 'TimeoutError']).toContain(code)
    })
    await readHealth()
    await Promise.all([connection.end(), database.end()])
  })
})
