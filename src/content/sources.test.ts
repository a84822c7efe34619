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
  ['A_Law', '', 'id', 'small letters'],
  ['a', '  url: http://law.example\n', 'url', 'https'],
  ['a', '  url: nowhere\n', 'url', 'no address'],
  ['a', '  link: https://law.example\n', 'link', 'not a key'],
])('an entry %s with %j is reported with its line', async (id, changes, field, message) => {
  const file = write(entry('ok') + entry(id, changes))
  const { problems } = await readSources(file)
  expect(problems).toEqual([
    { file, line: 6, field: `${id}.${field}`, message: expect.stringContaining(message) },
  ])
})

test.each(['2024-13', '13 June 2024', '2024-6'])('the date %s is not allowed', async (date) => {
  const { problems } = await readSources(write(entry('a').replace('2024-06-13', date)))
  expect(problems[0]?.message).toContain('YYYY-MM-DD')
})

test('YAML that cannot be read is reported with its line', async () => {
  const { problems } = await readSources(write(`${entry('a')}a: [`))
  expect(problems[0]).toMatchObject({ field: 'sources', line: 6 })
})
