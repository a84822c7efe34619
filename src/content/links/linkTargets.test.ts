import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { people } from '../../site'
import { readArticles } from '../articles/readArticles'
import { checkMetas, checkShared, textChecker } from '../checkSite'

const term = (article: string) =>
  `  term: On ${article}\n  definition: A frame in which threads are crossed to make cloth.\n  article: ${article}\n`

test('an article whose front matter has a mistake is missing nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'targets-'))
  const write = (name: string, title: string, body: string) =>
    writeFile(
      join(folder, name),
      `---\ntitle: ${title}\ndescription: ${name} ${'d'.repeat(80)}\nexcerpt: ${'e'.repeat(80)}\ncategory: Operations\ndate: 2025-01-01\nauthor: ${Object.keys(people)[0]}\nkeywords: [plans]\n---\n${body}\n`,
    )
  await mkdir(join(folder, 'public'))
  await write('plan.md', 'A plan', '[a](/articles/other#part) [b](/articles/nothing)')
  await write('other.md', 'On', 'Text.')
  await writeFile(join(folder, 'glossary.yaml'), `a:\n${term('other')}b:\n${term('nothing')}`)
  await writeFile(join(folder, '.page.ts'), '')
  const list = await readArticles(folder, join(folder, 'public'))
  const steps = [
    { article: '/articles/other', why: '' },
    { article: '/articles/nothing', why: '' },
  ] as const
  const meta = { title: 'A path', description: 'd'.repeat(80), keywords: [], updated: '2025-01-01' }
  const page = {
    file: join(folder, '.page.ts'),
    path: '/paths/a',
    page: {
      meta,
      sections: [{ kind: 'readingPath' as const, groups: [{ heading: 'First', steps }] }],
    },
  }
  const found = [
    ...checkMetas([page], list),
    ...(await checkShared(list, folder)),
    ...(await textChecker([page], list, join(folder, 'glossary.yaml'))(list.files)),
  ]
  expect(found.map(({ file, field }) => `${file.slice(folder.length + 1)} ${field}`)).toEqual([
    'other.md title',
    '.page.ts article',
    'glossary.yaml b.article',
    'plan.md link',
  ])
})

test('the document of a reading path is a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'targets-'))
  await writeFile(
    join(folder, 'plan.md'),
    `---\ntitle: A plan\ndescription: ${'d'.repeat(80)}\nexcerpt: ${'e'.repeat(80)}\ncategory: Operations\ndate: 2025-01-01\nauthor: ${Object.keys(people)[0]}\nkeywords: [plans]\n---\n[a](/paths/a/document)\n`,
  )
  const list = await readArticles(folder)
  const steps = [{ article: '/articles/plan', why: '' }] as const
  const meta = { title: 'A path', description: '', keywords: [], updated: '2025-01-01' }
  const sections = [{ kind: 'readingPath' as const, groups: [{ heading: 'First', steps }] }]
  const page = { file: '', path: '/paths/a', page: { meta, sections } }
  expect(await textChecker([page], list)(list.files)).toEqual([])
})
