import { beforeEach, expect, test } from 'vitest'
import { mergeRaters, sheetsToMerge } from './raters'
import type { SheetData } from './schema'
import { store, workbookKey } from './store'

const sheet: SheetData = {
  id: 'scores',
  title: 'Scores',
  columns: {},
  raters: ['a', 'b'],
  results: {},
  rowCount: 2,
}
const other = { ...sheet, id: 'other', raters: undefined }
const known = [sheet, other]
const scored = (...rows: Record<string, string>[]) => new Map([['scores', rows]])

beforeEach(() => {
  store.replaceAll(workbookKey(''), scored({ a: '1', note: 'Mine' }, { a: '2' }))
})

test('the scores of others get a column each, and nothing else of them is taken', () => {
  const theirs = scored({ a: '3', note: 'Theirs' }, { a: '0' })
  expect(mergeRaters([theirs], known)).toBe(0)
  expect(store.load(workbookKey('scores'))).toEqual([
    { a: '1', b: '3', note: 'Mine' },
    { a: '2', b: '0' },
  ])
})

test('the same scores again change nothing; without a free column they are refused', () => {
  const [mine, second, third] = [
    scored({ a: '1' }, { a: '2' }),
    scored({ b: '3' }),
    scored({ a: '0' }),
  ]
  expect(mergeRaters([mine, second, third], known)).toBe(1)
  expect(store.load(workbookKey('scores')).map(({ a, b }) => [a, b])).toEqual([
    ['1', '3'],
    ['2', undefined],
  ])
})

test('only sheets with raters, and with scores, can be merged', () => {
  const none = new Map([
    ['other', [{ a: '1' }]],
    ['scores', [{ note: 'None' }]],
  ])
  expect(sheetsToMerge([none], known)).toEqual([])
  expect(sheetsToMerge([none, scored({ b: '1' })], known)).toEqual([sheet])
})
