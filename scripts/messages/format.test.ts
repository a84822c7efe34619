import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv, format, json, list, type Message } from './format'
import { quote } from './stored'

const id = '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11'
const message: Message = {
  id,
  createdAt: '2025-01-01T00:00:00.000Z',
  name: 'Ada',
  email: 'ada@company.example',
  organization: null,
  message: 'Hello',
  flagged: null,
  outbox: null,
}

describe('csv', () => {
  const toCell = (text: string) =>
    csv([{ ...message, message: text }])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
      .slice(`${id},${message.createdAt},Ada,ada@company.example,,`.length, -',,'.length)

  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\uff1d1', "'\uff1d1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['Hello;=1+1;', '"Hello;\'=1+1;"'],
    ['Hello\n- first\n- second', '"Hello\n\'- first\n\'- second"'],
  ])('%j becomes %j', (text, expected) => expect(toCell(text)).toBe(expected))

  test('whatever separates cells and rows, no cell begins a formula', () => {
    const part = fc.constantFrom(...'=+-@;,|\t\n\r"\' a\u00a0\uff1d')
    fc.assert(
      fc.property(fc.string({ unit: part }), (text) => {
        const cells = csv([{ ...message, message: text }]).split(/[,;|\t\r\n]/)
        for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@\uff1d]/)
      }),
    )
  })
})

test('json has one object a line', () => {
  const lines = json([message, { ...message, message: 'two\nlines' }]).split('\n')
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['Hello', 'two\nlines'])
})

test('the list shows undelivered notifications and suspected spam', () => {
  const text = list([{ ...message, flagged: 'honeypot', outbox: 'webhook: 2 tries' }])
  for (const part of [id, 'honeypot', 'webhook: 2 tries', 'Hello']) expect(text).toContain(part)
})

test('control characters of a message are escaped', () => {
  const text = list([
    { ...message, name: '\u001b[2JAda', message: 'a\u0007\u202eb\r\nc\ud83d\ude00' },
  ])
  for (const char of '\u001b\u0007\u202e\r') expect(text).not.toContain(char)
  expect(text).toContain('\\u{1b}[2JAda')
  expect(text).toContain('b\n  | c\ud83d\ude00')
})

test('no line of a message looks like the head of another', () => {
  const forged = list([{ ...message, name: 'Forged' }])
  const text = list([
    { ...message, message: `Hello\n\n${forged}\r${forged}\u2028${forged}\u0085${forged}` },
  ])
  const heads = text.split(/[\n\r\u2028\u2029\u0085]/).filter((line) => /^\S/.test(line))
  expect(heads).toEqual([expect.stringContaining('Ada <'), id])
})

test('quotes are doubled, a NUL throws', () => {
  expect(quote("o'brien''; --")).toBe("'o''brien''''; --'")
  expect(() => quote('a\0b')).toThrow('NUL')
})

test('notifications that wait are put in words, keys are left out, a BOM precedes the CSV', () => {
  const { outbox: _, ...texts } = message
  const waiting = { channel: 'email', attempts: 2, nextAttemptAt: 'soon', lastError: 'refused' }
  const stored = [{ ...texts, idempotencyKey: 'a key', outbox: [waiting] }]
  const written = format(stored, { format: 'json' })
  expect(JSON.parse(written)).toEqual({ ...message, outbox: 'email: 2 tries, next soon, refused' })
  expect(format(stored, { format: 'csv', bom: true })).toMatch(/^\ufeffid,/)
})
