import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fixtureSheet } from '../tests/fixture/worksheet'
import { worksheetSchema } from './checkWorksheet'
import { renderWorksheet } from './renderWorksheet'

test('a sheet has its example, its empty table and results, and data for the browser', () => {
  const drawing = renderWorksheet(v.parse(worksheetSchema, fixtureSheet))
  const html = unified()
    .use(rehypeStringify)
    .stringify({ type: 'root', children: [drawing] })
  expect(html).toMatch(/^<figure id="worksheet:pilot-worth" class="worksheet numbered"/)
  expect(html).toContain('<caption>What a pilot is worth: to fill in</caption>')
  expect(html.match(/<tr><th scope="row">\d<\/th><td data-label="Name"><\/td>/g)).toHaveLength(3)
  expect(html).toContain('<th align="right">Value <span>($0–500)</span></th>')
  expect(html).toContain('<th>Chance (Low 0.2, High 0.8)</th>')
  expect(html).toContain('<dd>$100 or more: Worth a start</dd>')
  expect(html).toContain('<td align="right">$80</td>')
  expect(html).toContain('<li>Total: $100. Worth a start</li>')
  expect(html.indexOf('Example: What')).toBeLessThan(html.indexOf('<details>'))
  expect(JSON.parse(String(drawing.properties.dataWorksheet))).toMatchObject({
    id: 'pilot-worth',
    columns: { expected: { formula: ['*', 'value', 'chance'] } },
  })
})
