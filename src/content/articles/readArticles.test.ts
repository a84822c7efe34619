import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { categories } from '../../articles/card'
import { people } from '../../site'
import { drawPng } from '../../tests/fixture/png'
import { ContentError } from '../contentError'
import { placeholder } from './articleTemplate'
import { countWords, readArticles } from './readArticles'
import { readWholeArticles } from './readWholeArticles'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'articles-'))
})
afterAll(() => rm(root, { recursive: true }))

const good = {
  title: 'A plan that fits on a page',
  description: 'd'.repeat(100),
  excerpt: 'e'.repeat(100),
  category: 'AI Strategy',
  date: '2025-03-04',
  author: Object.keys(people)[0],
  keywords: '[planning, ai strategy]',
}
type Changes = Partial<Record<string, string>>

/** The text of a file; each key takes one line, the first stands on line 2. */
const source = (changes: Changes = {}, body = 'Text.\n') =>
  `---\n${Object.entries({ ...good, ...changes })
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]))
    .join('\n')}\n---\n${body}`
const firstBodyLine = Object.keys(good).length + 3

/** A new pair of folders with these files; a path below `public/` is a picture. */
async function write(files: Record<string, string | Uint8Array>) {
  const folder = await mkdtemp(join(root, 'site-'))
  await mkdir(join(folder, 'articles'))
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name.startsWith('public/') ? name : `articles/${name}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

async function read(files: Record<string, string | Uint8Array>) {
  const folder = await write(files)
  const path = join(folder, 'articles')
  try {
    return {
      articles: await readWholeArticles(path, join(folder, 'public')),
      problems: [],
      text: '',
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const problems = error.problems.map((p) => ({ ...p, file: p.file.replace(`${path}/`, '') }))
    return { articles: [], problems, text: error.message.replaceAll(`${path}/`, '') }
  }
}

const has = (line: number, field: string, message: string) => [
  { file: 'plan.md', line, field, message: expect.stringContaining(message) },
]
const day = 'YYYY-MM-DD'

describe('one problem: file, line, field, and what is allowed', () => {
  test.each<[string, Changes, number, string, string[]]>([
    ['no title', { title: undefined }, 1, 'title', ['is missing']],
    ['no keywords', { keywords: undefined }, 1, 'keywords', ['is missing']],
    ['a short title', { title: 'Plan' }, 2, 'title', ['4 characters', 'at least 5']],
    ['a long excerpt', { excerpt: 'e'.repeat(171) }, 4, 'excerpt', ['171', 'at most 170']],
    ['an unknown category', { category: 'AI' }, 5, 'category', ['"AI"', categories.join(', ')]],
    ['another form of date', { date: '4 March 2025' }, 6, 'date', ['write 2025-03-04']],
    ['a day that never was', { date: '2025-02-30' }, 6, 'date', ['2025-02-30', 'calendar']],
    ['a day in the future', { date: '2999-01-01' }, 6, 'date', ['2999-01-01', 'in the future']],
    ['a day before 1970', { date: '1969-12-31' }, 6, 'date', ['1969-12-31', '1970-01-01']],
    ['an unknown author', { author: 'Nobody' }, 7, 'author', Object.keys(people)],
    ['an author that objects inherit', { author: 'constructor' }, 7, 'author', ['allowed']],
    ['a short keyword', { keywords: '[planning, a]' }, 8, 'keywords.1', ['at least 2']],
    ['an unknown key', { tilte: 'Plan' }, 9, 'tilte', ['not a key']],
    ['an update in the future', { updated: '2999-01-01' }, 9, 'updated', ['in the future']],
    ['an update before the date', { updated: '2025-03-03' }, 9, 'updated', ['2025-03-04']],
    ['a cover that is not there', { cover: '/no.png' }, 9, 'cover', ['/no.png', 'public/']],
    ['neither date nor time', { date: undefined }, 1, 'date', [day, '`publishAt`']],
    ['no time to publish', { publishAt: 'soon' }, 9, 'publishAt', ['"soon"', '2027-01-31 09:30']],
    ['a year alone', { publishAt: '2027' }, 9, 'publishAt', ['no text', '2027-01-31']],
    ['an hour that is none', { publishAt: '2025-03-04 24:00' }, 9, 'publishAt', ['09:30']],
    ['a time on no day', { publishAt: '2025-02-30 09:00' }, 9, 'publishAt', ['2025-02-30', 'day']],
    ['another offset', { publishAt: '2025-03-04 09:00+15:00' }, 9, 'publishAt', ['+01:00']],
    ['a far year', { publishAt: '2207-01-31' }, 9, 'publishAt', ['2207', 'at the latest']],
    ['a year before 1970', { publishAt: '1969-01-31' }, 9, 'publishAt', ['1970-01-01']],
    ['another day than its time', { publishAt: '2025-03-05' }, 6, 'date', ['2025-03-05', 'leave']],
    ['no form of date', { date: 'soon' }, 6, 'date', [day]],
    ['a word for a switch', { draft: 'maybe' }, 9, 'draft', ['true, false']],
    ['invalid YAML', { title: 'Plans: a guide' }, 2, 'title', ['quote']],
  ])('%s', async (_, changes, line, field, message) => {
    const { problems } = await read({ 'plan.md': source(changes) })
    for (const text of message) expect(problems).toEqual(has(line, field, text))
  })

  test.each([
    ['a picture that is not there', '![Plan](/no.png)', '/no.png is not there'],
    ['a picture without alternative text', '![](/plan.png)', 'no alternative text'],
    ['a picture from elsewhere', '![Plan](https://a.example/b.png)', 'public/'],
    ['a reference to such a picture', '![][plan]\n\n[plan]: /plan.png', 'no alternative text'],
  ])('%s', async (_, body, message) => {
    const text = source({}, `Text.\n\n${body}\n`)
    const { problems } = await read({ 'plan.md': text, 'public/plan.png': drawPng(8, 8) })
    expect(problems).toEqual(has(firstBodyLine + 2, 'image', message))
  })

  test.each([
    [
      'a second title',
      '# One',
      'is of level 1, as is the title of the article itself; only 2 is allowed here, such as ## One',
    ],
    [
      'a text that begins too low',
      '### One',
      'is of level 3; only 2 is allowed here, such as ## One',
    ],
    [
      'a skipped level',
      '## One\n\n#### Two',
      'is of level 4; 2 to 3 are allowed here, such as ### Two',
    ],
  ])('%s', async (_, body, message) => {
    const { problems } = await read({ 'plan.md': source({}, body) })
    const line = firstBodyLine + body.split('\n').length - 1
    expect(problems).toEqual([{ file: 'plan.md', line, field: 'heading', message }])
  })

  test('a placeholder that was left, unless the article is a draft', async () => {
    const body = `Text.\n\n${placeholder} say more\n`
    const { problems } = await read({ 'plan.md': source({}, body) })
    expect(problems).toEqual(has(firstBodyLine + 2, 'placeholder', 'say more'))
    expect((await read({ 'plan.md': source({ draft: 'true' }, body) })).problems).toEqual([])
  })

  test('no front matter', async () => {
    const { problems } = await read({ 'plan.md': 'Plan\n' })
    expect(problems).toEqual(has(1, 'front matter', '---'))
  })

  test.each(['My-Plan', 'my plan', 'my--plan', 'plan_b'])('the file name %s', async (slug) => {
    const { problems } = await read({ [`${slug}.md`]: source() })
    expect(problems).toMatchObject([{ file: `${slug}.md`, line: 1, field: 'slug' }])
    expect(problems[0]?.message).toContain('small letters')
  })

  test.each(['', '<!-- later -->\n'])('no text: %j', async (body) => {
    const { problems } = await read({ 'plan.md': source({}, body) })
    expect(problems).toEqual(has(firstBodyLine, 'body', 'is empty'))
  })

  test('the name of the list page', async () => {
    const { problems } = await read({ 'index.md': source() })
    expect(problems).toMatchObject([{ file: 'index.md', line: 1, field: 'slug' }])
  })

  test('one slug in two folders', async () => {
    const { problems } = await read({ 'a/plan.md': source(), 'b/plan.md': source() })
    expect(problems).toMatchObject([{ file: 'b/plan.md', line: 1, field: 'slug' }])
    expect(problems[0]?.message).toContain('a/plan.md')
  })
})

test('all problems of all files are reported at once, each with its line', async () => {
  const { text } = await read({
    'one.md': source({ category: 'AI', date: 'soon' }, '![](/no.png)\n'),
    'two.md': source({ author: 'Nobody' }),
  })
  const places = text.split('\n').map((line) => line.split(': ')[0])
  expect(places).toHaveLength(5)
  expect(places).toEqual(
    expect.arrayContaining(['one.md:5 category', 'one.md:6 date', 'two.md:7 author']),
  )
  expect(places.filter((place) => place === `one.md:${firstBodyLine} image`)).toHaveLength(2)
})

test('a draft is read but not listed; the rest is newest first, then by slug', async () => {
  const { articles } = await read({
    'old.md': source({ date: '2024-12-31' }),
    'b.md': source({ date: '2025-06-01' }),
    'deep/a.md': source({ date: '2025-06-01' }),
    'hidden.md': source({ draft: 'true', date: '2025-07-01' }),
  })
  expect(articles.map(({ slug }) => slug)).toEqual(['a', 'b', 'old'])
})

describe('what is not published yet', () => {
  afterEach(() => vi.unstubAllEnvs())
  const at = (time: string) => vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000))
  const files = {
    'draft.md': source({ draft: 'true', publishAt: '2030-01-01', date: undefined }),
    'late.md': source({ publishAt: '2026-05-04T12:00+02:00', date: undefined }),
    'plan.md': source(),
  }
  const readAt = async (time: string, unpublished?: boolean) => {
    at(time)
    const list = await readArticles(join(await write(files), 'articles'), 'public', { unpublished })
    const names = list.articles.map(({ slug, status }) => [slug, ...(status ? [status] : [])])
    return { ...list, names: names.map((parts) => parts.join(' ')) }
  }

  test('is left out until its time has come, to the second', async () => {
    const before = await readAt('2026-05-04T09:59:59Z')
    expect(before.names).toEqual(['plan'])
    expect(before.unpublished.map(({ slug }) => slug)).toEqual(['draft', 'late'])
    const after = await readAt('2026-05-04T10:00:00Z')
    expect(after.names).toEqual(['late', 'plan'])
    expect(after.articles[0]).toMatchObject({ date: '2026-05-04' })
    expect(after.problems).toEqual([])
  })

  test('is listed on request, with its status', async () => {
    const { names, problems } = await readAt('2026-05-04T09:59:59Z', true)
    expect(names).toEqual(['draft draft', 'late scheduled', 'plan'])
    expect(problems).toEqual([])
  })

  test('is checked as what is published', async () => {
    at('2026-05-04T09:59:59Z')
    const { problems } = await read({ 'plan.md': source({ publishAt: '2027-01-01', title: 'a' }) })
    expect(problems).toMatchObject([{ field: 'title' }])
  })

  test('a file that did not change is published when its time has come', async () => {
    const folder = join(await write(files), 'articles')
    const countAt = async (time: string) => {
      at(time)
      return (await readArticles(folder)).articles.length
    }
    expect(await countAt('2026-05-04T09:59:59Z')).toBe(1)
    expect(await countAt('2026-05-04T10:00:00Z')).toBe(2)
  })
})

test('what the front matter leaves out follows from the slug and the text', async () => {
  const body = `${'word '.repeat(659)}word\n`
  const { articles } = await read({ 'plan.md': source({ updated: '2025-03-04' }, body) })
  expect(articles).toMatchObject([
    { id: 'plan', slug: 'plan', image: '/covers/plan.svg', words: 660, readTime: '3 min read' },
  ])
})

test('a cover of its own, Windows line ends', async () => {
  const text = source({ cover: '/plan.png' }).replaceAll('\n', '\r\n')
  const { articles } = await read({ 'plan.md': text, 'public/plan.png': drawPng(8, 8) })
  expect(articles).toMatchObject([{ image: '/plan.png', readTime: '1 min read', date: good.date }])
})

test.each([
  [
    'across blocks, without marks',
    '## One two\n\n- three – four\n- five\n\n| six |\n|---|\n| 7 |',
    7,
  ],
  ['not code to copy', 'One\n\n```ts\nconst two = 3\n```\n\nfour `five`', 3],
  ['not comments', 'One <!-- two\nthree --> four', 2],
  ['not the marks of footnotes', 'One.[^1]\n\n[^1]: Two.', 2],
  ['a link by its text', '[One two](/three/four) five', 3],
  ['without what describes an image', '![One two](/three.png) four', 1],
])('words are counted %s', (_, markdown, words) => {
  expect(countWords(markdown)).toBe(words)
})

describe('an empty file', () => {
  const readEmpty = async (options = {}) => {
    const folder = await write({ 'plan.md': ' \n' })
    const list = await readArticles(join(folder, 'articles'), join(folder, 'public'), options)
    return list.problems
  }

  test('stops a build', async () =>
    expect(await readEmpty()).toEqual([expect.not.objectContaining({ isWarning: true })]))

  test('does not stop who has just created it', async () =>
    expect(await readEmpty({ unpublished: true })).toEqual([
      expect.objectContaining({ line: 1, isWarning: true }),
    ]))
})
