/** The present, and the days of content files in the firm's time zone. */
import { site } from '../site'

/** @returns milliseconds since 1970, by `SOURCE_DATE_EPOCH` in seconds if it is set, so that builds can be repeated */
export const now = (): number =>
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()

/** By their time zones: to make one takes longer than to read a day's text. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns the day of an instant in a time zone, as YYYY-MM-DD */
function dayAt(instant: number, timeZone: string) {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** @returns the day that it is in a time zone, as YYYY-MM-DD */
export const today = (timeZone: string = site.timeZone): string => dayAt(now(), timeZone)

/** @returns the day that it is where it is the latest: a day that has come for whoever writes is not in the future */
export const latestToday = (): string => today('Pacific/Kiritimati')

/** @returns the instant that feeds and search engines get for a publication on a day, in ISO 8601 */
export const toTimestamp = (day: string) => `${day}T${site.publicationTime}`

/** @returns what of the present the meaning of a text can depend on: nothing, once all days in it are past */
export function presentFor(text: string): string {
  const present = today()
  const days = text.match(/\d{4}-\d\d-\d\d/g) ?? []
  return days.some((day) => day >= present) ? `${present} ${latestToday()}` : ''
}
