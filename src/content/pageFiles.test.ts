/** Pages that are taken out: which ones a site needs, what still refers to the others, and what is left of a page without its lists. */
import { expect, test } from 'vitest'
import { founder, legal } from '../site'
import { files, page, read } from '../tests/fixture/smallSite'

/** A page that shows something of other content. */
const pageFunction = (title: string) =>
  page(title, []).replace('export default', 'export default () => (').replace(/\n$/, ')\n')

const people = files['articles/people.yaml'] ?? ''
const [founderAlone = '', ada = ''] = people.split(/(?=- name: Ada)/)

const needed = ['/index', '/404', '/articles', '/contact', legal.privacy.to]

test.each(needed)('a site without its page %s reports what is missing', async (name) => {
  const { problems } = await read({ [`pages${name}.ts`]: undefined })
  expect(problems).toMatch(new RegExp(`^pages${name}\\.ts:1 page: is missing; .*$`))
})

test.each<[name: string, changes: Record<string, string | undefined>, ...problems: RegExp[]]>([
  ['no reading path', { 'pages/path.ts': undefined }],
  [
    'nobody but the founder, and no article',
    {
      'articles/people.yaml': founderAlone,
      'articles/first.md': undefined,
      'articles/second.md': undefined,
      'pages/path.ts': undefined,
      'articles/glossary.yaml': undefined,
    },
  ],
  [
    'a page below one that is not there',
    { 'pages/below.ts': page('Below', [], { parent: '/nowhere' }) },
    /^pages\/below\.ts:\d+ parent: \/nowhere leads nowhere/,
  ],
  [
    'a page that imports one that is not there',
    { 'pages/other.ts': `import { x } from './gone'\n\n${page('Other', [])}export { x }\n` },
    /^pages\/other\.ts:1 page: cannot be read: Cannot find module '\.\/gone'/,
  ],
  [
    'a page without a heading, and one below it',
    {
      'pages/other.ts': page('Other', []).replace('"hero"', '"heroo"'),
      'pages/other/below.ts': page('Below', []),
    },
    /^pages\/other\.ts:1 page: cannot be read: \/other: the page has no heading/,
  ],
  [
    'a section of another page, and a text that is none',
    {
      'pages/more.ts': page('More of it', [{ kind: 'article' }]),
      'pages/text.ts': page('Text alone', [{ kind: 'text', body: { markdown: 5 } }]),
    },
    /^pages\/more\.ts:1 page: .*"article"/,
    /^pages\/text\.ts:1 page: /,
  ],
  [
    'no founder',
    { 'articles/people.yaml': ada, 'pages/us.ts': pageFunction('Us') },
    new RegExp(`^articles/people\\.yaml:1 name: nobody is called ${founder.author}`),
  ],
])('%s', async (_, changes, ...expected) => {
  const { problems } = await read(changes)
  expect(problems.split('\n').filter(Boolean)).toEqual(
    expected.map((problem) => expect.stringMatching(problem)),
  )
})

test('a section without entries is left out, and with it its place in the contents', async () => {
  const sections = [
    { kind: 'cards', heading: 'Products', items: [] },
    { kind: 'quotes', heading: 'Praise', items: [] },
    { kind: 'readingPaths', heading: 'Paths' },
    {
      kind: 'names',
      names: [],
      picture: { src: '/images/a.svg', alt: 'Logos', width: 4, height: 5 },
    },
  ]
  const { site } = await read({
    'pages/index.ts': page('Home page', sections),
    'pages/path.ts': undefined,
  })
  const kinds = site.pages.get('/')?.data.sections.map(({ kind }) => kind)
  expect(kinds).toEqual(['hero', 'names'])
})
