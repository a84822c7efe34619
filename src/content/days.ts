/** The present, and the days of content files in the firm's time zone. */
import { site } from '../site'

/** @returns milliseconds since 1970; `SOURCE_DATE_EPOCH`, in seconds, stands in for the clock, so that builds can be repeated */
export const now = (): number =>
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()

/** @returns the day that it is in a time zone, as YYYY-MM-DD */
export const today = (timeZone: string = site.timeZone): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now())

/** Costly to make, and every article needs it several times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns the offset of a time zone at an instant, such as `-08:00` */
function offsetAt(instant: number, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || '+00:00'
}

/**
 * @param day as YYYY-MM-DD
 * @returns that day at the firm's hour of publication, in ISO 8601 with the firm's UTC offset
 */
export function toTimestamp(day: string, clock: { timeZone: string; hour: string } = site) {
  const { timeZone, hour } = clock
  const guess = offsetAt(Date.parse(`${day}T${hour}Z`), timeZone)
  // The first offset is that of the same hour in UTC, between which and here the clocks may change.
  const offset = offsetAt(Date.parse(`${day}T${hour}${guess}`), timeZone)
  return `${day}T${hour}${offset}`
}
