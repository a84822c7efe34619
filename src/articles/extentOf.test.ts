import { expect, test } from 'vitest'
import { extentOf } from './extentOf'

const timed = (minutes: number) => ({ readTime: `${minutes} min read` })

test.each([
  [[1], '1 article, about 1 minute'],
  [[3], '1 article, about 3 minutes'],
  [[1, 5], '2 articles, about 6 minutes'],
])('articles of %j minutes are %s', (minutes, extent) =>
  expect(extentOf(minutes.map(timed))).toBe(extent),
)
