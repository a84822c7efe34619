/** The field in a cell of a worksheet. */
import { allowedIn } from './allowed'
import type { Cell } from './compute'
import type { Column } from './schema'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function selectOf(options: string[]) {
  const select = document.createElement('select')
  for (const option of ['', ...options]) select.add(new Option(option))
  return select
}

function numberInput({ min, max, decimals }: Extract<Column, { type: 'number' }>) {
  const input = document.createElement('input')
  input.type = 'number'
  input.step = decimals === 0 ? '1' : 'any'
  // The keyboards that phones show for these have no minus.
  if (min !== undefined && min >= 0) input.inputMode = decimals === 0 ? 'numeric' : 'decimal'
  if (min !== undefined) input.min = String(min)
  if (max !== undefined) input.max = String(max)
  return input
}

function controlOf(column: Exclude<Column, { type: 'computed' }>): Field {
  if (column.type === 'number') return numberInput(column)
  if (column.type === 'choice')
    return selectOf(Array.isArray(column.options) ? column.options : Object.keys(column.options))
  return document.createElement('textarea')
}

/** @param label its row and column. @returns nothing for what is computed */
export function fieldOf(column: Column, label: string): Field | undefined {
  if (column.type === 'computed') return undefined
  const field = controlOf(column)
  field.className = 'input'
  field.autocomplete = 'off'
  field.title = allowedIn(column)
  field.setAttribute('aria-label', label)
  return field
}

/** What a field holds. A number that is not allowed is marked, and counts as empty. */
export function cellOf(column: Column, field: Field | undefined): Cell {
  if (!field) return null
  const { valid } = field.validity
  if (valid) field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
  const value = field.value.trim()
  if (!valid || !value) return null
  return column.type === 'number' ? Number(value) : value
}
