/** How line numbers are written. */
import { expect, test } from 'vitest'
import { ranges } from './checkTexts'

test('line numbers are written as ranges', () => {
  expect(ranges([1, 3, 4, 5, 9, 10])).toBe('1, 3–5, 9–10')
  expect(ranges([])).toBe('')
})
