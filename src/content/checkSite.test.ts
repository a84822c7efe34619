import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixtureSheet } from '../tests/fixture/worksheet'
import { checkPage } from './checkPage'
import { checkMetas } from './checkSite'
import type { PageFile } from './pageFiles'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const good = { title: 'A plan', description: 'd'.repeat(80), updated: '2025-01-02' }

/** A page file whose fields stand on lines 2 to 4. */
function page(name: string, changes: Partial<typeof good> = {}): PageFile {
  const meta = { ...good, description: `${name} ${good.description}`, title: name, ...changes }
  const file = join(folder, `${name}.ts`)
  const { title, description, updated } = meta
  writeFileSync(
    file,
    `meta: {\n  title: '${title}',\n  description: '${description}',\n  updated: '${updated}',\n`,
  )
  return { file, path: `/${name}`, page: { meta: { ...meta, keywords: [] }, sections: [] } }
}

/** @returns the problems as `file:line field`, without the folder */
const problemsOf = (...pages: PageFile[]) =>
  [
    ...pages.flatMap(checkPage),
    ...checkMetas(pages, { articles: [], unpublished: [], files: [], problems: [] }),
  ].map(({ file, line, field }) => `${file.split('/').pop()}:${line} ${field}`)

test('good pages pass', () => expect(problemsOf(page('first'), page('second'))).toEqual([]))

describe('a problem of a page is reported with file, line and field', () => {
  test.each([
    ['a long title', { title: 't'.repeat(70) }, 'first.ts:2 meta.title'],
    ['a short description', { description: 'Short.' }, 'first.ts:3 meta.description'],
    ['a day in the future', { updated: '2999-01-01' }, 'first.ts:4 meta.updated'],
    ['a day that never was', { updated: '2025-02-30' }, 'first.ts:4 meta.updated'],
  ])('%s', (_, changes, problem) => expect(problemsOf(page('first', changes))).toEqual([problem]))
})

test('a wrong total in a table is reported', () => {
  const table = (total: string): PageFile => ({
    ...page('table'),
    page: {
      meta: { ...good, keywords: [] },
      sections: [
        {
          kind: 'table',
          caption: 'Costs',
          columns: [{ label: 'What' }, { label: 'Cost', number: true }],
          rows: [
            ['Room', '$300'],
            ['Food', '$200'],
            ['Total', total],
          ],
        },
      ],
    },
  })
  expect(problemsOf(table('$500'))).toEqual([])
  expect(problemsOf(table('$600'))).toEqual([expect.stringMatching(/ table$/)])
})

test.each([
  ['A text.\n\n- A point\n- [A link](/contact)', []],
  ['A text.\n\n```js\n1\n```', ['prose.ts:3 body']],
  ['A text.\n\n- [x] Done', ['prose.ts:3 body']],
  ['A text.[^1]\n\n[^1]: Below it.', ['prose.ts:3 body']],
])('what only articles have is reported: %j', (body, problems) => {
  const { page: empty, ...file } = page('prose')
  writeFileSync(file.file, body)
  const sections = [{ kind: 'text', heading: 'Text', body }] as const
  expect(problemsOf({ ...file, page: { ...empty, sections: [...sections] } })).toEqual(problems)
})

describe('a worksheet of a page is checked as one of an article', () => {
  const withSheets = (...worksheets: (typeof fixtureSheet)[]): PageFile => {
    const { page: empty, ...file } = page('sheet')
    writeFileSync(file.file, "\n\nid: 'pilot-worth',\n")
    const heading = 'Fill in'
    const sections = worksheets.map(
      (worksheet) => ({ kind: 'worksheet', heading, worksheet }) as const,
    )
    return { ...file, page: { ...empty, sections } }
  }
  const { columns } = fixtureSheet
  test.each([
    [{}, []],
    [{ rows: 0 }, ['sheet.ts:3 worksheet.rows']],
    [
      { columns: { ...columns, name: { type: 'computed', label: 'Name', formula: 'naem' } } },
      ['sheet.ts:3 worksheet.columns.name.formula'],
    ],
    [
      { example: { ...fixtureSheet.example, results: { total: 90, share: 0.8 } } },
      ['sheet.ts:3 worksheet.example.results.total'],
    ],
  ] as const)('%j', (changes, problems) =>
    expect(problemsOf(withSheets({ ...fixtureSheet, ...changes }))).toEqual(problems),
  )

  test('two of one id on a page are reported', () => {
    const other = { ...fixtureSheet, id: 'other' }
    expect(problemsOf(withSheets(fixtureSheet, other))).toEqual([])
    expect(problemsOf(withSheets(fixtureSheet, fixtureSheet))).toEqual(['sheet.ts:3 worksheet.id'])
  })
})

test.each([
  ['title', { title: 'The same title' }, 'second.ts:2 title'],
  ['description', { description: 'The same description. '.repeat(4) }, 'second.ts:3 description'],
])('two pages with the same %s', (_, same, problem) => {
  expect(problemsOf(page('first', same), page('second', same))).toEqual([problem])
})
