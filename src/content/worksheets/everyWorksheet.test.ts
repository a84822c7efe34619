/**
 * Computes every worksheet on random rows, and compares with what a parser of JavaScript makes of the formulas
 * as they are written, so that nothing of the engine judges itself.
 */
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fixtureWorksheet } from '../../tests/fixture/worksheet'
import { type Cell, computeSheet, type Row } from '../../worksheets/compute'
import { type Column, type Worksheet, worksheetSchema } from '../../worksheets/schema'
import { pageFiles } from '../pageFiles'
import { reachable } from './reachable'

const written = v.object({
  columns: v.record(v.string(), v.object({ formula: v.optional(v.string()) })),
  results: v.optional(v.record(v.string(), v.object({ formula: v.string() })), {}),
})

const texts = readdirSync('articles')
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(`articles/${file}`, 'utf8'))
const inTexts = [...texts, fixtureWorksheet]
  .flatMap((text) => [...text.matchAll(/^```worksheet\n(.*?)^```$/gms)])
  .map(([, yaml = '']): unknown => parse(yaml, { schema: 'core' }))
const onPages = pageFiles.flatMap(({ page }) =>
  page.sections.flatMap((section) => (section.kind === 'worksheet' ? [section.worksheet] : [])),
)
const sheets = [...inTexts, ...onPages].map((data) => ({
  sheet: v.parse(worksheetSchema, data),
  formulas: v.parse(written, data),
}))

type Statement = ReturnType<typeof parseAst>['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

/** NaN stands for what has no value. */
interface Names {
  numberOf: (name: string) => number
  cellsOf: (name: string) => number[]
}

const aggregates: Record<string, (cells: number[]) => number> = {
  sum: (cells) => cells.reduce((a, b) => a + b),
  product: (cells) => cells.reduce((a, b) => a * b),
  mean: (cells) => cells.reduce((a, b) => a + b) / cells.length,
  min: (cells) => [...cells].sort((a, b) => a - b)[0] ?? Number.NaN,
  max: (cells) => [...cells].sort((a, b) => b - a)[0] ?? Number.NaN,
}

function evaluateNode(node: Expression, names: Names): number {
  if (node.type === 'Literal') return Number(node.value)
  if (node.type === 'Identifier') return names.numberOf(node.name)
  if (node.type === 'UnaryExpression') return -evaluateNode(node.argument, names)
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    const [a, b] = [evaluateNode(node.left, names), evaluateNode(node.right, names)]
    const values: Record<string, number> = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }
    const value = values[node.operator] ?? Number.NaN
    return Number.isFinite(value) ? value : Number.NaN
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier')
    throw new Error(`A formula has no ${node.type}`)
  const { name } = node.callee
  const [first, second] = node.arguments.flatMap((part) =>
    part.type === 'SpreadElement' ? [] : part,
  )
  if (!first) throw new Error(`${name}() is of nothing`)
  if (name === 'round') {
    const scale = 10 ** (second ? evaluateNode(second, names) : 0)
    return Math.round(evaluateNode(first, names) * scale) / scale
  }
  const cells = names.cellsOf(first.type === 'Identifier' ? first.name : '')
  if (name === 'count') return cells.length
  return cells.length > 0 ? (aggregates[name]?.(cells) ?? Number.NaN) : Number.NaN
}

function evaluateText(formula: string, names: Names): number {
  const [statement] = parseAst(formula).body
  if (statement?.type !== 'ExpressionStatement') throw new Error(`${formula} is no expression`)
  return evaluateNode(statement.expression, names)
}

function numberIn(column: Column | undefined, cell: Cell = null): number {
  if (cell === null) return Number.NaN
  if (column?.type === 'choice' && !Array.isArray(column.options))
    return column.options[cell] ?? Number.NaN
  return typeof cell === 'number' ? cell : 0
}

function valuesOf({ columns }: Worksheet, rows: Row[], formulas: v.InferOutput<typeof written>) {
  const cell = (row: Row, name: string): number => {
    const { formula } = formulas.columns[name] ?? {}
    if (formula === undefined) return numberIn(columns[name], row[name])
    return evaluateText(formula, { numberOf: (other) => cell(row, other), cellsOf: () => [] })
  }
  const cellsOf = (name: string) =>
    rows.map((row) => cell(row, name)).filter((value) => !Number.isNaN(value))
  const numberOf = (name: string): number =>
    evaluateText(formulas.results[name]?.formula ?? '', { numberOf, cellsOf })
  const isEmpty = rows.every((row) => Object.values(row).every((value) => value === null))
  const computed = Object.keys(columns).filter((name) => columns[name]?.type === 'computed')
  return {
    rows: rows.map((row) => Object.fromEntries(computed.map((name) => [name, cell(row, name)]))),
    results: Object.fromEntries(
      Object.keys(formulas.results).map((name) => [name, isEmpty ? Number.NaN : numberOf(name)]),
    ),
  }
}

function cellOf(column: Column): fc.Arbitrary<Cell> {
  if (column.type === 'text') return fc.constantFrom('Some', null)
  if (column.type === 'choice') {
    const { options } = column
    return fc.constantFrom(...(Array.isArray(options) ? options : Object.keys(options)), null)
  }
  if (column.type === 'computed') return fc.constant(null)
  const { min = Math.min(-1000, (column.max ?? 0) - 1000), max = Math.max(1000, min + 1000) } =
    column
  const step = column.decimals === 0 ? 1 : 0.25
  return fc.option(
    fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((n) => n * step),
  )
}

/** Whether two values are one, but for the last digits; both may be missing. */
function isSame(value: number | null | undefined, expected: number) {
  if (value === null || value === undefined) return Number.isNaN(expected)
  return Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
}

test.each(sheets.map((each) => [each.sheet.title, each] as const))(
  '%s comes out as its formulas say, where the build expects it',
  (_, { sheet, formulas }) => {
    const cells = Object.entries(sheet.columns).map(([name, column]) => [name, cellOf(column)])
    const rows = fc.array(fc.record<Row>(Object.fromEntries(cells)), {
      maxLength: Array.isArray(sheet.rows) ? sheet.rows.length : sheet.rows,
    })
    fc.assert(
      fc.property(rows, (filled) => {
        const computed = computeSheet(sheet, filled)
        const expected = valuesOf(sheet, filled, formulas)
        for (const [index, row] of expected.rows.entries())
          for (const [name, value] of Object.entries(row))
            expect(computed.rows[index]?.[name]).toSatisfy((found) => isSame(found, value))
        for (const [name, value] of Object.entries(expected.results)) {
          expect(computed.results[name]).toSatisfy((found) => isSame(found, value))
          const [least, greatest] = reachable(sheet, name)
          expect(value < least - 1e-6 || value > greatest + 1e-6).toBe(false)
        }
      }),
      { numRuns: 1000 },
    )
  },
)

test('all that articles hold is tested', () => {
  const blocks = texts.join('\n').match(/^```worksheet/gm) ?? []
  expect(inTexts).toHaveLength(blocks.length + 1)
})
