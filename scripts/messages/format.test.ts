import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredMessage } from '../../src/function/tables'
import { storedMessage } from '../../src/tests/fakeStore'
import { readCommand } from './arguments'
import { type MessageRecord, toJsonLines, toTable, toText } from './format'

const id = '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11'
const record = (changes: Partial<StoredMessage> = {}): MessageRecord => ({
  message: storedMessage({ id, ...changes }),
  notifications: [],
})

test('in CSV no text is a formula, and no control character is left', () =>
  expect(toTable([record({ message: '=a\u202eb\u0007' })])).toContain(",'=a\\u{202e}b\\u{7}"))

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['-4200.5', '-4200.5'],
  ['-4200+1', "'-4200+1"],
  ['+49 3581 5550134', '+49 3581 5550134'],
  ['+49 3581-5550134', "'+49 3581-5550134"],
  ['+1+1', "'+1+1"],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t=1', '"\'\t\'=1"'],
  ['\uff1d1', "'\uff1d1"],
  ['Hello;=1+1;', '"Hello;\'=1+1;"'],
  ['Hello\n- first', '"Hello\n\'- first"'],
])('%j becomes %j', (text, expected) => {
  const table = toTable([record({ flagged: text, createdAt: 'before' })])
  expect(table).toMatch(/^\ufeffid,form,.*,createdAt,flagged,notifications\r\n/)
  expect(table.endsWith(`,before,${expected},`)).toBe(true)
})

test('JSON lines repeat any text, without raw control characters', () => {
  const text = fc.string({ unit: 'binary' }).filter((each) => !/[\0\p{Surrogate}]/u.test(each))
  fc.assert(
    fc.property(text, (message) => {
      const records = [record({ message })]
      const lines = toJsonLines(records)
      expect(lines).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(lines.split('\n').map((line) => JSON.parse(line))).toEqual(records)
    }),
  )
})

test('no line of a message looks like the head of another, or steers the terminal', () => {
  const forged = toText([record({ name: 'Forged' })])
  const separators = ['\n\n', '\r', '\u2028', '\u0085']
  const message = separators.map((separator) => `${separator}${forged}\u001b[2J\u202e`).join('')
  const text = toText([record({ message, name: '\u001b[2JAda\nForged' })])
  const heads = text.split(/[\n\r\u2028\u2029\u0085]/).filter((line) => /^\S/.test(line))
  expect(heads).toEqual([expect.stringContaining('Forged <'), expect.stringContaining(id)])
  for (const char of '\u001b\u0007\u202e\r') expect(text).not.toContain(char)
})

test.each([
  [[], { command: 'list' }],
  [['export', '--csv', '--suspected'], { csv: true, filter: { suspected: true } }],
  [['erase', '--older-than', '365d', '--yes'], { olderThanDays: 365, yes: true }],
  [['erase', "o'brien@a.example", '--remote'], { target: "o'brien@a.example", remote: true }],
])('the arguments %j', (args, expected) => expect(readCommand(args)).toMatchObject(expected))

test.each([
  [['nope'], '"nope" is no command'],
  [['list', 'more'], 'list does not take "more"'],
  [['erase'], 'erase takes an address, an id or --older-than'],
  [['erase', 'a@b.example', '--older-than', '9d'], 'erase takes an address, an id or --older-than'],
  [['erase', '--older-than', '12h'], '--older-than is in days'],
  [['erase', 'a@b.example', '--suspected'], '--suspected does not go with erase'],
  [['list', '--status', 'held'], '--status is waiting, sent, failed'],
  [['list', '--since', 'Tuesday'], '--since is a day such as'],
])('the arguments %j: a sentence and the usage', (args, problem) => {
  expect(() => readCommand(args)).toThrow(problem)
  expect(() => readCommand(args)).toThrow('npm run messages --')
})
