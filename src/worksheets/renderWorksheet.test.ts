import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fill, formatNumber } from '../locale'
import { fixtureSheet } from '../tests/fixture/worksheet'
import { ranges, worksheet as words } from '../words'
import { worksheetSchema } from './checkWorksheet'
import { formatRange } from './format'
import { renderWorksheet } from './renderWorksheet'

const title = 'Was ein Schild wert ist'
const euros = (value: number) => formatNumber(value, { unit: '€' })

test('a sheet has its example, its empty table and results, and data for the browser', () => {
  const drawing = renderWorksheet(v.parse(worksheetSchema, fixtureSheet))
  const html = unified()
    .use(rehypeStringify)
    .stringify({ type: 'root', children: [drawing] })
  expect(html).toMatch(/^<figure id="worksheet:schild-wert" class="worksheet numbered"/)
  expect(html).toContain(`<caption>${fill(words.toFillIn, { title })}</caption>`)
  expect(html.match(/<tr><th scope="row">\d<\/th><td><\/td>/g)).toHaveLength(3)
  expect(html).toContain(
    `<th align="right">Wert <span>(${formatRange({ min: 0, max: 500, unit: '€' })})</span></th>`,
  )
  expect(html).toContain(
    `<th>Aussicht <span>(Gering ${formatNumber(0.2, {})}, Groß ${formatNumber(0.8, {})})</span></th>`,
  )
  expect(html).toContain(
    `<dd>${fill(ranges.atLeast, { limit: euros(100) })}: Einen Anfang wert</dd>`,
  )
  expect(html).toContain(`<td align="right">${euros(80)}</td>`)
  expect(html).toContain(`<dd class="result">${euros(100)}</dd><dd>Einen Anfang wert</dd>`)
  expect(html.indexOf(fill(words.example, { title }))).toBeLessThan(html.indexOf('<details>'))
  expect(JSON.parse(String(drawing.properties.dataWorksheet))).toMatchObject({
    id: 'schild-wert',
    columns: { expected: { formula: ['*', 'value', 'chance'] } },
  })
})

test('the result that the decision of a sheet names stands first', () => {
  const sheet = v.parse(worksheetSchema, fixtureSheet)
  const results = Object.fromEntries(['other', 'total'].map((name) => [name, { label: name }]))
  const pack = { decision: 'Beschlossen: {total}.', lowest: [], columns: [] }
  const drawing = renderWorksheet({ ...sheet, results, pack })
  const html = unified()
    .use(rehypeStringify)
    .stringify({ type: 'root', children: [drawing] })
  const names = [...html.matchAll(/data-result="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['total', 'other'])
})
