import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { people } from '../site'
import type { PageFile } from './pageFiles'
import { problemsOfSite } from './siteProblems'

const [author = ''] = Object.keys(people)

const article = (changes: Record<string, string> = {}, body = 'Text.') =>
  `---\n${Object.entries({
    title: `A plan for ${changes.slug ?? 'all of us'}`,
    description: `d${changes.slug ?? ''}`.repeat(100).slice(0, 100),
    excerpt: 'e'.repeat(100),
    category: 'Operations',
    date: '2025-03-04',
    author,
    keywords: '[planning]',
    ...changes,
  })
    .flatMap(([key, value]) => (key === 'slug' ? [] : [`${key}: ${value}`]))
    .join('\n')}\n---\n${body}\n`

/** @returns the folder of these files */
function write(files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** @returns problems as `file:line field`, those of people aside */
async function problemsIn(files: Record<string, string | Uint8Array>, ...pages: PageFile[]) {
  const folder = write(files)
  const problems = await problemsOfSite(pages, { folder })
  return problems
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, line, field }) => `${file.slice(folder.length + 1)}:${line} ${field}`)
    .sort()
}

const entry = 'law:\n  kind: case\n  author: Union\n  title: A law\n  date: "2024"\n'
const term = 'weft:\n  term: Weft\n  definition: What it means, in words that fill a line or so.\n'

test('what is right has no problem', async () => {
  const files = { 'plan.md': article({}, 'Text.[@law]'), 'sources.yaml': entry }
  expect(await problemsIn({ ...files, 'glossary.yaml': `${term}  article: plan\n` })).toEqual([])
})

describe('a file that cannot be read is one problem, and the others are reported, too', () => {
  const other = { 'b.md': article({ category: 'Wrong' }) }
  test.each<[string, Record<string, string | Uint8Array>, string]>([
    ['empty', { 'a.md': '' }, 'a.md:1 file'],
    ['blank', { 'a.md': ' \n\n' }, 'a.md:1 file'],
    ['binary', { 'a.md': new Uint8Array([10, 0, 1, 2]) }, 'a.md:2 file'],
    ['in another encoding', { 'a.md': Buffer.from('---\nÄ', 'latin1') }, 'a.md:2 file'],
    ['without line ends', { 'a.md': article().replaceAll('\n', '\r') }, 'a.md:1 file'],
    ['a folder', { 'a.md/.keep': '' }, 'a.md:1 file'],
    ['sources that are empty', { 'sources.yaml': '' }, 'sources.yaml:1 file'],
    ['a glossary that is a list', { 'glossary.yaml': '- a\n' }, 'glossary.yaml:1 glossary'],
  ])('%s', async (_, files, problem) => {
    const found = await problemsIn({ ...other, ...files })
    expect(found.filter((each) => !each.includes('warning'))).toEqual(
      expect.arrayContaining([problem, 'b.md:5 category']),
    )
    expect(found.filter((each) => each.startsWith(problem.split(':')[0] ?? ''))).toEqual([problem])
  })
})

test('a byte order mark is no problem', async () => {
  expect(await problemsIn({ 'a.md': `\ufeff${article()}` })).toEqual([])
})

test('a file that is not read is a warning', async () => {
  expect(await problemsIn({ 'a.MD': article(), 'c.txt': '', '.hidden.md': '' })).toEqual([
    'a.MD:1 name',
    'c.txt:1 name',
  ])
})

describe('a title or description that two have', () => {
  test.each([
    ['capitals', 'A Plan For All Of Us'],
    ['spaces', 'A plan  for all of us'],
    ['quotes and dashes', '"A “plan” – for all of us"'],
  ])('but for %s', async (_, title) => {
    const files = { 'a.md': article(), 'b.md': article({ slug: 'b', title }) }
    expect(await problemsIn(files)).toEqual(['b.md:2 title'])
  })

  test('is reported though one of them has another mistake', async () => {
    const files = { 'a.md': article({ category: 'Wrong' }), 'b.md': article() }
    expect(await problemsIn(files)).toEqual(
      expect.arrayContaining(['a.md:5 category', 'b.md:2 title', 'b.md:3 description']),
    )
  })

  test('names the line of the first', async () => {
    const folder = write({ 'a.md': article(), 'b.md': article({ description: 'x'.repeat(90) }) })
    const problems = await problemsOfSite([], { folder })
    expect(problems.find(({ field }) => field === 'title')?.message).toContain(`${folder}/a.md:2`)
  })
})

test('what a mistake entails is not reported again', async () => {
  const meta = {
    title: 'Glossary',
    description: 'g'.repeat(80),
    keywords: [],
    updated: '2025-01-02',
  }
  const glossary = { file: 'glossary.ts', path: '/glossary', page: { meta, sections: [] } }
  const files = {
    'plan.md': article({ category: 'Wrong' }),
    'draft.md': article({ slug: 'd', draft: 'true', category: 'Wrong' }),
    'b.md': article({ slug: 'b' }, '[One](/articles/plan) [two](/glossary#weft) Three.[@law]'),
    'sources.yaml': entry.replace('title', 'titel'),
    'glossary.yaml': `${term.replace('Weft', '5')}  article: plan\n`,
  }
  const found = await problemsIn(files, glossary)
  expect(found).toEqual([
    ...['draft.md:5 category', 'glossary.yaml:2 weft.term', 'plan.md:5 category'],
    'sources.yaml:4 law.titel',
  ])
})

test('links to a page whose file cannot be read are no problems', async () => {
  const folder = write({ 'a.md': article({}, '[One](/gone) [two](/gone#x) [three](/goner)') })
  const links = (await problemsOfSite([], { unread: ['/gone'], folder })).filter(
    ({ field }) => field === 'link',
  )
  expect(links).toMatchObject([{ message: expect.stringContaining('/goner') }])
})
