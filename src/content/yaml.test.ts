import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readYaml, splitFrontMatter } from './yaml'

const colors = ['red', 'green']
const schema = v.strictObject(
  {
    title: v.string('is no text'),
    color: v.picklist(colors, `is wrong; allowed: ${colors.join(', ')}`),
    items: v.optional(
      v.array(v.strictObject({ name: v.pipe(v.string(), v.minLength(3, 'short')) })),
    ),
  },
  ({ expected }) =>
    expected === 'never' ? 'is no key; allowed: title, color, items' : 'is missing',
)

/** Line 1 of the text is line 11 of the file. */
const read = (text: string) => readYaml(text, schema, { file: 'a.md', firstLine: 11, field: 'x' })
const problemsIn = (text: string) =>
  read(text).problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)

test('what is right is read', () => {
  const { output, values, lineOf } = read('title: A\n\ncolor: red\nitems:\n  - name: One\n')
  expect(output).toEqual({ title: 'A', color: 'red', items: [{ name: 'One' }] })
  expect(values).toEqual(output)
  expect([['color'], ['items', 0, 'name'], ['nope'], []].map(lineOf)).toEqual([13, 15, 11, 11])
})

test.each([
  ['title: A\ncolor: gren', '12 x.color: is wrong; did you mean "green"?'],
  ['color: red\ntitle: 5', '12 x.title: is no text'],
  ['title: A\ncolor: red\nitms: [1]', '13 x.itms: is no key; did you mean "items"?'],
  ['title: A', '11 x.color: is missing'],
  ['title: A\ncolor: red\nitems:\n- name: Tw', '14 x.items.0.name: short'],
  ['title: A\ncolor: red\ntitle: B', '13 x: Map keys must be unique'],
  ['title: A\ncolor: a: b', '12 x: Nested mappings are not allowed in compact mappings'],
  ['title: "A\ncolor: red\n', '13 x: Missing closing "quote'],
  ['color: red\ntitle: @a', '12 x: Plain value cannot start with reserved character @'],
  ['color: red\ntitle: #1 A', '12 x: # begins a comment; put the value in quotes'],
  ['color: red\ntitle: Plan #1', '12 x: # begins a comment'],
  ['color: red\ntitle: *plan', '12 x: * refers to another value; put the value in quotes'],
  ['', '11 x: is missing'],
])('of %j a mistake is reported with its line', (text, problem) =>
  expect(problemsIn(text)).toEqual([expect.stringContaining(problem)]),
)

test('all mistakes are reported at once', () => {
  expect(problemsIn('title: "A" B\ncolor: a: b')).toHaveLength(2)
  expect(problemsIn('title: 1\ncolor: blue\nitems: [{ name: A }]')).toHaveLength(3)
})

test.each([
  ['# one\ntitle: A\n  # two\ncolor: red'],
  ['title: "*A #1"\ncolor: red'],
  ['title: >-\n  A: b #1\n  c\ncolor: red'],
])('%j is allowed', (text) => expect(problemsIn(text)).toEqual([]))

const file = '---\ntitle: A\n---\nText.\n'
const parts = { frontMatter: 'title: A', body: 'Text.\n', bodyLine: 4 }

test.each([
  ['is what stands between two lines of dashes', file, parts],
  ['may be empty', '---\n---\nText.', { frontMatter: '', body: 'Text.', bodyLine: 3 }],
])('front matter %s', (_, text, expected) => expect(splitFrontMatter(text)).toEqual(expected))

test.each([
  ['is missing', 'Text.\n', 'Text.\n'],
  ['is missing', `\n${file}`, `\n${file}`],
  ['has no end', '---\ntitle: A\n----\nText.', ''],
])('front matter %s: %j', (message, text, body) =>
  expect(splitFrontMatter(text)).toEqual({
    body,
    bodyLine: 1,
    problem: { line: 1, message: expect.stringContaining(message) },
  }),
)

test('nothing that somebody may write throws', () => {
  const signs = `" ' [ } | # % &a *a !x \``.split(' ')
  const openers = ['- ', ': ', '? ', '<<: ']
  const blanks = ['\n', '  ', '\t', '\r\n', '\u00a0']
  const words = ['title: ', 'color: 5', '__proto__: ', '---\n', '...\n']
  const piece = fc.constantFrom(...signs, ...openers, ...blanks, ...words)
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (any) => {
      for (const problem of read(any).problems) expect(problem.line).toBeGreaterThan(10)
      expect(typeof splitFrontMatter(any).body).toBe('string')
    }),
  )
})
