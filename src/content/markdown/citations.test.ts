import { expect, test } from 'vitest'
import type { Source } from '../../articles/schema'
import { fill, formatDay as format } from '../../locale'
import { renderText } from '../../tests/renderText'
import { markdownText } from '../../words'
import { plainText } from '../plainText'
import { outcomesAmong, sourceDate } from './citations'

/** @returns a day as readers write it, in one line */
const formatDay: typeof format = (...day) => format(...day).replaceAll(' ', '\u00a0')

const url = 'https://source.example/'
const source = (id: string, more: Partial<Source> = {}): [string, Source] => [
  id,
  { id, kind: 'research', author: 'A. Author', title: id, date: '2025', url, ...more },
]
const sources = new Map([
  source('first'),
  source('second', { publisher: 'A Journal', date: '2026-07-08', title: 'A *Second*' }),
  source('third', { url: undefined }),
])
const render = (markdown: string) => renderText(markdown, { sources })

test('each source has the number of its first citation, and one entry in the list', async () => {
  const { html, sources, contents } = await render('A[@second]. B [@first] and [@second].')
  expect(sources.map(({ id }) => id)).toEqual(['second', 'first'])
  const notes = [...html.matchAll(/class="citation"[^>]*>\[(\d)\]</g)]
  expect(notes.map(([, number]) => number)).toEqual(['1', '2', '1'])
  expect(html.match(/<li id="source-\d"/g)).toHaveLength(2)
  expect(html).toMatch(
    /<a href="https:\S+" target="_blank" rel="noopener"[^>]*><em>A \*Second\*<\/em>/,
  )
  expect(html).toContain(`</a>, A Journal, ${formatDay('2026-07-08')}. <a`)
  expect(contents.map(({ text }) => text)).toEqual([markdownText.sources])
  // The notes in the margin, beside the first citation of each, break no date.
  const day = formatDay('2026-07-08')
  expect([...html.matchAll(/data-note="([^"]*)"/g)].map(([, note]) => note)).toEqual([
    `1. A. Author, A *Second*, ${day}`,
    '2. A. Author, first, 2025',
  ])
})

test('every note leads to its entry, every entry back to the first note', async () => {
  const { html } = await render('A [@first]. B [@third] C [@first].')
  for (const match of html.matchAll(/href="#([^"]+)"/g))
    expect(html.split(` id="${match[1]}"`)).toHaveLength(2)
  expect(html.match(/href="#citation-/g)).toHaveLength(2)
})

test('a place in the source stands in the note', async () => {
  const { html } = await render('> Law [@first,\n> Art. 22].')
  const label = fill(markdownText.source, { note: '1, Art. 22' })
  expect(html).toMatch(new RegExp(`aria-label="${label}"[^>]*>\\[1, Art. 22\\]<`))
})

const others = ['`[@first]`', 'mail@first.example', '\\[@first]', '    [@first]']

test.each(others)('what is no citation stays as it is: %s', async (text) => {
  const { html } = await render(`Text\n\n${text}`)
  expect(html).not.toContain('citation')
  expect(html).toContain('@first')
})

test('the search does not see the numbers', async () =>
  expect(plainText((await render('Before[@first], after')).html)).toContain('Before, after'))

test.each([
  ['2025', '2025'],
  ['2026-07', formatDay('2026-07', 'month')],
  ['2026-07-08', formatDay('2026-07-08')],
])('the date %s reads %s', (date, text) => expect(sourceDate(date)).toBe(text))

test('what became of claims is listed by the newest change, with both sources', () => {
  const claim = { claim: 'It doubles.', claimed: '2024', found: 'It did not double at all.' }
  const entries = [
    source('old', { outcome: { ...claim, name: 'Old', changed: '2024-12' } }),
    source('new', {
      outcome: { ...claim, name: 'New', changed: '2025-02-03', claimSource: 'first' },
    }),
    source('first'),
  ].map(([, each]) => each)
  const outcomes = outcomesAmong(entries, [])
  expect(outcomes.map(({ name }) => name)).toEqual(['New', 'Old'])
  expect(outcomes[0]).toMatchObject({
    claim: { text: claim.claim, day: '2024', source: { name: 'A. Author, first', url } },
    found: { day: formatDay('2025-02-03', 'long'), source: { name: 'A. Author, new' } },
  })
})
