import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeHero, type Idea } from './HomeHero'

const title = { normal: 'One', highlighted: 'two' }
const render = (rows: readonly Idea[]) => {
  const choice = { rows, caption: '', terms: '' }
  return renderToStaticMarkup(createElement(HomeHero, { title, description: '', choice }))
}

test.each([
  ['short words', 14, 'Plan', true],
  ['long words with much room', 5, 'Schadensmeldungen', true],
  ['long words with little room', 12, 'Schadensmeldungen', false],
])('bands are side by side on wide screens: %s', (_, length, word, isWide) => {
  const rows = Array.from({ length }, (_, n) => [`${word} ${n}`, 'waits', 'waits'] as const)
  expect(render(rows).includes('loom-wide')).toBe(isWide)
})
