import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBackup, writeBackup } from './backupFormat'
import { jsonText } from './insert'

const time = '2025-01-31T09:30:00.000Z'
const message = {
  id: '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11',
  createdAt: time,
  name: 'Ada',
  email: 'ada@company.example',
  organization: null,
  message: 'Hello',
  flagged: null,
  idempotencyKey: null,
  outbox: [{ channel: 'email', attempts: 1, nextAttemptAt: time, lastError: null }],
}
const backup = {
  createdAt: time,
  messages: [message],
  reports: [{ id: 'daily-digest-2025-01-31', channel: 'email', sentAt: time }],
}
const write = (content: typeof backup) => [...writeBackup(content)].join('')
const written = write(backup)
const read = (text: string) => readBackup(Buffer.from(text), 'file.jsonl')

/** What a message can hold, with what ends a line, a quote or a statement somewhere. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom('\n', '\r', '\u2028', "'", '"', '\\', ';', '--', '/*', '$', '{"end":'),
      fc.constantFrom('BEGIN TRANSACTION;', 'COMMIT;', '👩‍👩‍👧', '\ufeff'),
    ),
  })
  .map((each) => each.replaceAll('\0', ''))

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(text, text, (name, words) => {
      const content = { ...backup, messages: [{ ...message, name, message: words }] }
      expect(read(write(content))).toEqual(content)
    }),
  )
})

test('any text becomes SQL of plain characters, which means the same', () => {
  fc.assert(
    fc.property(text, (words) => {
      const sql = jsonText([{ words }])
      expect(sql).toMatch(/^'[\w"{}[\],:\\.]*'$/)
      expect(JSON.parse(sql.slice(1, -1))).toEqual([{ words }])
    }),
  )
})

test('keys and notifications are in it, one line a message', () => {
  const lines = written.trimEnd().split('\n')
  expect(lines).toHaveLength(4)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ messages: 1, notifications: 1, reports: 1 })
})

describe('what is not whole is refused', () => {
  const lines = written.trimEnd().split('\n')
  const bytes = Buffer.from(written)

  test('wherever it is cut, but for the last line feed', () => {
    for (let length = 0; length < bytes.length - 1; length++)
      expect(() => readBackup(bytes.subarray(0, length), 'file.jsonl')).toThrow(
        /^file\.jsonl is no/,
      )
  })

  test.each([
    ['a line that is missing', lines.toSpliced(1, 1).join('\n'), 'not whole or was changed'],
    ['a word that was changed', written.replace('Hello', 'Hallo'), 'not whole or was changed'],
    ['ends of lines of another system', written.replaceAll('\n', '\r\n'), 'not whole'],
    ['another file', '{"name":"package"}\n', 'no backup'],
    ['a newer version', written.replace('"version":1', '"version":2'), 'update this checkout'],
  ])('%s', (_, changed, reason) => expect(() => read(changed)).toThrow(reason))

  test.each([
    ['half a character', { ...message, message: 'a\ud83d' }, 'file.jsonl:2: message.message'],
    ['a NUL', { ...message, name: 'a\0' }, 'file.jsonl:2: message.name'],
    ['a time in another form', { ...message, createdAt: '31.1.2025' }, 'message.createdAt'],
  ])('%s in a backup that was made by hand', (_, changed, reason) => {
    expect(() => read(write({ ...backup, messages: [changed] }))).toThrow(reason)
  })
})
