import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactSchema, fields, limits } from './schema'

const good = {
  name: 'Ada Moreno',
  email: 'ada@company.example',
  organization: 'Company',
  message: 'Which decision first?',
}

/** The fields that are refused, each with its first message. */
function refused(changes: object) {
  const { issues } = v.safeParse(contactSchema, { ...good, ...changes })
  return Object.fromEntries(
    (issues ?? []).toReversed().map((issue) => [v.getDotPath(issue), issue.message]),
  )
}

/** An address of this many characters, with labels no longer than a host name allows. */
const address = (length: number) => {
  const host = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
  return `${'a'.repeat(length - host.length - 1)}@${host}`
}

test('the form sends these four', () => {
  expect(fields).toEqual(Object.keys(contactSchema.entries))
  expect(refused({})).toEqual({})
})

describe('required', () => {
  test.each(['name', 'email', 'message'] as const)('%s', (field) => {
    for (const value of [undefined, null, '', '   ', '\n\t', 7, {}]) {
      const problems = refused({ [field]: value })
      expect(Object.keys(problems), JSON.stringify(value)).toEqual([field])
      expect(problems[field]).toMatch(/^Please enter /)
    }
  })

  test('a field that is left out is asked for in words, not in the library’s', () => {
    const { name, ...rest } = good
    const { issues } = v.safeParse(contactSchema, rest)
    expect(issues?.map(({ message }) => message)).toEqual([expect.stringMatching(/^Please enter /)])
  })
})

test.each([undefined, '', '  ', 'Company'])('organization may be %j', (organization) => {
  expect(refused({ organization })).toEqual({})
})

describe('the most characters', () => {
  test.each(fields)('of %s', (field) => {
    const most = limits[field]
    const text = (length: number) => (field === 'email' ? address(length) : 'a'.repeat(length))
    expect(text(most)).toHaveLength(most)
    expect(refused({ [field]: text(most) })).toEqual({})
    // Blanks around a text are stored and hence counted.
    for (const long of [text(most + 1), ` ${text(most)}`])
      expect(refused({ [field]: long })[field]).toContain(most.toLocaleString('en-US'))
  })
})

describe('email', () => {
  test.each([
    'ada@company.example',
    'ada.moreno+news@sub.company.co.uk',
    "o'brien@x-y.example",
    'a_1@1.example',
    ' ada@company.example ',
  ])('%j is an address', (email) => expect(refused({ email })).toEqual({}))

  test.each([
    'ada',
    '@company.example',
    'ada@',
    'ada@@company.example',
    'ada moreno@company.example',
    'ada@company..example',
    'ada@-company.example',
    'ada@company.example, bo@company.example',
    'ada@company.example\nBcc: bo@company.example',
    'Ada <ada@company.example>',
  ])('%j is none', (email) => {
    expect(refused({ email })).toEqual({ email: expect.stringContaining('name@company.com') })
  })
})

test('text is handed on exactly as it was written', () => {
  const written = {
    name: '  Zoë ❤️‍🔥 محمد ',
    email: ' ada@company.example ',
    organization: 'Ünï‮cödé & <b>',
    message: '\n\tQ̷uestion?\r\n👩‍👩‍👧\u0007 ',
  }
  expect(v.parse(contactSchema, written)).toEqual(written)
})

test('a field that is not known is named', () => {
  expect(refused({ id: '1' })).toEqual({ id: expect.stringContaining(fields.join(', ')) })
})

test.each(fields)('%s holds no NUL and no half of a surrogate pair', (field) => {
  for (const odd of ['\0', '\ud83d', '\ude00\ud83d'])
    expect(Object.keys(refused({ [field]: `${good[field]}${odd}` }))).toEqual([field])
})

test.each(['name', 'organization', 'email'] as const)('%s is one line', (field) => {
  for (const odd of ['\n', '\r', '\t', '\u001b', '\u0085', '\u2028', '\u007f'])
    expect(Object.keys(refused({ [field]: `${odd}${good[field]}` }))).toEqual([field])
})
