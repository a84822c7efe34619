/** From the day in a content file to the instant that feeds and structured data need. */
import { site } from '../site'

/** Costly to make, and every article needs it four times. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatFor(timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** @returns the offset of a time zone at an instant, such as `-08:00` */
export function offsetAt(instant: number, timeZone: string) {
  const name = formatFor(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || '+00:00'
}

/**
 * @param day as YYYY-MM-DD
 * @returns that day at the firm's hour of publication, in ISO 8601 with the firm's UTC offset
 */
export function toTimestamp(day: string, { timeZone, hour } = site as Clock): string {
  const guess = offsetAt(Date.parse(`${day}T${hour}Z`), timeZone)
  // The first offset is that of the same hour in UTC, between which and here the clocks may change.
  const offset = offsetAt(Date.parse(`${day}T${hour}${guess}`), timeZone)
  return `${day}T${hour}${offset}`
}

export interface Clock {
  timeZone: string
  hour: string
}
