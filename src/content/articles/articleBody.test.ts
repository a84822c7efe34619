import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { absoluteUrl, people } from '../../site'
import { drawPng } from '../../tests/fixture/png'
import { textChecker } from '../checkSite'
import { readBody } from './articleBody'
import { readArticles } from './readArticles'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'body-'))
})

afterEach(() => vi.unstubAllEnvs())

const write = (name: string, body: string, more = '') =>
  writeFile(
    join(folder, name),
    `---\ntitle: On ${name}\ndescription: ${name} ${'d'.repeat(80)}\nexcerpt: ${'e'.repeat(80)}\ncategory: Operations\ndate: 2025-01-01\nauthor: ${Object.keys(people)[0]}\nkeywords: [plans]\n${more}---\n${body}\n`,
  )
const read = (name = 'plan.md') =>
  readBody(
    {
      file: join(folder, name),
      sourcesFile: join(folder, 'sources.yaml'),
      glossaryFile: join(folder, 'glossary.yaml'),
      path: `/articles/${name.replace('.md', '')}`,
    },
    folder,
  )

test('a text is rendered for the page and printed for machines', async () => {
  await write('plan.md', '## Why\n\nSee [this](#why) and “that” -- <b>now</b>.')
  const { html, markdown, ids, contents, links } = await read()
  expect(html).toContain('<a href="#why">this</a>')
  expect(markdown).toContain(`[this](${absoluteUrl('/articles/plan#why')})`)
  expect(ids).toEqual(['why'])
  expect(contents).toMatchObject([{ text: 'Why', depth: 2 }])
  expect(links).toEqual([{ url: '#why', line: 12 }])
})

test('a change of the text is read, though the one before is kept', async () => {
  await write('plan.md', 'One.')
  const before = await read()
  await write('plan.md', 'Two, and longer.')
  expect((await read()).html).toContain('Two')
  await write('plan.md', 'One.')
  expect(await read()).toEqual(before)
})

test('a picture that comes later is seen, though the text has not changed', async () => {
  await write('plan.md', '![A plan](/plan.svg)')
  expect((await read()).problems).toMatchObject([{ field: 'image', line: 10 }])
  await writeFile(
    join(folder, 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  )
  expect((await read()).problems).toEqual([])
})

test('the texts of all articles are checked, and of drafts all but their links', async () => {
  await write('plan.md', '[a](/articles/other#part) [b](/articles/other#no) [c](/nowhere)')
  await write('other.md', '## Part\n\n[d](#part) [e](/articles/draft)')
  await write('draft.md', '# Title\n\n[f](/nowhere)', 'draft: true\n')
  const list = await readArticles(folder, folder)
  const problems = await textChecker([], list)(list.files)
  expect(problems.map(({ field, message }) => `${field} ${message.split(' ')[0]}`).sort()).toEqual([
    'heading is',
    'link /articles/draft',
    'link /articles/other#no',
    'link /nowhere',
  ])
})

test('an article may lead to what is published no later than itself', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2025-01-01T00:00:00Z') / 1000))
  const links = '[a](/articles/now) [b](/articles/noon) [c](/articles/night) [d](/articles/draft)'
  await write('now.md', links)
  await write('noon.md', links, 'publishAt: 2025-01-01 12:00\n')
  await write('night.md', links, 'publishAt: 2025-01-01 22:00\n')
  await write('draft.md', links, 'draft: true\n')
  const list = await readArticles(folder, folder)
  const problemsIn = async (name: string) => {
    const found = await textChecker([], list)(list.files.filter(({ file }) => file.endsWith(name)))
    return found.map(({ message }) => message.replace(/ only.*| \(.*/, ''))
  }
  const draft = '/articles/draft is a draft'
  const night = '/articles/night is published on 2025-01-01'
  expect(await problemsIn('/now.md')).toEqual([
    '/articles/noon is published on 2025-01-01',
    night,
    draft,
  ])
  expect(await problemsIn('/noon.md')).toEqual([night, draft])
  expect(await problemsIn('/night.md')).toEqual([draft])
  expect(await problemsIn('/draft.md')).toEqual([])
})

const writeTerms = (definition: string, also = 'looms', article = 'plan') =>
  writeFile(
    join(folder, 'glossary.yaml'),
    `loom:\n  term: Loom\n  also: [${also}]\n  definition: ${definition}\nother:\n  term: Other\n  definition: ${definition}\n  article: ${article}\n`,
  )
const definition = 'A frame in which threads are crossed to make cloth.'

test('terms are linked as the glossary spells them, whenever it changes', async () => {
  await write('plan.md', 'Looms and frames.\n\nThe other.')
  expect((await read()).html).not.toContain('<a')
  await writeTerms(definition)
  expect((await read()).html).toContain('<a href="/glossary#loom">Looms</a> and frames.')
  expect((await read()).markdown).toContain(`[Looms](${absoluteUrl('/glossary#loom')}) and frames`)
  const before = await read()
  await writeTerms(`${definition} Or a machine.`)
  expect(await read()).toEqual(before)
  await writeTerms(definition, 'frames, looms', 'no-plan')
  expect((await read()).html).toContain('<a href="/glossary#other">other</a>')
})

test('a link to a term that the glossary does not have leads nowhere', async () => {
  await writeTerms(definition)
  await write('plan.md', '[a](/glossary#loom) [b](/glossary#spindle)')
  const meta = { title: 'Terms', description: '', keywords: [], updated: '2025-01-01' }
  const page = {
    file: '',
    path: '/glossary',
    page: { meta, sections: [{ kind: 'glossary' as const }] },
  }
  const list = await readArticles(folder, folder)
  const problems = await textChecker([page], list, join(folder, 'glossary.yaml'))(list.files)
  expect(problems).toMatchObject([{ message: expect.stringContaining('/glossary#spindle') }])
})

test('an image of more than 5 MB is refused with its size, a lighter one is listed', async () => {
  await write('plan.md', '![A plan](/plan.png)\n\n![Again](/plan.png) ![A drawing](/plan.svg)')
  await writeFile(
    join(folder, 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  )
  const png = drawPng(8, 8)
  await writeFile(join(folder, 'plan.png'), png)
  expect(await read()).toMatchObject({ images: ['/plan.png'], problems: [] })
  await write('large.md', '![A plan](/plan.png)')
  await writeFile(join(folder, 'plan.png'), Buffer.concat([png, Buffer.alloc(5_100_000)]))
  expect((await read('large.md')).problems).toEqual([
    {
      file: join(folder, 'large.md'),
      line: 10,
      field: 'image',
      message: '/plan.png has 5.1 MB; at most 5.0 MB are allowed',
    },
  ])
})
