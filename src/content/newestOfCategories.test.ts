import { expect, test } from 'vitest'
import { newestOfCategories } from './newestOfCategories'

const cards = [...'aabacb'].map((category, n) => ({ category, n }))
const numbers = (count: number) => newestOfCategories(cards, count).map(({ n }) => n)

test('the newest of each category, in the order of the list', () => {
  expect(numbers(3)).toEqual([0, 2, 4])
  expect(numbers(2)).toEqual([0, 2])
})

test('others fill up where there are fewer categories, and no more than there are', () => {
  expect(numbers(4)).toEqual([0, 1, 2, 4])
  expect(numbers(9)).toEqual([0, 1, 2, 3, 4, 5])
})
