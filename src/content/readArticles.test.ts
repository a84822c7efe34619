/** Front matter: what is understood, what warns, what stops. Each key has one form, which the editor keeps, too. */
import { afterAll, expect, test, vi } from 'vitest'
import { founder, pagePaths } from '../site'
import { article, files, read } from '../tests/fixture/smallSite'

// In the time zone of the second firm it is the 15th, and in some the 16th.
vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2024-06-15T20:00:00Z') / 1000))
afterAll(() => void vi.unstubAllEnvs())

const base = article('The first one')
/** The first article without a key, and with other lines. */
const having = (lines: string, body = 'A text.') => {
  const keys = lines.split('\n').map((line) => /^\w*/.exec(line)?.[0])
  const kept = base.split('\n').filter((line) => !keys.includes(/^\w*/.exec(line)?.[0] || '-'))
  return kept.join('\n').replace('---\nA text.', `${lines}\n---\n${body}`)
}
const long = 'A sentence that fills some of the room that there is. '

test.each<[lines: string, expected: object, body?: string]>([
  ['date: 2024-06-16', { date: '2024-06-16' }],
  ['updated:\ncover: ""\ntakeaways: []\naliases: null\ndraft:', { image: '/covers/first.svg' }],
  ['cover: "62.10" # francs', { coverText: '62.10', image: '/covers/first.svg' }],
  ['cover: NO', { coverText: 'NO' }],
  ['coverSeries: [3, -1.5, 4]', { coverSeries: [3, -1.5, 4] }],
  ['cover: "0–3"', { coverText: '0–3' }],
  ['cover: /images/a.svg', { coverText: undefined, image: '/images/a.svg' }],
  ['keywords:', { keywords: [] }],
  ['keywords:\n  - ab\n  - "2026"', { keywords: ['ab', '2026'] }],
  ['excerpt: >\n  One line\n  and another, with enough words for a card that has some room.', {}],
  ['excerpt:', { excerpt: expect.stringMatching(/^What a reader/) }],
  ['description:', { description: expect.stringMatching(/^The card of an article/) }],
  [`description:\nexcerpt: ${long.repeat(3)}`, { description: long.repeat(2).trim() }],
  [
    'description:\nexcerpt:',
    { description: '(AT&T) has one.', excerpt: '(AT&T) has one.', isOpening: true },
    '# The first one\n\n![A](/images/a.svg)\n\n(*AT&T*) has one.[^1] Others don’t.\n\n[^1]: Note.',
  ],
])('%j is understood', async (lines, expected, body) => {
  const { site, problems } = await read({ 'articles/first.md': having(lines, body) })
  expect(problems.replace(/^.* warning: excerpt: has 16\d characters.*$/, '')).toBe('')
  const first = site.articles.find((each) => each.article.slug === 'first')
  expect(first?.article).toMatchObject(expected)
})

test.each<[lines: string, ...problems: RegExp[]]>([
  ['date: 2024-06-17', /^\w+\.md:8 date: is 2024-06-17, in the future; 2024-06-16 at the latest/],
  ['title: A plan: what to do', /:8 YAML: Nested mappings are not allowed/],
  [`title: ${long.repeat(2)}`, /warning: title: has \d+ characters; 5 to 64 fit search results/],
  [`excerpt: ${long.repeat(4)}`, /warning: excerpt: has 215 characters; 60 to 170 fit cards/],
  ['keywords: [a, b]', /warning: keywords\.0: has 1 characters/, /keywords\.1/],
  ['keywords: ab, cd', /keywords: is no list; write \[one, another\]/],
  ['keywords: [ab, 2026]', /keywords\.1: is 2026; a text, in quotes/],
  ['keywords:\ntags: [ab]', /warning: tags: is no key of an article, and has no effect$/],
  ['takeaways: A sentence', /takeaways: is no list/],
  ['aliases: /old', /aliases: is no list/],
  ['coverSeries: [3, 3, 3]', /coverSeries: is no series; 3 to 12 numbers/],
  ['coverSeries: [3, "4", 5]', /coverSeries.*: is no number/],
  ['cover: 62.10', /cover: is 62\.1; a text, in quotes/],
  ['draft: "false"', /draft: is neither true nor false, without quotes/],
  ['takeaways: [Short]', /warning: takeaways\.0: has 5 characters; 10 to 240 look right$/],
  ['description: [a', /YAML: Flow sequence/],
  ['authors: [Ada Reader, Bo]', /authors: is "Bo"; allowed: /],
  ['author: [Ada Reader]', /author: is no text; .* as a list in `authors`/],
  ['author: ada-reader', /author: is "ada-reader"; .*"Ada Reader"/],
  ['author:', /author: is missing/],
  [
    'cover: images/a.svg',
    /cover: is "images\/a.svg"; a picture .* up to five words, of at most 48 characters/,
  ],
  ['cover: 日本', /cover: has 日, which the fonts of covers lack/],
  ['udpated: 2024-06-10', /warning: udpated: is no key of an article.*; did you mean "updated"\?$/],
])('of %j is reported', async (lines, ...expected) => {
  const { problems } = await read({ 'articles/first.md': having(lines) })
  expect(problems.replaceAll('articles/', '').split('\n')).toEqual(
    expected.map((problem) => expect.stringMatching(problem)),
  )
})

const notDays = ['2024-01-05T00:00:00.000Z', '2024-1-5', '2024-02-30', '2024']

test.each(notDays)('a day is written as YYYY-MM-DD, not as %s', async (written) => {
  const { problems } = await read({ 'articles/first.md': having(`date: ${written}`) })
  expect(problems).toMatch(/date: is .*; a day of the calendar as YYYY-MM-DD is required$/)
})

test('a key that means nothing is named once for all files', async () => {
  const more = 'permalink: /x/\n'
  const { site, problems } = await read({
    'articles/first.md': article('The first one', more),
    'articles/second.md': article('The second one', more),
  })
  expect(problems).toMatch(
    /^articles\/first\.md:9 warning: permalink: is no key .*; 2 files have it$/,
  )
  expect(site.articles).toHaveLength(2)
})

const namesake = '- name: Ada Reader\n  id: ada-2\n  title: Another\n'
const guest =
  '- name: Bo Guest\n  id: bo-guest\n  role: guest\n- name: Cy\n  id: cy\n  former: true\n'
const people = files['articles/people.yaml'] + guest

const marks = '<<<<<<< HEAD\nx: [\n=======\n>>>>>>> branch\n'

test.each<[name: string, changes: Record<string, string>, ...problems: RegExp[]]>([
  ['folders', { 'articles/2024/05/third.md': article('The third one') }],
  [
    'two people of one name and no title',
    { 'articles/people.yaml': `${people}- name: Cy\n  id: cy-2\n` },
    /people\.yaml:20 3\.title: is missing; by it/,
    /people\.yaml:23 4/,
  ],
  ['a folder of such a name', { 'articles/third.md/notes.txt': '' }, /notes\.txt:1 w/],
  [
    'two files of one name',
    { 'articles/2024/first.md': article('Another') },
    /first\.md:1 name: is that of .*2024\/first\.md, too/,
  ],
  ['marks in front matter', { 'articles/first.md': having(marks) }, /:9 conflict: "<<<<<<< HE/],
  ['in code', { 'articles/first.md': having('', `A text.\n\n\`\`\`\n${marks}\`\`\``) }],
  ['in a text', { 'articles/first.md': having('', marks) }, /first\.md:\d+ conflict/],
  ['a list', { 'articles/people.yaml': marks + files['articles/people.yaml'] }, /1 conflict/],
  [
    'Windows and controls',
    {
      'articles/first.md': `\ufeff${base.replace('A text', 'A\uffff\b text').replaceAll('\n', '\r\n')}`,
    },
  ],
])('%s', async (_, changes, ...expected) => {
  const { site, problems } = await read(changes)
  const found = problems.split('\n').filter(Boolean)
  expect(found).toEqual(expected.map((problem) => expect.stringMatching(problem)))
  for (const each of site.articles) expect(each.article.html).toContain('<p>A text.</p>')
})

test('several people sign an article, each once', async () => {
  const { site, problems } = await read({
    'articles/people.yaml': people,
    'articles/first.md': having('author: Bo Guest\nauthors: [Ada Reader, Bo Guest]'),
  })
  expect(problems).toBe('')
  const first = site.pages.get('/articles/first')
  expect(first?.article?.authors.map(({ name }) => name)).toEqual(['Bo Guest', 'Ada Reader'])
  expect(first?.data.meta.author).toBe('Bo Guest, Ada Reader')
  const guestPage = site.pages.get(`${pagePaths.about}/bo-guest`)
  expect(guestPage?.data.meta).toMatchObject({ title: 'Bo Guest', updated: '2024-06-01' })
})

test('a name of two people asks for the id, which each of them has', async () => {
  const changes = { 'articles/people.yaml': people + namesake }
  const { problems } = await read(changes)
  expect(problems).toMatch(
    /first\.md:7 author: is "Ada Reader", .*; write the id: ada-reader or ada-2/,
  )
  const second = having('author: ada-2').replace('The first', 'The second')
  const byId = { 'articles/first.md': having('author: ada-reader'), 'articles/second.md': second }
  const { site, ...right } = await read({ ...changes, ...byId })
  expect(right.problems).toBe('')
  for (const id of ['ada-reader', 'ada-2']) {
    const page = site.pages.get(`${pagePaths.about}/${id}`)
    expect(page?.data.sections.find(({ kind }) => kind === 'articleCards')).toMatchObject({
      articles: [{}],
    })
  }
  const other = site.pages.get(`${pagePaths.about}/ada-2`)
  expect(other?.data.meta.description).toContain('Ada Reader (Another)')
})

test('a former colleague signs articles, and is proposed to nobody', async () => {
  const changes = { 'articles/people.yaml': people }
  const signed = await read({ ...changes, 'articles/first.md': having('author: Cy') })
  expect(signed.problems).toBe('')
  const { problems } = await read({ ...changes, 'articles/first.md': having('author: Di') })
  expect(problems).toMatch(/author: is "Di"; allowed: .*Ada Reader, Bo Guest$/)
})

test('guests and former colleagues are not among the people of the firm', async () => {
  const us = `export default ({ people }) => ({ template: 'page', meta: { title: 'All of us',
    description: '${long.repeat(2)}', keywords: [], updated: '2024-01-01' },
    sections: [{ kind: 'hero', title: 'Us', description: people.map(({ name }) => name).join() }] })\n`
  const { site, problems } = await read({ 'articles/people.yaml': people, 'pages/us.ts': us })
  expect([problems, founder.author]).toEqual(['', expect.stringMatching(/./)])
  expect(site.pages.get('/us')?.data.sections[0]).toMatchObject({ description: 'Ada Reader' })
})
