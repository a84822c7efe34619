import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './sources'

function write(yaml: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'sources-')), 'sources.yaml')
  writeFileSync(file, yaml)
  return file
}

const entry = (id: string, changes = '') =>
  `${id}:\n  kind: law\n  author: Union\n  title: A law\n  date: "2024-06-13"\n${changes}`

test('reads entries by id', async () => {
  const { sources, problems } = await readSources(
    write(entry('a-law', '  url: https://law.example/1\n') + entry('b')),
  )
  expect(problems).toEqual([])
  expect(sources.get('a-law')).toEqual({
    kind: 'law',
    author: 'Union',
    title: 'A law',
    date: '2024-06-13',
    url: 'https://law.example/1',
  })
  expect(sources.has('b')).toBe(true)
})

test.each([
  ['A_Law', '', 'id', 6, 'small letters'],
  ['a', '  url: http://law.example\n', 'url', 11, 'https'],
  ['a', '  url: nowhere\n', 'url', 11, 'no address'],
  ['a', '  link: https://law.example\n', 'link', 11, 'not a key'],
  ['a', '  puplisher: A press\n', 'puplisher', 11, 'did you mean "publisher"'],
  ['a', '  publisher: A & B [@b]\n', 'publisher', 11, 'sources are cited in the text'],
])('an entry %s with %j is reported with its line', async (id, changes, field, line, message) => {
  const file = write(entry('ok') + entry(id, changes))
  const { problems } = await readSources(file)
  expect(problems).toEqual([
    { file, line, field: `${id}.${field}`, message: expect.stringContaining(message) },
  ])
})

test.each(['2024-13', '13 June 2024', '2024-6'])('the date %s is not allowed', async (date) => {
  const { problems } = await readSources(write(entry('a').replace('2024-06-13', date)))
  expect(problems[0]?.message).toContain('YYYY-MM-DD')
})

test('a mistyped key is not missing, too', async () => {
  const { problems } = await readSources(write(entry('a').replace('author', 'autor')))
  expect(problems).toMatchObject([{ field: 'a.autor' }])
})

test('entries with mistakes are known by their ids, all where the file cannot be read', async () => {
  const { sources, broken } = await readSources(write(entry('ok') + entry('a', '  x: y\n')))
  expect([...sources.keys()]).toEqual(['ok'])
  expect(['ok', 'a', 'b'].map((id) => broken.has(id))).toEqual([false, true, false])
  expect((await readSources(write('a: ['))).broken.has('b')).toBe(true)
  expect((await readSources('nowhere/sources.yaml')).broken.has('b')).toBe(false)
})

test.each([
  ['a list', '- a\n- b\n', 1, 'no map of entries'],
  ['a text', 'Sources\n', 1, 'no map of entries'],
  ['nothing', '', 1, 'is empty'],
  ['two entries of one id', entry('a') + entry('b') + entry('a'), 11, 'first on line 1'],
  ['an entry without values', `${entry('a')}b:\n`, 6, 'is empty'],
  ['an id that is a list', `${entry('a')}[a, b]: c\n`, 6, 'no key'],
])('a file of %s is a problem, and none that throws', async (_, yaml, line, message) => {
  const { problems } = await readSources(write(yaml))
  expect(problems).toMatchObject([{ line, message: expect.stringContaining(message) }])
})

test('a file of comments has no entries yet', async () => {
  expect((await readSources(write('# Later\n'))).problems).toEqual([])
})

test('YAML that cannot be read is reported with its line', async () => {
  const { problems } = await readSources(write(`${entry('a')}a: [`))
  expect(problems[0]).toMatchObject({ field: 'sources', line: 6 })
})
