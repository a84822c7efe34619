import { expect, test } from 'vitest'
import { answerDay } from './answerDay'

test.each([
  ['Monday', '2026-01-05T12:00:00Z', 3, 'Donnerstag, 8. Januar'],
  ['Thursday, over a weekend', '2026-01-08T12:00:00Z', 3, 'Dienstag, 13. Januar'],
  ['Saturday', '2026-01-10T12:00:00Z', 1, 'Montag, 12. Januar'],
  // It is Friday already where the second firm is.
  ['late on Thursday', '2026-01-08T23:30:00Z', 1, 'Montag, 12. Januar'],
  ['the end of a year', '2026-12-31T12:00:00Z', 2, 'Montag, 4. Januar'],
])('from %s', (_, sent, workingDays, day) => {
  expect(answerDay(new Date(sent), workingDays)).toBe(day)
})
