import { expect, test } from 'vitest'
import { answerDay } from './answerDay'

test.each([
  ['2026-01-05T12:00:00Z', 3, 'Donnerstag, 8. Januar 2026'],
  ['2026-01-10T12:00:00Z', 1, 'Montag, 12. Januar 2026'],
  // It is Friday already where the second firm is.
  ['2026-01-08T23:30:00Z', 1, 'Montag, 12. Januar 2026'],
])('from %s, %i working days', (sent, workingDays, day) => {
  expect(answerDay(new Date(sent), workingDays)).toBe(day)
})
