import * as v from 'valibot'
import { expect, test } from 'vitest'
import { site } from '../site'
import { fieldProblems } from '../words'
import { contactSchema, fields } from './schema'

const validMessage: Record<string, string> = {
  ...Object.fromEntries(fields.map((name) => [name, 'Text'])),
  name: 'Ada Moreno',
  email: 'ada@company.example',
  organization: 'Company',
  message: 'Which decision first?',
}

function problemsOf(changes: object, message: object = validMessage) {
  const { issues } = v.safeParse(contactSchema, { ...message, ...changes })
  return Object.fromEntries(
    (issues ?? []).toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
  )
}

/** A text is longer than its field allows, whatever the number. */
const tooLong = new RegExp(fieldProblems.tooLong.other.replace('{count}', '[^a-z]+'))

/** An address of this length, with labels no longer than a host name allows. */
const address = (length: number) => {
  const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
  return `${'a'.repeat(length - host.length - 1)}@${host}`
}

test('each field can be filled in', () => expect(problemsOf({})).toEqual({}))

test.each([
  ['name', fieldProblems.noName],
  ['email', fieldProblems.noEmail],
  ['message', fieldProblems.noMessage],
])('%s is required', (field, problem) => {
  const { [field]: _, ...others } = validMessage
  const values = [undefined, null, '', '   ', '\n\t', 7, {}]
  // A missing field gets the message of an empty one, not the library’s.
  for (const change of [{}, ...values.map((value) => ({ [field]: value }))])
    expect(problemsOf(change, others)).toEqual({ [field]: problem })
})

test.each([
  ['name', 100],
  ['email', 254],
  ['organization', 200],
  ['message', 5000],
])('the maximum length of %s is %i', (field, max) => {
  const text = (length: number) => (field === 'email' ? address(length) : 'a'.repeat(length))
  expect(text(max)).toHaveLength(max)
  expect(problemsOf({ [field]: text(max) })).toEqual({})
  // Blanks around a text count, as they are stored.
  for (const long of [text(max + 1), ` ${text(max)}`])
    expect(problemsOf({ [field]: long })[field]).toContain(max.toLocaleString(site.locale))
})

test.each(fields)('the length of %s is checked before any pattern is tried', (field) => {
  for (const part of [' ', 'a', '@', '@.', '\n', '\0', '\u2028', '\ud83d', '😀'])
    expect(problemsOf({ [field]: part.repeat(32 * 1024) })[field]).toMatch(tooLong)
})

test('no address leads a pattern so far that it does not come to an end', () => {
  for (const part of [' ', 'a', 'a-', 'a.', '.', '@', 'a@'])
    for (const context of ['|', 'a|b', 'a@|!', ' |@']) {
      const email = context.replace('|', () => part.repeat(120))
      expect(Object.keys(problemsOf({ email })), email).toEqual(['email'])
    }
})

test.each([
  'ada@company.example',
  'ada.moreno+news@sub.company.co.uk',
  "o'brien@x-y.example",
  'info@müller.de',
  'иван@пример.рф',
  'ada@firm.xn--p1ai',
  `${'a'.repeat(64)}@firm.com`,
  ' ada@company.example\u00a0',
  '\u200bada@company.example',
  '\u202aada@company.example\u202c',
  'ada\u2060@company.example\u200e',
  'ａｄａ＠ｃｏｍｐａｎｙ．example',
  'Ada <ada@company.example>',
  '"Moreno, Ada" <ada@company.example>;',
  'mailto:ada@company.example',
  'ada@company.example,',
  'ada@company.example.',
])('%j is a valid address', (email) => expect(problemsOf({ email })).toEqual({}))

test.each([
  'ada',
  '@company.example',
  'ada@',
  'ada moreno@company.example',
  'ada@company..example',
  'a..b@company.example',
  '.a@company.example',
  `${'a'.repeat(65)}@firm.com`,
  'ada@firm.c',
  'ada@firm.1',
  'ada@company.example\n',
  'ada@-company.example',
  'ada@company.example\nBcc: bo@company.example',
  'Ada <ada@company.example',
  'ada@company.example, bo@company.example',
])('%j is no valid address', (email) => {
  expect(problemsOf({ email })).toEqual({ email: fieldProblems.address })
})

test.each([
  ['\u3164ada\ufe0f@company.example\u034f', 'ada@company.example'],
  ['\u202a Ada ＜ada＠ｃｏｍｐａｎｙ．example＞\u200e, ', 'ada@company.example'],
  ['MAILTO:ada.m@company.example;', 'ada.m@company.example'],
  ['ada@company.example...', 'ada@company.example'],
])('%j is read as %j', (email, address) => {
  const parsed = v.parse(contactSchema, { ...validMessage, email })
  expect(parsed.email).toBe(address)
  expect(v.parse(contactSchema, parsed)).toEqual(parsed)
})

test('text is returned exactly as it was written, but for blanks around an address', () => {
  const message = {
    ...validMessage,
    name: '  Zoë ❤️‍🔥 محمد ',
    email: 'ada@company.example',
    organization: 'Ünï‮cödé & <b>',
    message: '\n\tQ̷uestion?\r\n👩‍👩‍👧\u0007 ',
  }
  const padded = { ...message, email: ` ${message.email}\u00a0` }
  expect(v.parse(contactSchema, padded)).toMatchObject(message)
})

const controls = ['\n', '\r', '\t', '\u001b', '\u0085', '\u2028', '\u007f']
test.each(fields)('%s rejects NUL and half a surrogate pair, and in one line controls', (field) => {
  const lineOnly = ['name', 'organization', 'email'].includes(field) ? controls : []
  for (const char of ['\0', '\ud83d', '\ude00\ud83d', ...lineOnly])
    expect(Object.keys(problemsOf({ [field]: `${char}${validMessage[field]}` }))).toEqual([field])
})
