/** The field in a cell of a worksheet. */
import type { Cell } from './compute'
import type { Column } from './schema'

export type Field = HTMLInputElement | HTMLSelectElement

function selectOf(options: string[]) {
  const select = document.createElement('select')
  for (const option of ['', ...options]) select.add(new Option(option))
  return select
}

function inputOf(column: Column) {
  const input = document.createElement('input')
  if (column.type !== 'number') return input
  input.type = 'number'
  input.step = 'any'
  input.inputMode = 'decimal'
  if (column.min !== undefined) input.min = String(column.min)
  if (column.max !== undefined) input.max = String(column.max)
  return input
}

/** @param label its row and column. @returns nothing for what is computed */
export function fieldOf(column: Column, label: string): Field | undefined {
  if (column.type === 'computed') return undefined
  const field =
    column.type === 'choice'
      ? selectOf(Array.isArray(column.options) ? column.options : Object.keys(column.options))
      : inputOf(column)
  field.className = 'input'
  field.autocomplete = 'off'
  field.setAttribute('aria-label', label)
  return field
}

/** What a field holds. A number outside its range is marked, and counts as empty. */
export function cellOf(column: Column, field: Field | undefined): Cell {
  if (!field) return null
  const { valid } = field.validity
  if (valid) field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
  const value = field.value.trim()
  if (!valid || !value) return null
  return column.type === 'number' ? Number(value) : value
}
