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

const timestamp =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]| +)(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?: *(Z|UTC|([+-]\d\d):?(\d\d)?))?)?$/

/**
 * @param text a day, or a timestamp as in ISO 8601 or YAML, with or without a zone
 * @returns the day, that of a timestamp with a zone in `site.timeZone`; other texts as they are
 */
export function dayOf(text: string): string {
  const [isRead, year = '', month = '', day = '', ...time] = timestamp.exec(text) ?? []
  if (isRead === undefined) return text
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const [hour = '', minute = '', second = '0', zone, zoneHours = '+00', zoneMinutes = '00'] = time
  const isMidnight = Number(hour + minute + second) === 0
  // Programs that know no days write them as midnight, wherever that is.
  if (!zone || isMidnight) return written
  const clock = [hour.padStart(2, '0'), minute, second.padStart(2, '0')].join(':')
  const instant = Date.parse(`${written}T${clock}${zoneHours}:${zoneMinutes}`)
  return Number.isNaN(instant) ? text : dayAt(instant, site.timeZone)
}

/** @returns the instant that feeds and search engines get for a publication on a day, in ISO 8601 */
export const toTimestamp = (day: string) => `${day}T${site.publicationTime}`

/** @returns what of the present the meaning of a text can depend on: nothing, once all days in it are past */
export function presentFor(text: string): string {
  const present = today()
  const days = text.match(/\d{4}-\d\d?-\d\d?/g) ?? []
  return days.some((day) => dayOf(day) >= present) ? `${present} ${latestToday()}` : ''
}
