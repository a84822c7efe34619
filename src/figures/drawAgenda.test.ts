import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { drawAgenda } from './drawAgenda'

const block = (minutes: number, level: number) => ({ when: '9:00', title: 'Talk', minutes, level })

/** The coordinates of each block's part of the curve. */
function curvesOf(blocks: ReturnType<typeof block>[]) {
  const curves: number[][] = []
  const children = drawAgenda({ kind: 'agenda', caption: 'Day', level: 'Energy', items: blocks })
  for (const child of children)
    if (typeof child === 'object')
      visit(child, { tagName: 'svg' }, (node) => {
        const path = node.type === 'element' ? node.children.at(-1) : undefined
        const d = path?.type === 'element' ? String(path.properties.d) : ''
        curves.push(d.split(/[MC ]/).filter(Boolean).map(Number))
      })
  return curves
}

test('the parts of the curve meet, and each is as high as its block lasts', () => {
  const blocks = [block(60, 3), block(15, 5), block(90, 1)]
  const curves = curvesOf(blocks)
  expect(curves).toHaveLength(blocks.length)
  expect(curves.map((points) => points.at(-1))).toEqual([60, 15, 90])
  for (const [n, points] of curves.slice(1).entries()) expect(points[0]).toBe(curves[n]?.at(-2))
})

test('the curve is further right where the level is higher, and within its band', () => {
  const [low = [], middle = [], high = []] = curvesOf([block(60, 1), block(60, 3), block(60, 5)])
  expect(low[0]).toBeLessThan(middle[0] ?? 0)
  expect(middle[0]).toBeLessThan(high[0] ?? 0)
  for (const [x] of [low, middle, high]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(100)
  }
})
