import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { limits } from '../src/articles/schema'
import { splitSource } from '../src/content/frontMatter/splitSource'
import { pageFiles } from '../src/content/pageFiles'
import { articleDraft } from './articleDraft'

const tsx = resolve('node_modules/tsx/dist/cli.mjs')
const script = resolve('scripts/newArticle.ts')

/** @returns a folder with these articles */
function folderOf(articles: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'new-article-'))
  mkdirSync(join(folder, 'articles'))
  for (const [name, source] of Object.entries(articles))
    writeFileSync(join(folder, 'articles', name), source)
  return folder
}

/** Runs the script as a shell does, and lists the articles that are there afterward. */
async function run(words: readonly string[], folder = folderOf()) {
  const child = spawn(process.execPath, [tsx, script, ...words], { cwd: folder })
  const [out, error] = [text(child.stdout), text(child.stderr)]
  const code = await new Promise<number | null>((done) => child.on('close', done))
  const articles = existsSync(join(folder, 'articles')) ? readdirSync(join(folder, 'articles')) : []
  return { code, out: await out, error: await error, articles, folder }
}

const frontMatterOf = (folder: string, name: string) =>
  parse(splitSource(readFileSync(join(folder, 'articles', name), 'utf8')).frontMatter ?? '')

describe('a draft is written for a title', () => {
  test.each<[string[], string, string]>([
    [
      ['--', 'What', '--force', "doesn't break"],
      'What --force doesn’t break',
      'what-force-doesnt-break',
    ],
    [['戦略の\n計画', '{{date}} $1 \\'], '戦略の 計画 {{date}} $1 \\', 'zhan-lue-no-ji-hua-date-1'],
  ])('%j', async (words, title, slug) => {
    const { code, out, error, articles, folder } = await run(words)
    expect([error, code, articles]).toEqual(['', 0, [`${slug}.md`]])
    expect(out).toContain(`articles/${slug}.md\n`)
    expect(frontMatterOf(folder, `${slug}.md`)).toMatchObject({ title, draft: true })
  })

  test('numbered, where the address is reserved or taken', async () => {
    const { out, articles } = await run(['Index'], folderOf({ 'INDEX-2.md': '' }))
    expect(out).toContain('Numbered, as the name is "index", which is the address of the list')
    expect(articles).toContain('index-3.md')
  })
})

describe('nothing is written', () => {
  const page = pageFiles.find(({ page }) => page.meta.title.length > 5)
  test.each<[string, string[], string]>([
    ['for no title', ['  '], 'A title is required'],
    ['for an unknown option', ['--dry-run'], '--dry-run is no title'],
    ['for a long one', ['x '.repeat(40)], `title: has 79 characters; at most ${limits.title[1]}`],
    ['for one of signs', ['?!?!?!'], 'title: has neither a letter nor a digit'],
    ['for that of a page', [page?.page.meta.title ?? ''], `title: is that of ${page?.file} too`],
  ])('%s', async (_, words, message) => {
    const { code, error, articles } = await run(words)
    expect(error).toContain(message)
    expect([code, articles]).toEqual([1, []])
  })

  test('for that of a draft', async () => {
    const draft = articleDraft('Plans that hold', '2025-01-02')
    const { error, articles } = await run(['Plans that hold'], folderOf({ 'held.md': draft }))
    expect(error).toContain('title: is that of articles/held.md too')
    expect(articles).toEqual(['held.md'])
  })

  test('where there is no folder for it', async () => {
    const { code, error } = await run(['Plans that hold'], mkdtempSync(join(tmpdir(), 'empty-')))
    expect(error).toContain('There is no folder articles/ here')
    expect(code).toBe(1)
  })

  test('for a question', async () => {
    const { code, out, articles } = await run(['--help'])
    expect(out).toContain('npm run new:article -- ')
    expect([code, articles]).toEqual([0, []])
  })
})
