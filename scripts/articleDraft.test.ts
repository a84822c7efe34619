import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { categories } from '../src/articles/card'
import { readWholeArticles } from '../src/content/articles/readWholeArticles'
import { articleDraft, placeholdersOf } from './articleDraft'
import { lint } from './prose/lint'

const title = 'Résumé screening: what “good” is'
const slug = 'resume-screening'
const date = '2026-01-31'
const text = articleDraft(title, date)
const placeholders = placeholdersOf(text)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'))
  const source = { kind: 'law', author: 'An author', title: 'A title', date: '2025' }
  await writeFile(join(folder, 'sources.yaml'), stringify({ one: source, two: source }))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(text: string) {
  await writeFile(join(folder, `${slug}.md`), text)
  return readWholeArticles(folder)
}

/** A text such as an editor could write in place of the rest of a line. */
function replacement(what: string, n: number) {
  if (what.includes('delete this comment')) return ''
  if (what.includes('phrase')) return `phrase ${n}`
  if (what.includes('even without')) return 'A sentence that is true without the article.'
  if (/heading|step/.test(what)) return `Words ${n}`
  if (what.includes('characters')) return `${n} words, and a colon: here. `.repeat(4)
  if (what.includes('[@id]')) return `Words${n}.[@one] More.[@two]`
  const link = /\]\((.*)\)/.exec(what)?.[1]?.replace('file-name', `other-${n}`)
  const words = Array.from({ length: 160 }, (_, m) => `word-${n}-${m}`).join(' ')
  return link ? `${words} [as described](${link})` : words
}

const published = () =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('draft:'))
    .map((line, n) => line.replace(/REPLACE:[^"]*/, (marked) => replacement(marked, n)))
    .join('\n')

describe('the text', () => {
  test('is a draft that the build accepts as it is', async () => {
    expect(await read(text)).toEqual([])
  })

  test('lists each placeholder with its line', () => {
    const marked = text
      .split('\n')
      .flatMap((line, n) => (line.includes('REPLACE:') && !line.startsWith('#  ') ? [n + 1] : []))
    expect(placeholders.map(({ line }) => line)).toEqual(marked)
    for (const { line, what } of placeholders)
      expect(text.split('\n')[line - 1]).toContain(`REPLACE: ${what}`)
  })

  test('must not be published as it is', async () => {
    const problems = read(text.replace(/^draft:.*$/m, ''))
    for (const { line } of placeholders)
      await expect(problems).rejects.toThrow(`${slug}.md:${line} placeholder`)
  })

  test('passes the build and the lint once its placeholders are replaced', async () => {
    const articles = await read(published())
    expect(articles).toMatchObject([{ slug, title, date, category: categories[0] }])
    const files = await Promise.all(articles.map(({ file }) => readFile(file, 'utf8')))
    expect(lint(articles, () => files[0] ?? '')).toEqual([])
  })

  test('still passes with its optional fields in use', async () => {
    const fields = published().replace(/^# (?=updated|reviewed|takeaways)|^#(?= {3})/gm, '')
    expect(await read(fields)).toMatchObject([
      {
        updated: date,
        reviewed: date,
        takeaways: ['A sentence that is true without the article.'],
      },
    ])
  })
})
