import { expect, test } from 'vitest'
import { wordPattern, wordsIn } from './words'

test.each([
  ['https://www.firm.example/', ['firm.example']],
  ['us@firm.example.', ['firm.example']],
  ['https://your-firm.example', []],
  ['confirm.example', []],
  ['firm.examples', []],
])('in %s the host is %j', (text, found) =>
  expect(wordsIn(text, wordPattern(['firm.example']))).toEqual(found),
)
