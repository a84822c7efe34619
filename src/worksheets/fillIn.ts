/** Makes a worksheet one to fill in. React inserted its HTML, and leaves it alone. */
import { fill } from '../locale'
import { toCsv } from '../ui/csv'
import { download } from '../ui/download'
import { worksheetForm as words } from '../words'
import { create, followInput, makeFields, type SheetCell } from './fields'
import { casesWith, joinColumn, joinOf, textFrom, textsOf } from './joins'
import { printSheet } from './pack'
import { parseNumber } from './parseNumber'
import { createResults } from './results'
import type { SheetData } from './schema'
import { cellsOf, type Fields, type StoredCell, store, workbookKey } from './store'
import { type Action, actions, followLinks, showRail } from './workbook'

/** Offers the cases that have a sheet of this kind each. @param baseKey that of a sheet without a case */
function createChooser(data: SheetData, baseKey: string) {
  const chooser = create('select', { className: 'input' })
  const label = create('label', { className: 'worksheet-case', textContent: words.chooseCase })
  label.append(chooser)
  /** Shows the cases as they are now. @returns the key of the chosen one's sheet */
  const update = () => {
    const options = casesWith(data).map(({ row, name }) => {
      const text = name || fill(words.namelessCase, { n: row + 1 })
      return new Option(text, workbookKey(data.id, row))
    })
    const isFilled = store.load(baseKey).length > 0
    if (isFilled || options.length === 0) options.push(new Option(words.noCase, baseKey))
    const chosen = options.find(({ value }) => value === chooser.value) ?? options[0]
    chooser.replaceChildren(...options)
    chooser.value = chosen?.value ?? baseKey
    return chooser.value
  }
  return { chooser, label, update }
}

/** @param baseKey that of the sheet in the store; each case may have a sheet of its own */
export function fillIn(sheet: HTMLElement, baseKey: string, signal: AbortSignal) {
  const data: SheetData = JSON.parse(sheet.dataset.worksheet ?? '')
  const own = sheet.querySelector('.worksheet-own')
  const controls = own?.querySelector('.worksheet-controls')
  const status = controls?.querySelector('[role=status]')
  const table = own?.querySelector('table')
  if (!own || !controls || !status || !table) return
  /** @param isSeen whether it says more than the page shows, as results do not */
  const report = (message: string, isSeen = true) => {
    status.classList.toggle('sr-only', !isSeen)
    status.replaceChildren(message)
  }
  const names = create('datalist', { id: `${sheet.id}:names` })
  own.append(names)
  own.classList.add('in-cards')
  const grid = makeFields(table, data.columns, names.id)
  const cells = grid.flat()
  const results = createResults(own, data, grid)

  const cases = data.per && createChooser(data, baseKey)
  if (cases) own.prepend(cases.label)
  let key = baseKey

  const [first] = Object.values(data.columns)
  /** The column of another sheet that the first one is joined to. */
  const joinedTo = first && 'from' in first ? first.from : undefined
  const isJoined = (cell: SheetCell) => joinedTo !== undefined && cell === grid[cell.row]?.[0]
  const joinIn = (row: number) => (joinedTo ? joinOf(joinedTo, store.load(key)[row]) : undefined)

  /** Shows in a field what another sheet has: the name of the row's case, or what belongs to it. */
  const take = (cell: SheetCell) => {
    const { row, column, field } = cell
    if (!('from' in column) || !column.from || !field) return
    const text = textFrom(column.from, joinIn(row))
    if (!isJoined(cell)) field.setAttribute('placeholder', text)
    else if (text && field !== document.activeElement) field.value = text
  }
  const takenResults = () => {
    const caseRow = Number(key.split('@')[1] ?? Number.NaN)
    const join = data.per && { sheet: data.per.sheet, row: caseRow }
    const taken = Object.entries(data.results).map(([name, { from, unit }]) => {
      const text = from ? textFrom(from, join) : ''
      return [name, text ? parseNumber(text, unit) : undefined]
    })
    return Object.fromEntries(taken)
  }

  /** The fields that clearing removed, until something is typed. */
  let cleared: Fields | undefined
  /** Shows what follows from the fields. @returns the lines to announce after a change */
  const update = () => {
    clearButton.textContent = cleared ? words.undo : words.clear
    const proposed = joinedTo ? textsOf(joinedTo) : []
    names.replaceChildren(...proposed.map(({ text }) => create('option', { value: text })))
    cells.forEach(take)
    const { lines, problem } = results.update(takenResults())
    sheet.dataset.results = lines.map((line) => `- ${line}`).join('\n')
    return problem ? [...lines, problem] : lines
  }

  let isOwn = false
  /** Stores the cells that are other than before. @returns whether the browser could */
  const write = (written: readonly StoredCell[]) => {
    const fields = store.load(key)
    const changed = written.filter(
      ({ row, column, text }) => (fields[row]?.[column] ?? '') !== text,
    )
    if (changed.length === 0) return true
    isOwn = true
    const isStored = store.save(key, changed)
    isOwn = false
    return isStored
  }
  /** Stores what follows from other cells and is shown, as other sheets read it. */
  const writeDerived = () => {
    const derived = cells.flatMap((cell): StoredCell[] => {
      const { row, name, field } = cell
      const text = isJoined(cell) && joinIn(row) ? field?.value : results.numberIn(cell)
      return text === undefined ? [] : [{ row, column: name, text }]
    })
    return write(derived)
  }

  /** Shows what is stored. @returns whether the field that has the focus had another text */
  const showStored = () => {
    key = cases?.update() ?? baseKey
    const fields = store.load(key)
    let isOther = false
    for (const cell of cells) {
      const { row, name, field } = cell
      const text = fields[row]?.[name] ?? ''
      if (!field || field.value === text) continue
      isOther ||= field === document.activeElement
      field.value = text
    }
    update()
    return isOther
  }
  const follow = () => {
    if (isOwn) return
    if (showStored()) report(words.changedElsewhere)
    writeDerived()
  }
  signal.addEventListener('abort', store.subscribe(follow))
  if (cases) cases.chooser.onchange = follow

  let timer: ReturnType<typeof setTimeout> | undefined
  /** Stores and shows what was typed. @param notes are announced with what follows from it */
  const handleTyped = (typed: SheetCell[], notes: string[] = []) => {
    cleared = undefined
    const changed = typed.flatMap((cell): StoredCell[] => {
      const { row, name, field } = cell
      const text = field?.value ?? ''
      if (!isJoined(cell) || !joinedTo) return [{ row, column: name, text }]
      const other = textsOf(joinedTo).find((each) => each.text === text)
      return [
        { row, column: name, text },
        { row, column: joinColumn, text: other ? `${other.row}` : '' },
      ]
    })
    const isStored = write(changed)
    const announced = [...notes, ...update()]
    const isAllStored = writeDerived() && isStored
    if (!isAllStored) announced.push(store.isViewing() ? words.onlyViewed : words.notStored)
    clearTimeout(timer)
    const sentences = announced.map((line) => (line.endsWith('.') ? line : `${line}.`))
    // The delay keeps a screen reader from being interrupted at each digit.
    const isSeen = notes.length > 0 || !isAllStored
    timer = setTimeout(() => report(sentences.join(' '), isSeen), 800)
  }
  table.addEventListener('input', ({ target }) => {
    handleTyped(cells.filter(({ field }) => field && field === target))
  })
  followInput(table, grid, (filled, lost) => {
    handleTyped(filled, lost > 0 ? [fill(words.notPasted, { count: lost })] : [])
  })

  const buttonOf = ([textContent, act]: [string, Action]) => {
    const className = 'button-quiet border border-solid border-edge'
    const onclick = async () => report(await act())
    return create('button', { type: 'button', className, textContent, onclick })
  }
  const clear = () => {
    const before = cleared
    const now = store.load(key)
    cleared = before ? undefined : now
    write(before ? cellsOf(before) : cellsOf(now).map((cell) => ({ ...cell, text: '' })))
    showStored()
    writeDerived()
    return before ? words.undone : words.cleared
  }
  const clearButton = buttonOf([words.clear, clear])
  const sheetActions: Record<string, Action> = {
    [words.print]: () => printSheet(sheet),
    [words.downloadCsv]: () =>
      download(`${data.id}.csv`, 'text/csv', [toCsv(results.toRows(table))]),
  }
  const isCover = data.id === 'cover'
  controls.prepend(
    ...Object.entries(isCover ? actions : sheetActions).map(buttonOf),
    isCover ? '' : clearButton,
  )
  if (isCover) {
    followLinks(report, signal)
    showRail(signal)
  }
  showStored()
  writeDerived()
}
