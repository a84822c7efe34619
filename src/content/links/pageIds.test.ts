import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AuthoredSection } from '../../sections'
import { fixtureSheet } from '../../tests/fixture/worksheet'
import { idProblems, pageIds } from './pageIds'

const file = join(mkdtempSync(join(tmpdir(), 'ids-')), 'page.ts')
const meta = { title: '', description: '', keywords: [], updated: '2025-01-01' }
const pageOf = (...sections: AuthoredSection[]) => ({
  file,
  path: '/page',
  page: { meta, sections },
})

const link = { text: 'Go', to: '/contact' } as const
const action = link

test('the ids of a page are those of its sections, and of the headings in its texts', async () => {
  const page = pageOf(
    { kind: 'hero', title: 'No part', description: '' },
    { kind: 'text', heading: 'What & why', body: 'Text.\n\n### The *first*\n\n### The first' },
    {
      kind: 'cards',
      heading: 'Cards',
      items: [
        { id: 'a-card', title: 'A', description: '' },
        { title: 'B', description: '' },
      ],
    },
    {
      kind: 'features',
      items: [{ title: 'A feature', description: '', points: [], link }],
    },
    { kind: 'worksheet', heading: 'Fill in', worksheet: fixtureSheet },
    { kind: 'glossary' },
    { kind: 'callToAction', heading: 'And now', text: '', action },
  )
  expect(
    await pageIds(page, [
      { id: 'warp', term: 'Warp' },
      { id: 'weft', term: 'Weft' },
    ]),
  ).toEqual([
    ...['what-why', 'the-first', 'the-first-1', 'cards', 'a-card', 'a-feature'],
    ...['fill-in', `worksheet:${fixtureSheet.id}`, 'warp', 'letter-W', 'weft'],
  ])
})

test('an id that a page has twice is reported where it stands last, and a heading that gets none', async () => {
  writeFileSync(
    file,
    "heading: 'Why',\nbody: `A\n\n### How\n`,\nheading: 'How?',\nheading: '為何',\n",
  )
  const ids = await pageIds(
    pageOf(
      { kind: 'text', heading: 'Why', body: 'A\n\n### How' },
      { kind: 'text', heading: 'How?', body: 'B' },
      { kind: 'text', heading: '為何', body: 'C' },
    ),
  )
  expect(idProblems({ file, path: '/page', page: pageOf().page }, ids)).toMatchObject([
    { line: 6, message: expect.stringContaining('the id "how" twice') },
    { line: 1, message: expect.stringContaining('no letter from A to Z') },
  ])
  expect(idProblems(pageOf(), ['why', 'how'])).toEqual([])
})
