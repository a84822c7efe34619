import { expect, test } from 'vitest'
import { readDatabaseUrl } from './databaseUrl'

const address = 'postgres://user:pass@db.example/contact'
const sslOf = (query: string) => readDatabaseUrl(`${address}?${query}`).options.ssl

test('sslmode means what it means to other clients', () => {
  expect(sslOf('sslmode=disable')).toBe(false)
  for (const query of ['', 'sslmode=allow', 'sslmode=prefer']) expect(sslOf(query)).toBe('prefer')
  expect(sslOf('sslmode=require')).toBe('require')
  expect(sslOf('sslmode=verify-ca')).toEqual({ checkServerIdentity: expect.any(Function) })
  expect(sslOf('sslmode=verify-full')).toEqual({ host: 'db.example' })
  expect(sslOf('sslmode=require&sslrootcert=package.json')).toMatchObject({
    ca: expect.any(Buffer),
  })
})

test('what other clients need of the address is left out, what the server needs is passed on', () => {
  const { url, options } = readDatabaseUrl(
    ` ${address}?channel_binding=require&pgbouncer=true&application_name=site&host=/run `,
  )
  expect(url).toBe(address)
  expect(options).toMatchObject({ host: '/run', connection: { application_name: 'site' } })
  expect(Object.keys(options.connection)).not.toContain('pgbouncer')
})

test.each([
  'postgresql://user@db.example',
  'postgres:///contact?host=/run/postgresql',
  'postgres://user@one.example:5432,two.example:5433/contact',
])('%s is an address', (text) => {
  expect(readDatabaseUrl(text).url).toBe(text.split('?')[0])
})

test.each([
  ['db.example', { host: 'db.example' }],
  ['[::1]', { host: ['::1'], port: [5432] }],
  ['[fe80::1]:5433', { host: ['fe80::1'], port: [5433] }],
  ['%2Frun%2Fpostgresql:5433', { host: '/run/postgresql' }],
])('the host %s is reached, as by other clients', (host, expected) => {
  expect(readDatabaseUrl(`postgres://user@${host}/contact`).options).toMatchObject(expected)
})

test.each([
  ['', 'not an address'],
  ['contact', 'not an address'],
  ['mysql://user:secret@host/contact', 'not an address'],
  ['postgres://user:secret#1@host/contact', 'not an address'],
  ['postgres://user:secret@host:99999/contact', 'not an address'],
  ['postgres://user:secret%1@host/contact', 'not an address'],
  [`${address}?sslmode=on`, 'sslmode=on; allowed are disable,'],
  [`${address}?sslmode=verify-full&sslrootcert=/nowhere.pem`, '/nowhere.pem, which does not exist'],
  [`${address}?schema=site`, 'the parameter schema; allowed are'],
])('%s: a sentence without the password', (text, sentence) => {
  expect(() => readDatabaseUrl(text)).toThrow(sentence)
  expect(() => readDatabaseUrl(text)).not.toThrow('secret')
})
