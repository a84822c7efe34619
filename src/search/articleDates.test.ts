import { expect, test } from 'vitest'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { searchArticles } from '../tests/fixture/searchArticles'
import { articleDates } from './articleDates'
import { checksumOf } from './textIndex'

const files = await searchFiles(searchArticles, () => ({ lengths: [], counts: [] }))
const readFile = async (url: string) => JSON.parse(files.get(url) ?? '')

test('each article has its day, in whatever order the days are', async () => {
  const dateOf = await articleDates(checksumOf(searchArticles), readFile)()
  expect(searchArticles.map((_, n) => dateOf(n))).toEqual(searchArticles.map(({ date }) => date))
  expect(new Set(searchArticles.map(({ date }) => date)).size).toBeGreaterThan(1)
  expect(dateOf(searchArticles.length)).toBeUndefined()
})

test('a head that belongs to another list gives no day', async () =>
  expect(articleDates('another', readFile)()).rejects.toThrow('not of this list'))
