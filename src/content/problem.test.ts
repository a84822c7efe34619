import { expect, test } from 'vitest'
import { nearest } from './problem'

test.each([
  ['Startegy', 'strategy'],
  ['plans', 'plan'],
  ['clan', 'plan'],
  ['strat', undefined],
  ['road', undefined],
])('of what is written as %s, %s may be meant', (value, meant) =>
  expect(nearest(value, ['strategy', 'plan', 'roadmap'])).toBe(meant),
)
