/** The present, and the days of content files in the firm's time zone. */
import { site } from '../site'

/** @returns milliseconds since 1970, by `SOURCE_DATE_EPOCH` in seconds if it is set, so that builds can be repeated */
export const now = (): number =>
  process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) * 1000 : Date.now()

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const inFirm = formatIn(site.timeZone)
const whereLatest = formatIn('Pacific/Kiritimati')

/** @returns the day that it is where the firm is, as YYYY-MM-DD */
export const today = (): string => inFirm.format(now())

/** @returns the day that it is where it is the latest: a day that has come for whoever writes is not in the future */
export const latestToday = (): string => whereLatest.format(now())

/** @returns the instant that feeds and search engines get for a publication on a day, in ISO 8601 */
export const toTimestamp = (day: string) => `${day}T${site.publicationTime}`
