import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArticles } from '../content/articles/readArticles'
import { people } from '../site'
import { redirectsFile } from './hosts/cloudflare'
import { lostAddresses, lostProblems, similarity } from './lostAddresses'

const text =
  'You plan the week with three people who do the work, and you leave room for what nobody saw.'
const folder = mkdtempSync(join(tmpdir(), 'lost-'))
const write = (name: string, body: string) =>
  writeFileSync(
    join(folder, `${name}.md`),
    `---\ntitle: On ${name}\ndescription: ${name} ${'d'.repeat(80)}\nexcerpt: ${'e'.repeat(80)}\ncategory: Operations\ndate: 2025-01-01\nauthor: ${Object.keys(people)[0]}\nkeywords: [plans]\n---\n${body}\n`,
  )
write('kept', 'Something else that is said at some length, and by nobody else.')
write('weekly', `${text} At the end.`)
const { articles } = await readArticles(folder)
const pages = [
  { path: '/services', file: 'src/pages/services.ts', aliases: ['/offers'] },
  ...articles.map((article) => ({ path: article.path, file: article.file, article })),
]
const previous = (...addresses: string[]) => ({
  addresses: new Set(['/services', '/articles/kept', ...addresses]),
  lost: new Map<string, string | undefined>(),
  texts: new Map([['/articles/plan', text]]),
})

test('nothing is lost while each address is a page, an alias or a file', async () => {
  expect(await lostAddresses(undefined, pages)).toEqual([])
  expect(await lostAddresses(previous('/offers', '/mark.svg'), pages)).toEqual([])
})

test('the parts of the archive come and go', async () =>
  expect(await lostAddresses(previous('/articles/archive/2'), pages)).toEqual([]))

test('a renamed article is found by its text', async () => {
  const lost = await lostAddresses(previous('/articles/plan'), pages)
  const successor = { path: '/articles/weekly', file: join(folder, 'weekly.md'), hasSameText: true }
  expect(lost).toEqual([{ address: '/articles/plan', successor }])
  const [problem] = lostProblems(lost)
  expect(problem).toMatchObject({ file: successor.file, field: 'aliases', isWarning: true })
  expect(problem?.message).toContain('add /articles/plan to `aliases` here')
})

test('another page is found by its name, if it is new', async () => {
  const added = [...pages, { path: '/glossaries', file: 'src/pages/glossaries.ts' }]
  expect(await lostAddresses(previous('/glossary', '/service'), added)).toEqual([
    {
      address: '/glossary',
      successor: { path: '/glossaries', file: 'src/pages/glossaries.ts', hasSameText: false },
    },
    { address: '/service' },
  ])
})

test('what is lost stays so from build to build, with what may have taken its place', async () => {
  const later = { ...previous('/articles/weekly'), texts: new Map() }
  const lost = new Map([['/articles/plan', '/articles/weekly']])
  const found = await lostAddresses({ ...later, lost }, pages)
  expect(found).toMatchObject([{ successor: { path: '/articles/weekly', hasSameText: true } }])
  const rules = { fixed: [], patterns: [] }
  expect(redirectsFile(rules, found)).toBe('# /articles/plan /articles/weekly 301\n')
  const said = pages.map((page) => ({ ...page, aliases: ['/articles/plan'] }))
  expect(await lostAddresses({ ...later, lost }, said)).toEqual([])
})

test.each([
  ['the same', text, text, 1],
  ['another', text, 'Nothing of it is in here at all.', 0],
  ['none', '', '', 0],
])('a text and %s', (_, one, other, part) => expect(similarity(one, other)).toBe(part))
