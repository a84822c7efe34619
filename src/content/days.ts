/** The present, and the days of content files in the firm's time zone. */
import { site } from '../site'

/** @returns milliseconds since 1970, by `SOURCE_DATE_EPOCH` in seconds if it is set, so that builds can be repeated */
export const now = (): number =>
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()

/** @returns the day that it is in a time zone, as YYYY-MM-DD */
export const today = (timeZone: string = site.timeZone): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now())

/** @returns the instant that feeds and search engines get for a publication on a day, in ISO 8601 */
export const toTimestamp = (day: string) => `${day}T${site.publicationTime}`
