import { describe, expect, test } from 'vitest'
import type { Source } from '../../articles/entrySchemas'
import { plainText } from '../plainText'
import { citedIds, citeSources, sourceDate, unknownSources } from './citations'
import { printMarkdown } from './printMarkdown'
import { parseMarkdown, renderMarkdown } from './renderMarkdown'

const source = (title: string, more: Partial<Source> = {}): Source => ({
  kind: 'research',
  author: 'A. Author',
  title,
  date: '2025',
  url: `https://source.example/${title}`,
  ...more,
})
const sources = new Map([
  ['first', source('First')],
  ['second', source('Second', { publisher: 'A Journal', date: '2026-07-08' })],
  ['no-address', source('Third', { url: undefined })],
])

async function render(markdown: string) {
  const tree = parseMarkdown(markdown)
  const cited = citeSources(tree, sources)
  const printed = printMarkdown(tree, '/articles/a')
  return { ...cited, printed, ...(await renderMarkdown(tree)) }
}

test('each source has the number of its first citation, and one entry in the list', async () => {
  const { html, cited, contents } = await render('A[@second]. B [@first] and [@second].')
  expect(cited.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect([...html.matchAll(/class="citation"[^>]*>\[(\d)\]</g)].map(([, n]) => n)).toEqual([
    '1',
    '2',
    '1',
  ])
  expect(html.match(/id="citation-1"/g)).toHaveLength(1)
  expect(html.match(/<li id="source-\d"/g)).toHaveLength(2)
  expect(html).toContain('A Journal, July 8, 2026.')
  expect(contents.map(({ id }) => id)).toEqual(['sources'])
})

test('every note leads to its entry, every entry back to the first note', async () => {
  const { html, ids } = await render('A [@first]. B [@no-address] C [@first].')
  for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
  expect(html.match(/href="#citation-/g)).toHaveLength(2)
})

test('a place in the source stands in the note', async () => {
  const { html } = await render('Law [@first, Art. 22].')
  expect(html).toMatch(/aria-label="Source 1, Art. 22"[^>]*>\[1, Art. 22\]</)
})

test('the Markdown version has the notes and the list', async () => {
  const { printed } = await render('A [@second].')
  expect(printed).toContain('## Sources')
  expect(printed).toMatch(
    /1\. A\. Author, \[\*Second\*\]\(https:\/\/source\.example\/Second\), A Journal, July 8, 2026/,
  )
})

test('an address of a source opens like every outbound link', async () => {
  const { html } = await render('A [@first].')
  expect(html).toMatch(/<a href="https:\/\/source\.example\/First" target="_blank" rel="noopener">/)
})

describe('what is no citation stays as it is', () => {
  test.each(['`[@first]`', '[@first](/services)', 'mail@first.example', '[first]', '    [@first]'])(
    '%s',
    async (markdown) => {
      const { html, cited } = await render(`Text\n\n${markdown}`)
      expect(cited).toEqual([])
      expect(html).not.toContain('citation')
    },
  )
})

test('an unknown id is reported with its line', async () => {
  const { unknown } = await render('One\n\nTwo [@nobody] and [@first]')
  expect(unknown).toEqual([{ id: 'nobody', line: 3 }])
})

describe('a source that is not there', () => {
  const report = (id: string, wrong: string[] = []) =>
    unknownSources(
      [{ id, line: 3 }],
      sources.keys(),
      'sources.yaml',
      wrong.map((field) => ({ field })),
    ).map(({ line, message }) => `${line} ${message}`)

  test('is reported with its line, and the id that was meant', () => {
    expect(report('nobody')).toEqual(['3 @nobody is no source of sources.yaml; add it there first'])
    expect(report('frist')).toEqual([expect.stringContaining('did you mean [@first]?')])
  })

  test('is reported once, where its entry has a mistake', () => {
    expect(report('broken', ['broken.date'])).toEqual([])
    expect(report('other', ['broken.date'])).toHaveLength(1)
    // What is no YAML may hide any entry.
    expect(report('other', ['sources'])).toEqual([])
  })
})

test('the search does not see the numbers', async () => {
  const { html } = await render('Before[@first], after')
  expect(plainText(html)).toContain('Before, after')
})

test('the ids of a text, each once', () => {
  expect(citedIds('[@first][@second, p. 3] [@first]')).toEqual(['first', 'second'])
})

test.each([
  ['2025', '2025'],
  ['2026-07', 'July 2026'],
  ['2026-07-08', 'July 8, 2026'],
])('the date %s reads %s', (date, text) => expect(sourceDate(date)).toBe(text))
