import { expect, test } from 'vitest'
import { readDatabaseUrl } from './databaseUrl'

const read = (address: string) => readDatabaseUrl({ DATABASE_URL: address })

test.each([
  ['', 'is not set'],
  ['mysql://host/contact', 'is no address'],
  ['postgres://user:100%secret@host/contact', 'to be %25'],
  ['postgres://user:secret@host/contact?max=abc', 'max is the number'],
  ['postgres://user:secret@host/contact?max=0', 'max is the number'],
  ['postgres://user:secret@10.0.0.1/contact?sslmode=verify-full', 'wants the host name'],
  ['postgres://user:secret@[fd00::1]/contact?sslmode=verify-full', 'wants the host name'],
])('%j: a sentence that names the setting, and not the password', (address, problem) => {
  expect(() => read(address)).toThrow(new RegExp(`^DATABASE_URL(?!.*secret).*${problem}`))
})

test.each([
  'postgres://user:p%25w@db.example:5432/contact?sslmode=verify-full&max=5',
  'postgresql://user@127.0.0.1/contact',
])('%s is right', (address) => expect(read(address)).toBe(address))
