/** The reader of content, over a small site that each test changes: what is made of it, and every mistake with file and line. */
import { afterAll, expect, test, vi } from 'vitest'
import { categories, legal, pagePaths } from '../site'
import { article, files, page, path, read } from '../tests/fixture/smallSite'
import { markdownText } from '../words'

vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2024-06-15T20:00:00Z') / 1000))
afterAll(() => void vi.unstubAllEnvs())

test('a site without mistakes has its articles newest first, with what follows from others, its people, its paths and the pages of all', async () => {
  const { site, problems } = await read()
  expect(problems).toBe('')
  expect([...site.pages.keys()]).toEqual([
    '/',
    '/404',
    '/articles',
    '/articles/first',
    '/articles/second',
    '/contact',
    legal.privacy.to,
    pagePaths.glossary,
    '/path',
    `${pagePaths.about}/ada-reader`,
    `${pagePaths.about}/the-founder`,
  ])
  expect(site.articles.map(({ article: { slug } }) => slug)).toEqual(['first', 'second'])
  expect(site.paths).toMatchObject([
    { to: '/path', title: 'A path', articles: [{ slug: 'second' }, {}] },
  ])
  const [section] = site.pages.get('/articles/first')?.data.sections ?? []
  expect(section).toMatchObject({
    article: {
      authors: [{ name: 'Ada Reader', path: `${pagePaths.about}/ada-reader` }],
      related: [{ slug: 'second' }],
      previous: { slug: 'second' },
      paths: [{ position: 2, count: 2 }],
    },
  })
  expect(site.pages.get('/articles')?.data.meta.updated).toBe('2024-06-10')
  expect(site.pages.get(`${pagePaths.about}/ada-reader`)?.data.sections[2]).toMatchObject({
    articles: [{ slug: 'first' }, { slug: 'second' }],
  })
})

test('a site leaves out drafts, even unfinished, and what is published later, unless they are to be shown', async () => {
  const unpublished = {
    'articles/draft.md': article('A draft', 'draft: true\n', 'REPLACE: all of it'),
    'articles/later.md': article('A later one', 'publishAt: 2024-06-16\n').replace(
      /^date.*\n/m,
      '',
    ),
  }
  const published = await read(unpublished)
  expect(published.problems).toBe('')
  expect(published.site.articles).toHaveLength(2)
  expect([...published.site.scheduled]).toEqual([['/articles/later', '2024-06-16']])
  const { site } = await read(unpublished, { unpublished: true })
  const statuses = site.articles.map(({ article: { slug, status } }) => [slug, status])
  expect(statuses[0]).toEqual(['later', 'scheduled'])
  expect(statuses).toContainEqual(['draft', 'draft'])
  // On its day it is there.
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2024-06-16T20:00:00Z') / 1000))
  expect((await read(unpublished)).site.articles).toHaveLength(3)
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2024-06-15T20:00:00Z') / 1000))
})

/** The first article, with more front matter or another text. */
const first = (more: string, body?: string) => ({
  'articles/first.md': article('The first one', more, body),
})

const japanese = '戦略は、どの仕事を誰が責任を持って行うかを決めることである。'

// Between scripts without blanks the dictionaries of two versions of Node may differ somewhat.
test.each<[text: string, least: number, most: number]>([
  ['Two words — and `three()` [more](/a) don’t', 6, 6],
  ['A ![No](/a.png) <!-- words -->', 1, 1],
  [`AI ${japanese}`, 17, 21],
  ['กลยุทธ์คือการตัดสินใจ', 4, 6],
  [`${japanese}\n\n`.repeat(200), 3200, 4000],
])('the words of a text are counted in any script: %j', async (text, least, most) => {
  const { site } = await read(first('', text))
  const { words } = site.articles.find(({ article }) => article.slug === 'first')?.article ?? {}
  expect(words).toBeGreaterThanOrEqual(least)
  expect(words).toBeLessThanOrEqual(most)
})

const tooLong = article('The first one').replace('The first', 'Long '.repeat(30))
const meta = { title: 'Home page', description: 'Short.', keywords: [], updated: '2024-01-01' }
const rows = [
  ['One', '1'],
  ['Two', '2'],
  [markdownText.total, '4'],
]
const columns = [{ label: 'Part' }, { label: 'Weeks', number: true }]
const body = { table: { caption: 'C', columns, rows } }

test.each<[name: string, changes: Record<string, string>, ...problems: RegExp[]]>([
  [
    'a category that is misspelt, and a mistake in the text, in one round',
    {
      'articles/first.md': article('The first one', '', '## 🙂').replace(
        `category: ${categories[0]}`,
        `category: ${categories[0].slice(1)}`,
      ),
    },
    /first\.md:5 category: is "(.+)"; did you mean ".\1"\?/,
    /first\.md:10 heading/,
  ],
  [
    'days that cannot be',
    {
      ...first('updated: 2024-05-01\nreviewed: 2025-01-01\n'),
      'articles/second.md': article('The second one').replace('2024-06-01', '2024-06-31'),
    },
    /first\.md:9 updated: is 2024-05-01, before/,
    /first\.md:10 reviewed: .*future/,
    /second\.md:6 date: .*calendar/,
  ],
  ['law without a day of review', first('', 'Law.[@a-law]'), /first\.md:2 reviewed: is missing/],
  ['what is left of a template', first('', 'REPLACE: x'), /first\.md:10 placeholder/],
  ['no address', { 'articles/First_one.md': article('Another') }, /:\d name: is "First_one"/],
  ['a file of another kind', { 'articles/a.txt': '' }, /a\.txt:1 warning: name: is not read/],
  [
    'addresses that are taken',
    {
      ...first('aliases: [/articles/second, /a b, /api/x]\n'),
      [`pages${pagePaths.about}/ada-reader.ts`]: page('Ada at work', []),
      'public/articles.json': '{}',
    },
    /first\.md:9 aliases: \/articles\/second is an address of/,
    /first\.md:9 aliases: \/a b cannot redirect/,
    /first\.md:9 aliases: \/api\/x is where the build/,
    /people\.yaml:1 address: \/ueber-uns\/ada-reader is that of|ada-reader\.ts:1 address/,
    /public\/articles\.json:1 file: is where the build/,
  ],
  [
    'steps that are no articles, or come twice',
    { 'pages/path.ts': path('/articles/frist', '/articles/second', '/articles/second') },
    /path\.ts:\d+ article: \/articles\/frist is no published article; did you mean "\/articles\/first"/,
    /second comes twice/,
  ],
  [
    'a term of an article that is not there, and one spelling of two',
    {
      'articles/glossary.yaml': `${files['articles/glossary.yaml']}- id: beam\n  term: Beam\n  also: [warp]\n  definition: What the threads are wound on before they are woven.\n  article: secondd\n`,
    },
    /glossary\.yaml:2 0\.term: has "Warp", which beam has/,
    /glossary\.yaml:9 1\.article: .*did you mean "second"/,
  ],
  [
    'a cover and a portrait that cannot be shown',
    { ...first('cover: /b.png\n'), 'public/b.png': 'none', 'public/images/a.svg': 'none' },
    /first\.md:9 cover: \/b\.png cannot be shown/,
    /people\.yaml:6 portrait: \/images\/a\.svg cannot be shown/,
  ],
  [
    'a page that throws, beside a mistake elsewhere',
    { 'pages/bad.ts': 'throw new Error("no page")\n', 'articles/first.md': tooLong },
    /bad\.ts:\d+ page: cannot be read: no page/,
    /first\.md:2 title: has 154 characters; at most 120 are allowed/,
  ],
  [
    'a page whose description search engines would cut, and a wrong sum in its table',
    { 'pages/index.ts': page('Home page', [{ kind: 'text', heading: 'H', body }], { meta }) },
    /index\.ts:5 warning: description: has 6 characters; 70 to 160 fit search results/,
    /index\.ts:\d+ table: states 4; .* give 3/,
  ],
])('%s', async (_, changes, ...expected) => {
  const { problems } = await read(changes)
  for (const problem of expected) expect(problems).toMatch(problem)
  expect(problems.split('\n')).toHaveLength(expected.length)
})

/** Its strings stand in others, too, and its texts on several lines. */
const ownPage = `export default {
  template: 'page',
  meta: { title: 'Own page', description: 'What an own page says, ${'so long '.repeat(8)}', keywords: [], updated: '2024-01-01' },
  sections: [
    { kind: 'hero', title: 'gone', description: 'For tests.' },
    { kind: 'text', heading: 'Own page', body: { markdown: \`
An own page of the template page.

{{ x }} [gone](/none) 戦

### Own
\` } },
    { kind: 'text', heading: 'One', body: { table: { caption: 'One', columns: [{ label: 'Part' }], rows: [
      ['gone'],
      ['[gone](/none)'],
    ] } } },
    { kind: 'text', heading: 'Two', body: { markdown: \`Made \${'of'} parts, and it has

a [gone](/made) in it.\` } },
  ],
}
`

test('what a page shows has the lines of its file, where a string is found whole or not at all', async () => {
  const { site, problems } = await read({ 'pages/own.ts': ownPage })
  expect(problems).toMatch(/^pages\/own\.ts:9 syntax: \{\{ x \}\} .*$/)
  const places = site.places.get('/own') ?? []
  expect(places.map(({ text, line }) => [text, line])).toEqual([
    ['An own page of the template page.', 7],
    ['/none', 9],
    ['戦', 9],
    ['id="own"', 11],
    ['Part', 13],
    ['gone', 14],
    ['/none', 15],
    ['gone', 15],
    ['One', 13],
    ['Made of parts, and it has', 17],
    ['/made', 19],
  ])
})

test('a page of what cannot be made is known, so that links to it are no mistakes', async () => {
  const { site } = await read({ 'articles/first.md': tooLong, 'pages/bad.ts': 'throw 1\n' })
  expect([...site.broken.keys()].sort()).toEqual(['/articles/first', '/bad'])
})
