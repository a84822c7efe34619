/** PostgreSQL by an encrypted connection. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseProblem } from '../../function/postgres/databaseProblem'
import { connect } from '../../function/postgres/pool'
import { startPostgres } from './postgres'

const server = inject('postgres')

const folder = mkdtempSync(`${tmpdir()}/postgres-`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!server)('encryption, as sslmode says', () => {
  const [key, certificate] = [`${folder}/server.key`, `${folder}/server.crt`]
  let own: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const files = ['-keyout', key, '-out', certificate]
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
    execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' })
    own = await startPostgres({ key, certificate })
  })
  afterAll(() => own.stop())

  async function isEncrypted(query: string, host = 'localhost', url = own.url) {
    const address = url.replace('127.0.0.1', host).replace('sslmode=disable', query)
    const connection = connect(address, 1)
    try {
      const [row] = await connection<{ ssl: boolean }[]>`
        SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`
      return row?.ssl
    } catch (error) {
      return databaseProblem(error)
    } finally {
      await connection.end({ timeout: 1 })
    }
  }

  test.each([
    ['sslmode=disable', false],
    ['', true],
    ['sslmode=require', true],
    [`sslmode=verify-ca&sslrootcert=${certificate}`, true],
    [`sslmode=verify-full&sslrootcert=${certificate}`, true],
    ['sslmode=verify-full', expect.stringContaining('unknown authority')],
  ])('%s', async (query, expected) => {
    expect(await isEncrypted(query)).toEqual(expected)
  })

  test('only verify-full insists that the certificate is that of the host', async () => {
    const query = `sslrootcert=${certificate}&sslmode=`
    expect(await isEncrypted(`${query}verify-ca`, '127.0.0.1')).toBe(true)
    expect(await isEncrypted(`${query}verify-full`, '127.0.0.1')).toContain('another host')
  })

  test('a server without encryption: prefer goes without, require fails', async () => {
    expect(await isEncrypted('sslmode=prefer', '127.0.0.1', server)).toBe(false)
    expect(await isEncrypted('sslmode=require', '127.0.0.1', server)).toMatch(/\.$/)
  })
})
