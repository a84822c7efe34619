/** Days of the calendar, as content files hold them: which may be there, and what they mean to machines. */
import { site } from '../site'

/** The day that it is now where it is latest, so that no editor is ahead of the calendar. */
export const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

/** Whether a day, as YYYY-MM-DD, has come nowhere yet. */
export const isAhead = (day: string) => day > latestDay()

/** The offset of a time zone at an instant, such as `-08:00`. */
function offsetAt(instant: number, timeZone: string) {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || '+00:00'
}

/**
 * The instant at which something dated with a day appeared, in ISO 8601 with the firm's own offset.
 * @param day as YYYY-MM-DD
 */
export function instantOf(day: string, { timeZone, hour } = site as Clock): string {
  const guess = offsetAt(Date.parse(`${day}T${hour}Z`), timeZone)
  // The clocks may change between that hour here and there.
  const offset = offsetAt(Date.parse(`${day}T${hour}${guess}`), timeZone)
  return `${day}T${hour}${offset}`
}

interface Clock {
  timeZone: string
  hour: string
}
