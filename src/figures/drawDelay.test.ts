import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { drawDelay } from './drawDelay'

const figure = drawDelay({
  kind: 'delay',
  caption: 'Pairs',
  unit: ['year', 'years'],
  items: [
    { input: 'Seed', output: 'Harvest', delay: 1 },
    { input: 'Sapling', output: 'Wood', delay: 8 },
  ],
})

test('all pairs have one axis, on which the lines between peaks are as long as the delays', () => {
  const lengths: number[] = []
  visit(figure, { tagName: 'line' }, (node) => {
    if (node.type !== 'element' || node.properties.y1 !== node.properties.y2) return
    const { x1, x2 } = node.properties
    lengths.push(Number.parseFloat(String(x2)) - Number.parseFloat(String(x1)))
  })
  // Eight units and two beyond them.
  expect(lengths).toEqual([10, 80])
})

test('the delay stands there in words, too', () => {
  expect(textOf(figure)).toContain('Output, 1 year later Harvest')
  expect(textOf(figure)).toContain('Output, 8 years later Wood')
})
