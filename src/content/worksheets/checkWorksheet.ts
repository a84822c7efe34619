/** Checks a worksheet: against its schema, then its ranges, its references, and that its example comes out as it says. */
import * as v from 'valibot'
import { type Cell, computeSheet, round } from '../../worksheets/compute'
import { type Format, formatNumber } from '../../worksheets/format'
import { type Column, type Worksheet, worksheetSchema } from '../../worksheets/schema'
import { checkFormulas, type SheetProblem } from './checkFormulas'
import { reachable } from './reachable'

/** @returns why a cell of an example is not allowed in its column; nothing if it is */
function cellProblem(column: Column, cell: Cell): string | undefined {
  if (cell === null || column.type === 'computed') return undefined
  if (column.type === 'text') return typeof cell === 'string' ? undefined : 'is no text; quote it'
  if (column.type === 'choice') {
    const options = Array.isArray(column.options) ? column.options : Object.keys(column.options)
    return options.includes(String(cell)) ? undefined : `is ${cell}; allowed: ${options.join(', ')}`
  }
  if (typeof cell !== 'number') return 'is no number'
  const { min = -Infinity, max = Infinity, decimals } = column
  if (decimals === 0 && !Number.isInteger(cell)) return `is ${cell}; whole numbers are allowed`
  return cell < min || cell > max ? `is ${cell}; ${min} to ${max} is allowed` : undefined
}

function checkRanges({ columns, rows, results }: Worksheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  if (Object.keys(columns).length === 0)
    problems.push({ path: ['columns'], message: 'has no column' })
  for (const [name, column] of Object.entries(columns)) {
    const { min = -Infinity, max = Infinity } = column.type === 'number' ? column : {}
    if (min > max)
      problems.push({ path: ['columns', name, 'min'], message: `is ${min}, above the max ${max}` })
    if (column.type === 'number' && column.decimals === 0 && !Number.isInteger(column.min ?? 0))
      problems.push({
        path: ['columns', name, 'min'],
        message: `is ${min}; a whole number is required in a column of whole numbers`,
      })
  }
  if (Array.isArray(rows) && new Set(rows).size < rows.length)
    problems.push({ path: ['rows'], message: 'has a label twice' })
  for (const [name, { bands = [] }] of Object.entries(results))
    for (const [index, { from }] of bands.entries()) {
      const before = bands[index - 1]?.from ?? -Infinity
      if (index === 0 || (from !== undefined && from > before)) continue
      const message =
        from === undefined
          ? 'has no “from”, which only the first band may lack'
          : `begins at ${from}; more than ${before}, where the band before begins, is required`
      problems.push({ path: ['results', name, 'bands', index], message })
    }
  return problems
}

function checkExampleCells({ columns, rows, example }: Worksheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  const most = Array.isArray(rows) ? rows.length : rows
  if (example.rows.length > most)
    problems.push({ path: ['example', 'rows'], message: `has more than ${most} rows` })
  for (const [index, row] of example.rows.entries())
    for (const [name, cell] of Object.entries(row)) {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      const message = column
        ? cellProblem(column, cell)
        : `is no column; allowed: ${Object.keys(columns).join(', ')}`
      if (message) problems.push({ path: ['example', 'rows', index, name], message })
    }
  return problems
}

/** What the example states, computed or not, is what the formulas give, to the decimals that are shown. */
function checkExampleResults({ columns, results, example }: Worksheet): SheetProblem[] {
  const computed = computeSheet({ columns, results }, example.rows)
  const problems: SheetProblem[] = []
  const compare = (
    path: SheetProblem['path'],
    stated: Cell | undefined,
    value: number | null | undefined,
    format: Format,
  ) => {
    const shown = (number: Cell | undefined) =>
      typeof number === 'number' ? formatNumber(number, format) : 'nothing'
    if (shown(stated) !== shown(value))
      problems.push({ path, message: `states ${shown(stated)}; the formula gives ${shown(value)}` })
  }
  for (const [index, row] of example.rows.entries())
    for (const [name, column] of Object.entries(columns))
      if (column.type === 'computed' && Object.hasOwn(row, name))
        compare(['example', 'rows', index, name], row[name], computed.rows[index]?.[name], column)
  for (const [name, result] of Object.entries(results))
    compare(['example', 'results', name], example.results[name], computed.results[name], result)
  for (const name of Object.keys(example.results))
    if (!Object.hasOwn(results, name))
      problems.push({
        path: ['example', 'results', name],
        message: `is no result; allowed: ${Object.keys(results).join(', ')}`,
      })
  return problems
}

/** What can come out has a meaning, where anything has. */
const checkBands = (sheet: Worksheet): SheetProblem[] =>
  Object.entries(sheet.results).flatMap(([name, { bands, decimals = 2 }]) => {
    const from = bands?.[0]?.from
    const least = round(reachable(sheet, name)[0], decimals)
    if (from === undefined || least >= from) return []
    const reached = Number.isFinite(least) ? `can be ${least}` : 'has no least value'
    const message = `begin at ${from}, but the result ${reached}; a first band without “from” is for what is less`
    return [{ path: ['results', name, 'bands'], message }]
  })

/** What the schema cannot say. */
function checkContent(sheet: Worksheet): SheetProblem[] {
  const problems = [...checkRanges(sheet), ...checkFormulas(sheet), ...checkExampleCells(sheet)]
  // With a circle or an unknown name there is nothing to compute.
  return problems.length > 0 ? problems : [...checkBands(sheet), ...checkExampleResults(sheet)]
}

/** @returns the worksheet that the data describe, unless its schema is broken, and what is wrong with it */
export function checkWorksheet(data: unknown): { sheet?: Worksheet; problems: SheetProblem[] } {
  const { success, output, issues } = v.safeParse(worksheetSchema, data, { abortPipeEarly: true })
  if (success) return { sheet: output, problems: checkContent(output) }
  const problems = issues.map(({ path, message }) => ({
    path: path?.map(({ key }) => key) ?? [],
    message,
  }))
  return { problems }
}
