import { readFileSync } from 'node:fs'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fill, formatNumber } from '../locale'
import { figures } from '../tests/fixture/figures'
import { figure as words } from '../words'
import { renderFigure } from './renderFigure'
import { figureSchema } from './schema'

const caption = 'A caption'
const items = ['One', 'Two', 'Three'].map((title) => ({ title }))

/** Every text of some data, at any depth. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (!data || typeof data !== 'object') return []
  // The status of a band is a picture, and its outcome says it in words.
  return Object.entries(data).flatMap(([key, value]) => (key === 'status' ? [] : textsIn(value)))
}

const styles =
  readFileSync('src/figures/figures.css', 'utf8') +
  readFileSync('src/figures/steps.css', 'utf8') +
  readFileSync('src/figures/loom.css', 'utf8')

test.each(figures)('every word of a $kind is shown, by its own styles, none inline', (data) => {
  const drawing = renderFigure(v.parse(figureSchema, data))
  const shown = textOf(drawing)
  const words = Object.entries(data).filter(([key]) => key !== 'kind' && key !== 'unit')
  for (const word of textsIn(Object.fromEntries(words))) expect(shown).toContain(word)
  expect(drawing.properties.className).toEqual(['figure', data.kind])
  const classes = new Set<unknown>()
  visit(drawing, 'element', ({ tagName, properties }) => {
    expect(properties.style).toBeUndefined()
    if (tagName === 'svg') expect(properties.ariaHidden).toBe('true')
    for (const name of [properties.className ?? []].flat()) classes.add(name)
  })
  const own = [...classes].filter((name) => name !== 'figure' && name !== 'label')
  expect(own.some((name) => styles.includes(`.${name} `))).toBe(true)
})

test('bars are as long as their values, and the longest fills the width', () => {
  const data = [1500, 500, 0].map((value) => ({ title: 'Cost', value }))
  const bars = renderFigure({ kind: 'bars', caption, unit: '$k', items: data })
  const rects = JSON.stringify(bars).matchAll(/"rect","properties":{"width":"([^"]+)"/g)
  expect([...rects].map(([, width]) => width)).toEqual(['100%', '33.3%', '0%'])
  expect(textOf(bars)).toContain(formatNumber(1500, { unit: '$k' }))
})

test.each([
  [true, 'says so without its drawing', 0],
  [undefined, 'has spokes in place of arrows', 3],
] as const)('a ring with loop: %s %s', (loop, _, spokes) => {
  const ring = renderFigure({ kind: 'ring', caption, loop, center: 'All', items })
  expect(JSON.stringify(ring).match(/"opacity"/g) ?? []).toHaveLength(spokes)
  const again = fill(words.again, { last: 'Three', first: 'One' })
  expect(textOf(ring).includes(again)).toBe(loop === true)
})

const long = [{ title: 'One' }, { title: 'a'.repeat(49) }]

test.each([
  ['a mistyped kind', { kind: 'matrx' }, 'kind', /is "matrx"; allowed: flow, ring/],
  ['no kind', { caption }, 'kind', /is missing; allowed: flow/],
  ['an unknown key', { kind: 'flow', colour: 'red', caption, items }, 'colour', /allowed: kind/],
  ['a missing text', { kind: 'flow', items }, 'caption', /^is missing$/],
  ['a citation', { kind: 'flow', caption: 'A [@b]', items }, 'caption', /cite it in/],
  ['an empty text', { kind: 'flow', caption: ' ', items }, 'caption', />=1/],
  ['a long text', { kind: 'flow', caption, items: long }, 'items.1.title', /<=48 but received 49/],
  ['too few entries', { kind: 'ring', center: 'All', caption, items: [] }, 'items', />=3/],
  ['a ring of neither kind', { kind: 'ring', caption, items }, null, /“loop: true” or a “center”/],
  ['nothing', null, null, /Expected Object/],
])('%s is reported with its place', (_, data, field, message) => {
  const { issues = [] } = v.safeParse(figureSchema, data)
  const found = issues.map((issue) => [v.getDotPath(issue), issue.message])
  expect(found).toContainEqual([field, expect.stringMatching(message)])
})
