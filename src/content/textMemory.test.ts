/** What is kept of texts between two readings: after each edit a reading gets what one without memory gets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeFiles } from '../tests/fixture/files'
import { drawPng } from '../tests/fixture/png'
import { article, files } from '../tests/fixture/smallSite'
import { readSite, type Site } from './readSite'

const root = mkdtempSync('.dist.test-')
afterAll(() => rmSync(root, { recursive: true, force: true }))
const folders = {
  articles: `${root}/articles`,
  pages: `${root}/pages`,
  publicFolder: `${root}/public`,
}

const body =
  'A warp,[@a-law] in [text](/articles/second).\n\n![A plan](/images/b.svg)\n\n![A scan](/images/c.tiff)'
const people = files['articles/people.yaml'] ?? ''
const sources = files['articles/sources.yaml'] ?? ''
const terms = files['articles/glossary.yaml'] ?? ''
const third = (more = '', text = body) =>
  article('The third one', `reviewed: 2024-06-02\n${more}`, text)
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"/>`

beforeAll(async () =>
  writeFiles(root, [
    ...Object.entries(files),
    ['articles/third.md', third()],
    ['articles/fourth.md', article('The fourth one', '', '[@no-law]')],
    ['public/images/b.svg', drawing(4)],
    // It is converted.
    ['public/images/c.tiff', await drawPng(8, 8).tiff().toBuffer()],
  ]),
)

/** All of a site that is data. */
const dataOf = ({ pages, problems, places, broken, pictures, converted }: Site) => [
  ...[pages, places, broken].map((map) => [...map]),
  [...pictures.keys()],
  [...converted],
  problems,
]

/** One object as long as its article is not read anew. */
function contentsOf({ articles }: Site) {
  const found = articles.find(({ article: { slug } }) => slug === 'third')
  if (!found) throw new Error('The third article is missing')
  return found.article.contents
}

const otherSource = sources.replace('a-law', 'no-law')

// Each follows the one before.
test.each([
  ['another article', true, 'articles/second.md', article('A second one')],
  ['its text', false, 'articles/third.md', third('', `${body} More.`)],
  ['a source that it does not cite', false, 'articles/sources.yaml', sources + otherSource],
  ['a source that it cites', false, 'articles/sources.yaml', sources.replace('A law', 'One law')],
  ['a definition', false, 'articles/glossary.yaml', terms.replace('One of', 'Any of')],
  ['another name of a term', false, 'articles/glossary.yaml', terms.replace('Warp', 'Text')],
  ['a picture', false, 'public/images/b.svg', drawing(8)],
  ['its author', false, 'articles/people.yaml', people.replace('ada-reader', 'reader')],
  ['its day', false, 'articles/third.md', third('publishAt: 2024-06-01\n')],
] as const)('after a change of %s', async (_, isKept, file, text) => {
  const before = await readSite(folders)
  writeFiles(root, [[file, text]])
  const after = await readSite(folders)
  vi.resetModules()
  const fresh = await import('./readSite')
  expect(dataOf(after)).toEqual(dataOf(await fresh.readSite(folders)))
  expect(contentsOf(after) === contentsOf(before)).toBe(isKept)
})

test('an article appears on its day', async () => {
  const fifth = article('The fifth one').replace('date: 2024', 'publishAt: 2124')
  writeFiles(root, Object.entries({ 'articles/people.yaml': people, 'articles/fifth.md': fifth }))
  const slugs = async () => (await readSite(folders)).articles.map(({ article }) => article.slug)
  expect(await slugs()).not.toContain('fifth')
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2124, 5, 2) / 1000))
  expect(await slugs()).toContain('fifth')
  vi.unstubAllEnvs()
})
