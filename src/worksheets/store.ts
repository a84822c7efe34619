/**
 * The store of filled-in worksheets: on this device only or, where it refuses, as long as the page is open. Each cell is
 * an item of its own, so that two tabs with the same sheet write only what was typed in them.
 */

/** The cells of each row, by column; no rows if nothing is filled in. */
export type Fields = readonly Readonly<Record<string, string>>[]

/** The place of a cell, and its text; an empty one is removed. */
export interface StoredCell {
  row: number
  column: string
  text: string
}

type Sheets = Map<string, Fields>

const isEmpty = (fields: Fields) => !fields.some((row) => Object.values(row).some(Boolean))

export const cellsOf = (fields: Fields): StoredCell[] =>
  fields.flatMap((cells, row) =>
    Object.entries(cells).map(([column, text]) => ({ row, column, text })),
  )

function withCell(fields: Fields, { row, column, text }: StoredCell): Fields {
  const rows = Array.from({ length: Math.max(fields.length, row + 1) }, (_, n) => fields[n] ?? {})
  rows[row] = { ...rows[row], [column]: text }
  return isEmpty(rows) ? [] : rows
}

/** @returns the sheet and the cell of an item, such as `workbook:cases/0/name`; undefined for an item of something else */
function readName(item: string) {
  const [, key, row, column] = /^(.*[:#].*)\/(\d{1,2})\/(\w+)$/s.exec(item) ?? []
  return key && column ? { key, row: Number(row), column } : undefined
}

/**
 * @param storage returns where cells are stored; it may throw
 * @returns the sheets of one tab, by their keys
 */
export function createStore(storage: () => Storage) {
  /** All sheets that are filled in, once they have been read. */
  let own: Sheets | undefined
  /** Whether the storage lacks something of them, which then is only here. */
  let isIncomplete = false
  /** Sheets that the visitor looks at, in place of their own; nothing of them is stored. */
  let viewed: Sheets | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function readAll(): Sheets {
    const sheets: Sheets = new Map()
    try {
      const stored = storage()
      for (const item of Object.keys(stored)) {
        const name = readName(item)
        const text = name && stored.getItem(item)
        if (text) sheets.set(name.key, withCell(sheets.get(name.key) ?? [], { ...name, text }))
      }
    } catch {
      // The browser refuses: there are the sheets that are filled in while the page is open.
      isIncomplete = true
    }
    return sheets
  }
  function current() {
    own ??= readAll()
    return viewed ?? own
  }
  const load = (key: string): Fields => current().get(key) ?? []

  /** @returns whether the browser stores the cells */
  function write(key: string, cells: readonly StoredCell[]) {
    const sheets = current()
    let isStored = !viewed
    for (const cell of cells) {
      sheets.set(key, withCell(load(key), cell))
      if (viewed) continue
      const item = `${key}/${cell.row}/${cell.column}`
      try {
        if (cell.text) storage().setItem(item, cell.text)
        else storage().removeItem(item)
      } catch {
        isStored = false
        isIncomplete = true
      }
    }
    return isStored
  }

  return {
    load,

    /** @returns all sheets that are filled in and whose keys begin so, by the rest of their keys */
    all(prefix: string) {
      const entries = [...current()].filter(
        ([key, fields]) => key.startsWith(prefix) && !isEmpty(fields),
      )
      return new Map(entries.map(([key, fields]) => [key.slice(prefix.length), fields]))
    },

    /** Stores cells of a sheet, and leaves its others as they are. @returns whether the browser stores them */
    save(key: string, cells: readonly StoredCell[]) {
      const isStored = write(key, cells)
      notify()
      return isStored
    },

    /** Replaces all sheets whose keys begin so. @returns whether the browser stores them */
    replaceAll(prefix: string, sheets: ReadonlyMap<string, Fields>) {
      const keys = [...current().keys()].filter((key) => key.startsWith(prefix))
      const emptied = keys.map((key) =>
        write(
          key,
          cellsOf(load(key)).map((cell) => ({ ...cell, text: '' })),
        ),
      )
      const filled = [...sheets].map(([id, fields]) => write(prefix + id, cellsOf(fields)))
      notify()
      return [...emptied, ...filled].every(Boolean)
    },

    /** Shows other sheets in place of the visitor's own, which stay as they are; nothing shows the own ones again. */
    view(prefix: string, sheets?: ReadonlyMap<string, Fields>) {
      viewed = sheets && new Map([...sheets].map(([id, fields]) => [prefix + id, fields]))
      notify()
    },
    isViewing: () => viewed !== undefined,

    /** Takes over what another tab has stored. @param item its name; without one, all is read anew */
    follow(item: string | null) {
      if (item === null && !isIncomplete) own = undefined
      const name = item === null ? undefined : readName(item)
      if (item !== null && !name) return
      if (item !== null && name && own) {
        const text = storage().getItem(item) ?? ''
        own.set(name.key, withCell(own.get(name.key) ?? [], { ...name, text }))
      }
      notify()
    },

    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const store = createStore(() => localStorage)

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => store.follow(key))
  // A page that the browser had put aside has missed what others stored.
  addEventListener('pageshow', ({ persisted }) => persisted && store.follow(null))
}

/** @returns the key of a sheet of the workbook, the same on each page; of one that each case has, by the case's row */
export const workbookKey = (id: string, row?: number) =>
  `workbook:${id}${row === undefined ? '' : `@${row}`}`
