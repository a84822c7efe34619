import { expect, test } from 'vitest'
import { overlayOfError, overlayOfProblems } from './errorOverlay'

const problem = { file: 'articles/plan.md', line: 3, field: 'date', message: 'is missing' }
const warning = { ...problem, line: 9, isWarning: true as const }

test('each mistake begins with a place that Vite makes a link of', () => {
  const found = overlayOfProblems([{ ...problem, line: 12 }, problem, warning], '/site')
  expect(found?.err.message).toBe('2 mistakes in the content')
  expect(found?.err.stack).toBe(
    '/site/articles/plan.md:3:1\n  date: is missing\n\n/site/articles/plan.md:12:1\n  date: is missing',
  )
})

test('warnings cover no page', () => expect(overlayOfProblems([warning], '/site')).toBeUndefined())

test.each([
  ['a picture of the place', '\u001b[31m╭─[ src/pages/a.ts:4:8 ]', '/site/src/pages/a.ts:4:8'],
  ['no place', 'no place is named', ''],
])('an error with %s', (_, message, place) => {
  const error = new SyntaxError(message)
  error.stack = `${message}\n    at node:internal/modules:1:1`
  const { err } = overlayOfError(error, '/site')
  expect(err.stack).toBe(place)
  expect(err.message).not.toContain('\u001b')
})

test('a line that is too long for a picture is named by its offset', () => {
  const { err } = overlayOfError(new Error('Unexpected token\n -  in package.json at 4..8'), '.')
  expect(err.stack).toMatch(/package\.json:2:3$/)
})
