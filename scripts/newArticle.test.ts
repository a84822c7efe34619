/** The command on a small project: what it writes, and what it refuses. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../src/content/readSite'
import { quoted } from '../src/locale'
import { pagePaths } from '../src/site'
import { commandOn } from '../src/tests/fixture/command'
import { writeFiles } from '../src/tests/fixture/files'
import { article, files, page } from '../src/tests/fixture/smallSite'

const body = 'See [it](/articles/plan#why), [that](/articles/plan-two).'
const index = page('The page', [{ kind: 'text', heading: 'More', body: { markdown: body } }])

const list = 'aliases: # older ones\n  - /plan\n'
const plan = article('The plan', list, '[It](/articles/plan) é').replaceAll('\n', '\r\n')
const draft = article('Two plans', 'draft: true\naliases: [/articles/older]\n', '/articles/plan.')
const third = article('A third', '', '[It][a], a.example/articles/plan\n\n[a]: /articles/plan')
const terms = (files['articles/glossary.yaml'] ?? '').replace('article: first', 'article: plan')

const former = '- name: Cy\n  id: cy\n  former: true\n'

/** What the small site has of the one that tests of the reader use. */
const shared = [`pages${pagePaths.glossary}.ts`, 'public/images/a.svg']

const { root, read, options, ...command } = commandOn('scripts/newArticle.ts')

function run(...words: readonly string[]) {
  rmSync(root, { recursive: true })
  writeFiles(root, [
    ['articles/plan.md', plan],
    ['articles/draft.md', draft],
    ['articles/third.md', third],
    ['articles/glossary.yaml', terms],
    ['src/pages/index.ts', index],
    ['articles/people.yaml', `${files['articles/people.yaml']}${former}`],
    ...shared.map((name) => [name.replace(/^pages/, 'src/pages'), files[name] ?? ''] as const),
  ])
  return command.run(...words)
}

test('a draft has no mistakes, nor has the article once its placeholders are replaced', async () => {
  const { stdout, stderr } = run('L’atelier: ', 'Ada\'s "good"')
  const file = 'articles/l-atelier-adas-good.md'
  expect([stderr, stdout]).toEqual(['', expect.stringContaining(`${file}\n`)])
  expect(stdout).toContain('   4  for search results, 70 to 160 characters: what the reader can do')
  const isOwn = ({ file }: { file: string }) => file.startsWith(options.articles)
  expect(read(file)).toMatch(/the one of .*Ada Reader who signs it/)
  for (const link of read(file).matchAll(/\]\((.*?)\)/g))
    expect(['/articles/file-name', '/contact']).toContain(link[1])
  const before = await readSite({ ...options, unpublished: true })
  expect(before.problems.filter(isOwn)).toEqual([])
  const long = 'What a reader gets to know of it, in words that only the tests of a command read.'
  let count = 0
  const fill = (mark: string) => `${mark.includes('characters') ? long : 'Words'} ${++count}`
  const filled = read(file).replace(/REPLACE: [^\n"]*/g, fill)
  writeFileSync(join(root, file), filled.replace('draft: true', ''))
  const { pages, problems } = await readSite(options)
  expect(problems.filter(isOwn)).toEqual([])
  const { title } = pages.get('/articles/l-atelier-adas-good')?.data.meta ?? {}
  expect(title).toBe(`L’atelier: Ada’s ${quoted('good')}`)
})

test('an article is renamed, and with it every link to it, and nothing else', () => {
  const { stdout, stderr } = run('--rename', 'plan', 'new')
  expect([stderr, stdout.trim().split('\n')]).toEqual(['', expect.objectContaining({ length: 6 })])
  expect(() => read('articles/plan.md')).toThrow('no such file')
  const moved = plan.replace('(/articles/plan)', '(/articles/new)')
  const withAlias = moved.replace('  - /plan', '  - /articles/plan\r\n  - /plan')
  expect(read('articles/new.md')).toBe(withAlias)
  expect(read('articles/draft.md')).toBe(draft.replace('/articles/plan.', '/articles/new.'))
  expect(read('articles/third.md')).toBe(third.replace(']: /articles/plan', ']: /articles/new'))
  expect(read('articles/glossary.yaml')).toBe(terms.replace('article: plan', 'article: new'))
  expect(read('src/pages/index.ts')).toContain(body.replace('plan#why', 'new#why'))
})

test('the old address is an alias where there was none', () => {
  run('--rename', 'third', 'new')
  const text = 'keywords: [looms, a third]\naliases: [/articles/third]\n---\n'
  expect(read('articles/new.md')).toContain(text)
})

test('a title that another article has is refused', () =>
  expect(run('two', 'PLANS').stderr).toContain('title: is that of articles/draft.md, too'))
