// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { cellsOf, createStore, type Fields } from './store'

const key = 'workbook:cases'

beforeEach(() => localStorage.clear())

/** @returns the texts of a sheet by their places */
const textsOf = (fields: Fields = []) =>
  cellsOf(fields)
    .filter(({ text }) => text)
    .map(({ row, column, text }) => `${row}/${column}: ${text}`)
    .sort()

const typing = fc.record({
  tab: fc.integer({ min: 0, max: 1 }),
  row: fc.integer({ min: 0, max: 2 }),
  column: fc.constantFrom('name', 'value'),
  text: fc.constantFrom('', 'a', 'b', 'c'),
  isHeard: fc.boolean(),
})

test('whatever is typed in two tabs, both end with the last text of each cell', () => {
  fc.assert(
    fc.property(fc.array(typing), (typed) => {
      localStorage.clear()
      const stores = [createStore(() => localStorage), createStore(() => localStorage)]
      // What one tab stores, the other hears of later.
      const unheard: string[][] = [[], []]
      const deliver = (tab: number) => {
        for (const item of unheard[tab]?.splice(0) ?? []) stores[tab]?.follow(item)
      }
      const last = new Map<string, string>()
      typed.forEach(({ tab, row, column, text, isHeard }) => {
        if (isHeard) deliver(tab)
        stores[tab]?.save(key, [{ row, column, text }])
        unheard[1 - tab]?.push(`${key}/${row}/${column}`)
        last.set(`${key}/${row}/${column}`, text)
      })
      for (const tab of [0, 1]) deliver(tab)
      const items = Object.entries(localStorage)
      expect(items.sort()).toEqual([...last].filter(([, text]) => text).sort())
      const stored = items.map(([item, text]) => `${item.slice(key.length + 1)}: ${text}`)
      for (const store of stores) expect(textsOf(store.load(key))).toEqual(stored.sort())
    }),
  )
})

test('replacing leaves nothing of what was there, and nothing else out', () => {
  const store = createStore(() => localStorage)
  store.save('workbook:costs', [{ row: 0, column: 'hours', text: '8' }])
  store.save('/article#worksheet:other', [{ row: 0, column: 'note', text: 'Kept' }])
  store.replaceAll('workbook:', new Map([['cases@1', [{ name: 'New', value: '1' }]]]))
  expect({ ...localStorage }).toEqual({
    '/article#worksheet:other/0/note': 'Kept',
    'workbook:cases@1/0/name': 'New',
    'workbook:cases@1/0/value': '1',
  })
  expect([...store.all('workbook:').keys()]).toEqual(['cases@1'])
})

test('where the browser refuses to store, sheets last as long as the page', () => {
  const store = createStore(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(store.save(key, [{ row: 0, column: 'name', text: 'A' }])).toBe(false)
  expect(store.load(key)).toEqual([{ name: 'A' }])
  // As after Back to a page that the browser had put aside.
  store.follow(null)
  expect(store.load(key)).toEqual([{ name: 'A' }])
})
