import { expect, test } from 'vitest'
import { renderMarkdown } from './renderMarkdown'

const html = async (markdown: string) =>
  (await renderMarkdown(markdown)).html.replaceAll('>\n', '>')

const table = (...rows: string[]) => rows.map((row) => `| ${row} |`).join('\n')
const parts = table('Part | Weeks', '---|--:', 'Plan | 2', 'Build | 12', 'Total | 14')

test('stands in a box that scrolls, whose cells do not repeat the names of their columns', async () => {
  const markup = await html(parts)
  expect(markup).toMatch(/^<div class="table-scroll"><table>/)
  expect(markup).toContain('<th scope="col">Part</th>')
  expect(markup).not.toMatch(/data-label|tabindex|role=/)
})

test('sets numbers right by a class, as the policy refuses styles', async () => {
  const markup = await html(parts)
  expect(markup).toContain('<th scope="col" class="number">Weeks</th>')
  expect(markup).toContain('<td class="number">12</td>')
  expect(markup).not.toMatch(/ (align|style)=/)
})

test('lets words among numbers take several lines', async () => {
  const markup = await html(
    table('Part | Limit', '---|--:', 'Plan | −$48,000', 'Build | 45 or more weeks'),
  )
  expect(markup).toContain('<td class="number">−$48,000</td>')
  expect(markup).toContain('<td class="number long">45 or more weeks</td>')
})

test.each([
  ['names', 'Part | Weeks', '---|---', 'Plan | 2', true],
  ['names of some rows', 'Part | Weeks', '---|---', '7 | 2\n| *Plan* | 2', true],
  ['numbers of rows', '# | Part', '---|---', '1 | Plan', false],
  ['times', 'Time | Part', '---|---', '8:30 | Plan', false],
  ['amounts with a unit, set right', 'Time | Part', '--:|---', '2 weeks | Plan', false],
])('has headers of rows where its first column has names: %s', async (_, head, line, row, has) => {
  const markup = await html(table(head, line, row))
  expect(markup.includes('<th scope="row">')).toBe(has)
})

test('has no header that is empty', async () => {
  const markup = await html(table(' | A', '---|---', 'B | 1', ' | 2'))
  expect(markup).toContain('<tr><td></td><th scope="col">A</th></tr>')
  expect(markup).toContain('<th scope="row">B</th>')
  expect(markup).toContain('<tr><td></td><td>2</td></tr>')
})

test('sets a row apart that adds the others up', async () => {
  expect(await html(parts)).toContain('<tr class="total"><th scope="row">Total</th>')
  const bold = parts.replace('Total', '**Total**, in weeks')
  expect(await html(bold)).toContain('<tr class="total"><th scope="row"><strong>Total')
  expect(await html(parts.replace('Total', 'Totally'))).not.toContain('class="total"')
})

test('gives columns of long texts room, but the first, which stays in sight', async () => {
  const row = ['x'.repeat(90), 'Short', 'x'.repeat(30), 'x'.repeat(90)]
  const markup = await html(table('A | B | C | D', '---|---|---|---', row.join(' | ')))
  const classes = [...markup.matchAll(/<th scope="col"(?: class="(\w+)")?>/g)]
  expect(classes.map(([, name]) => name)).toEqual(['medium', undefined, 'medium', 'wide'])
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
  const names = [...markup.matchAll(/<table(?: aria-label="([^"]+)")?>/g)].map(([, name]) => name)
  expect(names).toEqual(['Two “parts”', 'Two “parts”, table 2', 'More'])
})
