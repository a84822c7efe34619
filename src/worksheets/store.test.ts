import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, createStore, type Fields } from './store'

const key = 'workbook:cases'

/** The storage of a browser, as one of its tabs sees it: what one tab stores, the others hear of later. */
function createBrowser(tabs: number) {
  const items = new Map<string, string>()
  const heard: string[][] = Array.from({ length: tabs }, () => [])
  const stores = heard.map((_, tab) => {
    const tell = (item: string) => {
      heard.forEach((queue, other) => {
        if (other !== tab) queue.push(item)
      })
    }
    const storage = {
      getItem: (item: string) => items.get(item) ?? null,
      setItem(item: string, text: string) {
        items.set(item, text)
        tell(item)
      },
      removeItem(item: string) {
        items.delete(item)
        tell(item)
      },
    }
    // `Object.keys` lists the items of a storage, too.
    const listed = new Proxy(storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
    return createStore(() => listed as Storage & typeof storage)
  })
  const deliver = (tab: number) => {
    for (const item of heard[tab]?.splice(0) ?? []) stores[tab]?.follow(item)
  }
  return { items, stores, deliver }
}

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
      const { items, stores, deliver } = createBrowser(2)
      const last = new Map<string, string>()
      typed.forEach(({ tab, row, column, text, isHeard }) => {
        if (isHeard) deliver(tab)
        stores[tab]?.save(key, [{ row, column, text }])
        last.set(`${key}/${row}/${column}`, text)
      })
      for (const tab of [0, 1]) deliver(tab)
      expect([...items].sort()).toEqual([...last].filter(([, text]) => text).sort())
      const stored = [...items].map(([item, text]) => `${item.slice(key.length + 1)}: ${text}`)
      for (const store of stores) expect(textsOf(store.load(key))).toEqual(stored.sort())
    }),
  )
})

test('replacing leaves nothing of what was there, and nothing else out', () => {
  const { items, stores } = createBrowser(1)
  const [store] = stores
  store?.save('workbook:costs', [{ row: 0, column: 'hours', text: '8' }])
  store?.save('/article#worksheet:other', [{ row: 0, column: 'note', text: 'Kept' }])
  store?.replaceAll('workbook:', new Map([['cases@1', [{ name: 'New', value: '1' }]]]))
  expect([...items]).toEqual([
    ['/article#worksheet:other/0/note', 'Kept'],
    ['workbook:cases@1/0/name', 'New'],
    ['workbook:cases@1/0/value', '1'],
  ])
  expect([...(store?.all('workbook:').keys() ?? [])]).toEqual(['cases@1'])
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
