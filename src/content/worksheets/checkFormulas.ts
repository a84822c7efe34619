/** Checks what a formula refers to: names that exist, columns of numbers, no circle. */
import { isAggregate } from '../../worksheets/compute'
import type { Formula } from '../../worksheets/parseFormula'
import type { Column, Worksheet } from '../../worksheets/schema'

export interface SheetProblem {
  /** Where in the worksheet, such as `['results', 'total', 'formula']`. */
  path: readonly unknown[]
  message: string
}

const isNumeric = (column: Column) =>
  column.type === 'number' ||
  column.type === 'computed' ||
  (column.type === 'choice' && !Array.isArray(column.options))

const listed = (names: string[]) => names.join(', ') || 'none'

/** What formulas of one kind may refer to. */
interface Scope {
  /** The names that stand for one number. */
  values: string[]
  /** The columns whose cells can be added up; a row has none. */
  columns?: Worksheet['columns']
}

/** @returns the names that it refers to as values, and what is wrong with it */
function inspect(formula: Formula, scope: Scope): { names: string[]; messages: string[] } {
  if (typeof formula === 'number') return { names: [], messages: [] }
  if (typeof formula === 'string') {
    const known = scope.values.includes(formula)
    const message = `refers to ${formula}; allowed here: ${listed(scope.values)}`
    return known ? { names: [formula], messages: [] } : { names: [], messages: [message] }
  }
  const [name, ...parts] = formula
  if (isAggregate(name)) return { names: [], messages: aggregateMessages(name, parts, scope) }
  const inner = parts.map((part) => inspect(part, scope))
  const messages = inner.flatMap((part) => part.messages)
  const decimals = parts[1]
  const isWhole =
    decimals === undefined ||
    (typeof decimals === 'number' && [0, 1, 2, 3, 4, 5, 6].includes(decimals))
  if (name === 'round' && (parts.length > 2 || !isWhole))
    messages.push('rounds a value to 0 to 6 decimals, such as round(a / b, 2)')
  return { names: inner.flatMap((part) => part.names), messages }
}

function aggregateMessages(name: string, parts: Formula[], { columns }: Scope): string[] {
  if (!columns) return [`has ${name}(), which is for results; a column computes from its row`]
  const [target] = parts
  const allowed = Object.keys(columns).filter(
    (key) => name === 'count' || (columns[key] && isNumeric(columns[key])),
  )
  return parts.length === 1 && typeof target === 'string' && allowed.includes(target)
    ? []
    : [`has ${name}() of something else than one column; allowed: ${listed(allowed)}`]
}

/** @returns the first name that leads back to itself */
function circleIn(references: ReadonlyMap<string, string[]>) {
  const leadsTo = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (references.get(from) ?? []).some((next) => {
      if (next === goal) return true
      if (seen.has(next)) return false
      seen.add(next)
      return leadsTo(next, goal, seen)
    })
  return [...references.keys()].find((name) => leadsTo(name, name))
}

export function checkFormulas({ columns, results }: Worksheet): SheetProblem[] {
  const problems: SheetProblem[] = []
  const check = (part: 'columns' | 'results', formulas: [string, Formula][], scope: Scope) => {
    const references = new Map<string, string[]>()
    for (const [name, formula] of formulas) {
      const { names, messages } = inspect(formula, scope)
      references.set(name, names)
      for (const message of messages) problems.push({ path: [part, name, 'formula'], message })
    }
    const circle = circleIn(references)
    if (circle) problems.push({ path: [part, circle, 'formula'], message: 'leads back to itself' })
  }
  const entries = Object.entries(columns)
  const values = entries.filter(([, column]) => isNumeric(column)).map(([name]) => name)
  check(
    'columns',
    entries.flatMap(([name, column]) =>
      column.type === 'computed' ? [[name, column.formula]] : [],
    ),
    { values },
  )
  check(
    'results',
    Object.entries(results).map(([name, { formula }]) => [name, formula]),
    { values: Object.keys(results), columns },
  )
  return problems
}
