import { expect, test } from 'vitest'
import { type Colors, drawingColors, recolor, recolorFrame } from './drawings'

/** A firm of other colors: as many as there are tokens, in both schemes. */
const others: Colors = Object.fromEntries(
  Object.keys(drawingColors).map((name, n) => [name, [`#${100001 + n}`, `#${200001 + n}`]]),
)
test('colors that change places do so at once, in light and dark, however they are written', () => {
  const paper = ['#f6f1e6', '#0f1714'] as const
  const accent = ['#c2391a', '#ff7a57'] as const
  const swapped = { ...drawingColors, paper: accent, accent: paper }
  const text = [...paper, ...accent].join()
  expect(recolor(text.toUpperCase(), swapped)).toBe([...accent, ...paper].join())
})

test.each([
  ['a color of nobody', '#123456'],
  ['white', '#ffffff'],
  ['more than a color', `${drawingColors.paper?.[0]}0`],
  ['an id', '#accent'],
])('%s stays', (_, text) => expect(recolor(text, others)).toBe(text))

test('in a frame the words on a button change with it', () => {
  const own = { ...others, 'on-accent': ['#000000', '#eeeeee'] as const }
  expect(recolorFrame('color:#ffffff', own)).toBe('color:#000000')
})
