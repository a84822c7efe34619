/** Checks a worksheet beyond its structure: its formulas refer to what exists, and its example states what they give. */
import * as v from 'valibot'
import { formatNumber, type NumberFormat } from '../locale'
import { computeSheet } from './compute'
import { allowedIn, isAllowed, placeholder } from './format'
import { aggregates, type Cell, choiceName, type Formula } from './formula'
import { structure, type Worksheet } from './schema'

type Report = (message: string, first: string, ...path: string[]) => void

/** Reports a name that is none of those that may stand at the path. */
function checkName(
  report: Report,
  name: string,
  allowed: string[],
  first: string,
  ...path: string[]
) {
  if (allowed.includes(name)) return
  report(`refers to ${name}; allowed here: ${allowed.join(', ') || 'no name'}`, first, ...path)
}

/** Checks that each formula refers to names above it, so that none leads back to itself. */
function checkFormulas({ columns, results }: Worksheet, report: Report) {
  const check = (formula: Formula, allowed: string[], cells: string[], path: [string, string]) => {
    if (typeof formula === 'string') checkName(report, formula, allowed, ...path, 'formula')
    if (typeof formula !== 'object') return
    const [operation, ...parts] = formula
    const isOfColumn = aggregates.has(operation) && typeof parts[1] !== 'string'
    const names = isOfColumn ? cells : allowed
    for (const part of parts) check(part, names, cells, path)
  }
  const numbers: string[] = []
  const choices = Object.entries(columns).flatMap(([name, column]) =>
    column.type === 'choice' ? column.options.map(([label]) => choiceName(name, label)) : [],
  )
  Object.entries(columns).forEach(([name, column]) => {
    if (column.type === 'computed') check(column.formula, numbers, [], ['columns', name])
    const isNumber =
      column.type !== 'choice' || column.options.every(([, value]) => value !== undefined)
    if (isNumber && column.type !== 'text') numbers.push(name)
    numbers.push(...choices.filter((choice) => choice.startsWith(`${name} ==`)))
  })
  const above: string[] = []
  Object.entries(results).forEach(([name, { formula }]) => {
    if (formula !== undefined)
      check(formula, above, [...Object.keys(columns), ...choices], ['results', name])
    above.push(name)
  })
}

/** Checks that the example states what the formula gives, to the decimals that are shown. */
function compare(
  report: Report,
  format: NumberFormat,
  stated: Cell,
  value: Cell,
  ...path: string[]
) {
  const show = (cell: Cell) => formatNumber(cell, format) || 'nothing'
  if (show(stated) !== show(value))
    report(`states ${show(stated)}; the formula gives ${show(value)}`, 'example', ...path)
}

/** Checks that the cells of the example are allowed, and the computed ones right. */
function checkCells(sheet: Worksheet, report: Report) {
  const { rows, example } = sheet
  const columns = new Map(Object.entries(sheet.columns))
  const computed = computeSheet(sheet, example.rows)
  if (example.rows.length > rows.length)
    report(`are more than the ${rows.length} of the sheet`, 'example', 'rows')
  example.rows.forEach((row, n) => {
    Object.entries(row).forEach(([name, cell]) => {
      const column = columns.get(name)
      const problem = column ? `is ${JSON.stringify(cell)}` : 'is no key here'
      const allowed = column ? allowedIn(column) : [...columns.keys()].join(', ')
      const path = ['rows', `${n}`, name]
      if (!column || !isAllowed(column, cell))
        report(`${problem}; allowed: ${allowed}`, 'example', ...path)
      else if (column.type === 'computed')
        compare(report, column, cell, computed.rows[n]?.get(name), ...path)
    })
  })
}

function checkResults(sheet: Worksheet, report: Report) {
  const { results } = computeSheet(sheet, sheet.example.rows, sheet.example.results)
  const names = Object.keys(sheet.results)
  for (const name of Object.keys(sheet.example.results))
    if (!names.includes(name))
      report(`is no key here; allowed: ${names.join(', ')}`, 'example', 'results', name)
  Object.entries(sheet.results).forEach(([name, result]) => {
    compare(report, result, sheet.example.results[name], results.get(name), 'results', name)
  })
}

/** Checks that rules between columns name columns. */
function checkNames({ columns, raters = [] }: Worksheet, report: Report) {
  const names = Object.keys(columns)
  for (const name of raters) checkName(report, name, names, 'raters')
  Object.entries(columns).forEach(([name, column]) => {
    const other = column.type === 'number' && column.notAbove
    if (other) checkName(report, other, names, 'columns', name, 'notAbove')
  })
}

/** Checks that questions have their row, and that all that the pack refers to is there. */
function checkReferences({ rows, columns, results, questions, pack }: Worksheet, report: Report) {
  const check = checkName.bind(undefined, report)
  for (const label of Object.keys(questions)) check(label, rows, 'questions', label)
  if (!pack) return
  const { decision = '', lowest, groups } = pack
  const names = Object.keys(results)
  const withMeaning = names.filter((name) => results[name]?.bands)
  const meanings = withMeaning.map((name) => `${name}.meaning`)
  const inSentence = [...names, ...meanings, ...(lowest.length > 0 ? ['lowest'] : [])]
  for (const match of decision.matchAll(placeholder))
    check(match[1] ?? '', inSentence, 'pack', 'decision')
  for (const name of lowest) check(name, names, 'pack', 'lowest')
  for (const name of pack.columns) check(name, Object.keys(columns), 'pack', 'columns')
  const choices = Object.keys(columns).filter((name) => columns[name]?.type === 'choice')
  if (groups) check(groups, choices, 'pack', 'groups')
}

export const worksheetSchema = v.pipe(
  structure,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const sheet = dataset.value
    const itemOf = (key: string) =>
      ({ type: 'unknown', origin: 'value', input: sheet, key, value: undefined }) as const
    let isComputable = true
    const report: Report = (message, first, ...path) => {
      isComputable = false
      addIssue({ message, path: [itemOf(first), ...path.map(itemOf)] })
    }
    const checks = [checkNames, checkFormulas, checkCells, checkResults, checkReferences]
    for (const check of checks) if (isComputable) check(sheet, report)
  }),
)
