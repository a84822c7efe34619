/** The days and times of front matter: of the calendar, and when an article is published. */
import * as v from 'valibot'
import { guessDays, isDay } from './guessDays'
import { now } from './now'

/** Today where the calendar is furthest ahead (UTC+14), so that no editor's today is in the future. */
export const latestToday = () => new Date(now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** Before it, time zones have offsets of odd minutes, which feeds cannot express. */
const firstDay = '1970-01-01'

/** What is wrong with a day, and how the one that was meant is written. */
function notDay(value: unknown) {
  const days = typeof value === 'string' || typeof value === 'number' ? guessDays(`${value}`) : []
  const guess = days.length > 0 ? `write ${days.join(' or ')}` : ''
  return `is ${JSON.stringify(value)}; ${guess || 'a day of the calendar as YYYY-MM-DD is required'}`
}

/** A day of the calendar, which may be to come. */
export const calendarDay = v.pipe(
  v.string(({ input }) =>
    input === undefined || input === null
      ? 'is missing; a date as YYYY-MM-DD is required'
      : notDay(input),
  ),
  v.check(isDay, (issue) => notDay(issue.input)),
  v.check(
    (value) => value >= firstDay,
    (issue) => `is ${issue.input}; ${firstDay} at the earliest`,
  ),
)

export const hasCome = (value: string) => value <= latestToday()

/** A day of the calendar that has come. */
export const day = v.pipe(
  calendarDay,
  v.check(hasCome, (issue) => `is ${issue.input}, in the future; ${latestToday()} at the latest`),
)

/** A day, a time of the firm's time zone, or a time with its offset from UTC: the parts of `publishAt`. */
export const publishAtForm =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<seconds>:[0-5]\d)?(?: ?(?<offset>Z|[+-](?:0\d|1[0-4]):[0-5]\d))?)?$/

/** A later one was mistyped. */
const latestYear = () => new Date(now()).getUTCFullYear() + 5

const publishAtAllowed =
  'a day as 2027-01-31, or a time as 2027-01-31 09:30 or 2027-01-31T09:30+01:00, is required'

/** When an article is published, as it is written; what time zone that means is not known here. */
export const publishAt = v.pipe(
  v.string(`is no text; ${publishAtAllowed}`),
  v.trim(),
  v.check(
    (value) => isDay(publishAtForm.exec(value)?.groups?.day ?? ''),
    (issue) => `is ${JSON.stringify(issue.input)}; ${publishAtAllowed}`,
  ),
  v.check(
    (value) => value >= firstDay,
    (issue) => `is ${issue.input}; ${firstDay} at the earliest`,
  ),
  v.check(
    (value) => Number(value.slice(0, 4)) <= latestYear(),
    (issue) => `is ${issue.input}; the year ${latestYear()} at the latest`,
  ),
)
