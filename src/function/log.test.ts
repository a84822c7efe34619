import { expect, test } from 'vitest'
import { codeOf } from './log'

const withCode = (code: unknown) => Object.assign(new TypeError('Ada wrote'), { code })

test.each([
  [new Error('D1_ERROR: no such table: SQLITE_ERROR near Ada'), 'SQLITE_ERROR'],
  [new Error('D1_ERROR: Exceeded maximum DB size'), 'Exceeded maximum DB size'],
  [new Error('D1_ERROR: Network connection lost. Ada'), 'D1_ERROR'],
  [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'ENOTFOUND'],
  [withCode('MISSING_BINDING'), 'MISSING_BINDING'],
  [withCode('Ada wrote'), 'TypeError'],
  [withCode(7), 'TypeError'],
  [new DOMException('Ada wrote', 'TimeoutError'), 'TimeoutError'],
  ['Ada wrote', 'unknown'],
])('%s is logged by its code, %s, never by its text', (error, code) => {
  expect(codeOf(error)).toBe(code)
})
