import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fields } from '../../src/function/forms'
import { storedMessage } from '../../src/function/tables'
import { readArguments } from './arguments'
import { fromJsonLines, type MessageRecord, toCsv, toJsonLines, toTable, toText } from './format'

const id = '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11'
const time = '2025-01-01T00:00:00.000Z'
const record = (changes: object = {}): MessageRecord => ({
  message: v.parse(storedMessage, {
    id,
    form: 'contact',
    name: 'Ada',
    email: 'ada@company.example',
    message: 'Hello',
    createdAt: time,
    flagged: null,
    ...changes,
  }),
  deliveries: [],
})

test('in CSV no text is a formula, and no control character is left', () =>
  expect(toTable([record({ message: '=a\u202eb\u0007' })])).toContain(",'=a\\u{202e}b\\u{7}"))

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['-4200.5', '-4200.5'],
  ['-4200+1', "'-4200+1"],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\t=1', '"\'\t\'=1"'],
  ['\uff1d1', "'\uff1d1"],
  ['Hello;=1+1;', '"Hello;\'=1+1;"'],
  ['Hello\n- first', '"Hello\n\'- first"'],
])('%j becomes %j', (text, expected) => {
  expect(toCsv([['before', text], ['after']])).toBe(`\ufeffbefore,${expected}\r\nafter`)
})

test('JSON lines repeat any text, without raw control characters', () => {
  const text = fc.string({ unit: 'binary' }).filter((each) => !/[\0\p{Surrogate}]/u.test(each))
  fc.assert(
    fc.property(text, (message) => {
      const records = [record({ message })]
      const lines = toJsonLines(records)
      expect(lines).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(fromJsonLines(lines)).toEqual(records)
    }),
  )
})

/** As the first version wrote it; an export may be a year old, so this text stays as it is. */
const firstExport = `{"message":{"id":"${id}","form":"contact","name":"Ada","email":"ada@company.example","organization":null,"message":"Hello","createdAt":"${time}","flagged":"honeypot"},"deliveries":[{"messageId":"${id}","channel":"webhook","status":"delivered","attempts":1,"queuedAt":"${time}","nextAttemptAt":"${time}","deliveredAt":"${time}","lastError":null}]}
{"end":1}`

test('a backup of the first version is read, and has nothing in fields that are newer', () => {
  const [line = ''] = firstExport.split('\n')
  const { message, deliveries } = JSON.parse(line)
  const [read] = fromJsonLines(firstExport)
  expect(read?.deliveries).toEqual(deliveries)
  expect(read?.message).toEqual({
    ...Object.fromEntries(fields.map((name) => [name, null])),
    ...message,
  })
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
  [[], { command: 'list', limit: 50 }],
  [['export', '--csv', '--flagged'], { csv: true, filter: { flagged: true } }],
  [['purge', '--older-than', '12h'], { ageMs: 12 * 3_600_000 }],
  [['purge', '--older-than', '365d', '--yes'], { ageMs: 365 * 86_400_000, yes: true }],
  [['erase', " o'brien@a.example ", '--remote'], { target: "o'brien@a.example", remote: true }],
])('the arguments %j', (args, expected) => expect(readArguments(args)).toMatchObject(expected))

test.each([
  [['nope'], '"nope" is no command'],
  [['list', 'more'], 'list does not take "more"'],
  [['purge', '--older-than', '12m'], 'days or hours'],
  [['erase', 'a@b.example', '--flagged'], '--flagged does not go with erase'],
  [['list', '--limit', '0'], '--limit is a number'],
  [['list', '--status', 'sent'], '--status is waiting, held, '],
  [['list', '--since', 'Tuesday'], '--since is a day such as'],
  [['export', '--to', 'backups', '--csv'], '--to goes without --csv'],
  [['list', '--nope'], "Unknown option '--nope'"],
])('the arguments %j: a sentence and the usage', (args, problem) => {
  expect(() => readArguments(args)).toThrow(problem)
  expect(() => readArguments(args)).toThrow('npm run messages --')
})
