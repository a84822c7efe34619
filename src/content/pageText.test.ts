import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageFile } from './pageFiles'
import { lineInPage, pageTextProblems } from './pageText'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** A page file of this text. */
function fileOf(source: string) {
  const file = join(root, 'page.ts')
  writeFileSync(file, source)
  return file
}

function problemsOf(body: string, source: string) {
  const meta = { title: '', description: '', keywords: [], updated: '2025-01-01' }
  const sections = [{ kind: 'text' as const, heading: 'Text', body }]
  const page: PageFile = { file: fileOf(source), path: '/page', page: { meta, sections } }
  return pageTextProblems([page]).map(({ line, field }) => `${line} ${field}`)
}

test('a text of a page is checked by the rules for Markdown, those of its sections', () => {
  const body = 'One.\n\n## Two <b>\n\n![](/plan.svg) [x][nope] [@a-study]'
  expect(problemsOf(body, `// A page\nbody: \`${body}\`,\n`)).toEqual([
    '4 body: heading',
    '4 body: HTML',
    '6 body: reference',
    '6 body',
    '6 body: image',
  ])
  expect(problemsOf('One.\n\n### Two', '')).toEqual([])
})

describe('the line of a problem is found in', () => {
  test.each([
    ['a template', 'A\n\nb c', '\n\nbody: `A\n\nb c`', 3, 5],
    [
      'a template with what it has to escape',
      'A `b` \u0024{c}\nd \\\\e',
      '\nbody: `A \\`b\\` \\\u0024{c}\nd \\\\\\\\e`',
      2,
      3,
    ],
    ['a string', 'A “b”\nc', '\n\nbody: "A “b”\\nc"', 2, 3],
    ['a string with a quote', "A's b", "\nbody: 'A\\'s b'", 1, 2],
    ['a text that is put together', 'A\nb: the firm\nc d', 'body: `A\nb: \u0024{firm}\nc d`', 3, 3],
    ['a text that is computed', 'A', 'body: text()', 1, 1],
  ])('%s', (_, body, source, line, expected) =>
    expect(lineInPage(fileOf(source), body, line)).toBe(expected),
  )
})
