import { expect, test } from 'vitest'
import { fill, quoted } from '../../locale'
import { renderText } from '../../tests/renderText'
import { withSite } from '../../tests/withSite'
import { markdownText, table as tableWords } from '../../words'

const html = async (markdown: string) => (await renderText(markdown)).html.replaceAll('>\n', '>')

const table = (...rows: string[]) => rows.map((row) => `| ${row} |`).join('\n')
const parts = table(
  'Part | Weeks',
  '---|--:',
  'Plan | 2',
  'Build | 12',
  `${markdownText.total} | 14`,
)

test('stands in a box that scrolls, with numbers set right by a class, as the policy refuses styles', async () => {
  const markup = await html(parts)
  expect(markup).toMatch(/^<div class="table-scroll"><table>/)
  expect(markup).toContain('<th scope="col">Part</th>')
  expect(markup).not.toMatch(/data-label|tabindex|role=/)
  expect(markup).toContain('<th scope="col" class="number">Weeks</th>')
  expect(markup).toContain('<td class="number">12</td>')
  expect(markup).not.toMatch(/ (align|style)=/)
})

test.each([
  ['A | B | C', 'Short | A text of a few words | Short', ''],
  ['A | B | C | D', '1 | 2 | 3 | 4', fill(tableWords.wide, { name: 'Plan' })],
])('is a tab stop with a name where a phone is too narrow: %s', async (head, row, label) => {
  const columns = head.replace(/\w/g, '-')
  const markup = await html(`Table: Plan\n\n${table(head, columns, row)}`)
  const tabStop = label && ` tabindex="0" role="region" aria-label="${label}"`
  expect(markup).toContain(`<div class="table-scroll"${tabStop}>`)
  expect(markup).not.toContain('data-label')
})

test('has the words of its columns, and is no tab stop, where a phone shows its rows', async () => {
  const row = 'First | *Few* words | 3 | 4\n| Plan | | 3 | 4'
  const caption = 'Table, in rows: Plan'
  const markup = await html(`${caption}\n\n${table('Week | A | *B* | C', '---|---|---|---', row)}`)
  expect(markup).toContain('<div class="table-scroll in-rows"><table><caption>Plan</caption>')
  const labels = [...markup.matchAll(/data-label="(\w+)">(.*?)</g)]
  expect(labels.map(([, label, text]) => `${label} ${text}`)).toEqual([
    'A ',
    'B 3',
    'C 4',
    'A ',
    'B 3',
    'C 4',
  ])
})

test.each([
  ['names of some rows', 'Part | Weeks', '---|---', '7 | 2\n| *Plan* | 2', true],
  ['numbers of rows', '# | Part', '---|---', '1 | Plan', false],
  ['amounts with a unit, set right', 'Time | Part', '--:|---', '2 weeks | Plan', false],
])('has headers of rows where its first column has names: %s', async (_, head, line, row, has) => {
  const markup = await html(table(head, line, row))
  expect(markup.includes('<th scope="row">')).toBe(has)
  const onPage = await renderText(table(head, line, row), { kind: 'page' })
  expect(onPage.html).toMatch(/<tr>\s*<th scope="row"/)
})

test('has no header that is empty', async () => {
  const markup = await html(table(' | A', '---|---', 'B | 1', ' | 2'))
  expect(markup.match(/<td><\/td>/g)).toHaveLength(2)
})

test('sets a row apart that adds the others up', async () => {
  expect(await html(parts)).toContain(
    `<tr class="total"><th scope="row">${markdownText.total}</th>`,
  )
  expect(await html(parts.replace(markdownText.total, `${markdownText.total}ly`))).not.toContain(
    'class="total"',
  )
})

test('has the caption that stands before it, with its marks', async () => {
  const markup = await html(`Table: What *each* takes[^1]\n\n${parts}\n\n[^1]: A note.`)
  expect(markup).toContain('<table><caption>What <em>each</em> takes<sup>')
  expect(markup).not.toContain('<p>Table')
  expect(await html('Table: of what?\n\nA text.')).toContain('<p>Table: of what?</p>')
})

test('without a caption has the name of the heading before it', async () => {
  const markup = await html(
    `## Two "parts"\n\n${parts}\n\nAgain:\n\n${parts}\n\n### More\n\n${parts}`,
  )
  const heading = `Two ${quoted('parts')}`
  const names = [...markup.matchAll(/<table(?: aria-label="([^"]+)")?>/g)].map(([, name]) => name)
  expect(names).toEqual([heading, fill(markdownText.furtherTable, { heading, n: 2 }), 'More'])
})

/**
 * @param text rows by `;`, cells by `|`, with the English name of a total
 * @returns each wrong number as `row: states …, … give …`
 */
async function wrongIn(text: string, locale: string) {
  const { wrongSums } = await withSite({ site: { locale } }, () => import('./tables'))
  const table = text.replace(/\bTotal\b/g, markdownText.total)
  return wrongSums(table.split(';').map((row) => row.split('|')))
    .map(
      ({ index, message }) => `${index}: ${message.replace('the cells that it follows from ', '')}`,
    )
    .join()
}

test.each([
  ['a sum', '|h|$|x;a|1.5|$1,200|x;b|2|$300|;**Total**|**3.5**|**$1,500**|250 left', ''],
  ['a wrong sum', '|h|$;a|1.5|$1,200;b|2|$300;Total|3.6|$1,500', '3: states 3.6; give 3.5'],
  ['a sum since the total before', '|n;a|1;b|2;Total|3;c|4;d|5;Total|9', ''],
  ['losses, whichever dash they have', '|n;a|−5;b|-3;c|–1;Total|-9', ''],
  ['a loss behind its currency', '|n;a|$-5;b|$3;Total|$-2', ''],
  ['columns that are called like a sum', 'Case|Value|Ease|Product|Sum;a|3|5|16|9', ''],
  ['a row that only begins like a total', '|n;a|5;b|6;Total respondents|900', ''],
  ['units that differ, which have no sum', '|n;a|3 h;b|$5;Total|8', ''],
  ['one number, which has no sum', '|n;a|5;Total of 10|2', ''],
])('%s', async (_, table, wrong) => expect(await wrongIn(table, 'en-US')).toBe(wrong))

test.each([
  ['de-DE', '|h|€;a|1,5|1.200 €;b|2|300 €;Total|3,6|1.500 €', '3: states 3,6; give 3.5'],
  ['fr-FR', '|€;a|1 200,50 €;b|300 €;Total|1 500 €', '3: states 1 500 €; give 1501'],
])('reads numbers as they are written in %s', async (locale, table, wrong) =>
  expect(await wrongIn(table, locale)).toBe(wrong),
)
