import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawFigure } from './drawFigure'
import { figureSchema } from './schema'

const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength }).map((value) => value.replace(/[\s@]/g, '-'))
const item = fc.record({ title: text(32), text: text(100) }, { requiredKeys: ['title'] })
const items = (minLength: number, maxLength: number) => fc.array(item, { minLength, maxLength })
const caption = text(160)
const pair = fc.tuple(text(24), text(24))
const texts = fc.array(text(80), { minLength: 1, maxLength: 6 })

/** A figure of each kind, as an editor might write it. */
const anyFigure = fc.oneof(
  fc.record({ kind: fc.constant('flow'), caption, items: items(2, 9) }),
  fc.record({
    kind: fc.constantFrom('loop', 'hub'),
    caption,
    center: text(24),
    items: items(3, 7),
  }),
  fc.record({
    kind: fc.constant('matrix'),
    caption,
    columns: pair,
    rows: pair,
    items: items(4, 4),
  }),
  fc.record({
    kind: fc.constant('timeline'),
    caption,
    items: fc.array(fc.record({ when: text(24), title: text(48) }), {
      minLength: 2,
      maxLength: 10,
    }),
  }),
  fc.record({
    kind: fc.constant('agenda'),
    caption,
    level: text(24),
    items: fc.array(
      fc.record({
        when: text(24),
        minutes: fc.integer({ min: 5, max: 240 }),
        level: fc.integer({ min: 1, max: 5 }),
        title: text(48),
      }),
      { minLength: 3, maxLength: 12 },
    ),
  }),
  fc.record({
    kind: fc.constant('delay'),
    caption,
    unit: pair,
    items: fc.array(
      fc.record({
        input: text(48),
        output: text(48),
        delay: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  fc.record({
    kind: fc.constant('tree'),
    caption,
    root: text(48),
    items: fc.array(fc.record({ title: text(48), items: texts }), { minLength: 2, maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant('bars'),
    caption,
    unit: fc.constantFrom('%', '$', 'hours'),
    items: fc.array(fc.record({ title: text(48), value: fc.nat() }), {
      minLength: 2,
      maxLength: 10,
    }),
  }),
  fc.record({ kind: fc.constant('before-after'), caption, before: texts, after: texts }),
)

/** Every text of some data, at any depth. */
const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : data && typeof data === 'object'
      ? Object.values(data).flatMap(textsIn)
      : []

test('every word of the data is in the figure, which has no style of its own', () => {
  fc.assert(
    fc.property(anyFigure, (data) => {
      const { kind, ...rest } = v.parse(figureSchema, data)
      const figure = drawFigure(v.parse(figureSchema, data))
      const shown = textOf(figure)
      const { unit: _, ...words } = { unit: '', ...rest }
      for (const word of textsIn(words)) expect(shown).toContain(word)
      expect(figure.properties.className).toEqual(['figure', kind])
      visit(figure, 'element', ({ tagName, properties }) => {
        expect(properties.style).toBeUndefined()
        if (tagName === 'svg') expect(properties.ariaHidden).toBe('true')
      })
    }),
  )
})

test('bars are as long as their values, and the longest fills the width', () => {
  const bars = drawFigure({
    kind: 'bars',
    caption: 'Cost',
    unit: '$k',
    items: [
      { title: 'a', value: 1500 },
      { title: 'b', value: 500 },
      { title: 'c', value: 0 },
    ],
  })
  const widths: unknown[] = []
  visit(bars, { tagName: 'rect' }, (node) => {
    if (node.type === 'element') widths.push(node.properties.width)
  })
  expect(widths).toEqual(['100%', '33.3%', '0%'])
  expect(textOf(bars)).toContain('$1,500k')
})

test('the style sheets know each kind, by its own class or that of its list', () => {
  const css = ['figures', 'steps', 'curves']
    .map((name) => readFileSync(`src/ui/${name}.css`, 'utf8'))
    .join('')
  fc.assert(
    fc.property(anyFigure, (data) => {
      const classes: string[] = []
      visit(drawFigure(v.parse(figureSchema, data)), 'element', ({ properties: { className } }) => {
        if (Array.isArray(className)) classes.push(...className.map(String))
      })
      const own = classes.filter((name) => !['figure', 'label', 'sr-only'].includes(name))
      expect(own.filter((name) => css.includes(`.${name} `))).not.toEqual([])
    }),
  )
})
