/** When an article is published: on its `date`, or at `publishAt`, which may be to come. */
import { publishAtForm } from '../../articles/days'
import type { FrontMatter } from '../../articles/schema'
import { site } from '../../site'
import { type Clock, offsetAt, toTimestamp } from '../dates'

export interface Publication {
  /** In the firm's time zone, as YYYY-MM-DD. */
  date: string
  /** In ISO 8601, with the offset of that zone. */
  publishAt?: string
}

interface Problem {
  field: 'date' | 'publishAt'
  message: string
}

const msPerDay = 86_400_000

/** @returns the offsets that a time of the clock has in its zone: none where clocks are set forward over it, two where they are set back */
function offsetsOf(time: string, { timeZone }: Clock) {
  const around = Date.parse(`${time}Z`)
  const nearby = [around - msPerDay, around + msPerDay].map((ms) => offsetAt(ms, timeZone))
  return [...new Set(nearby)].filter(
    (offset) => offsetAt(Date.parse(time + offset), timeZone) === offset,
  )
}

/** @returns the instant in ISO 8601, or why the time means none */
function toInstant(text: string, clock: Clock): { at: string } | { message: string } {
  const { day = '', time, seconds = ':00', offset } = publishAtForm.exec(text)?.groups ?? {}
  if (!time) return { at: toTimestamp(day, clock) }
  const local = `${day}T${time}${seconds}`
  if (offset) return { at: localTimestamp(Date.parse(local + offset), clock) }
  const [only, other] = offsetsOf(local, clock)
  if (only && !other) return { at: local + only }
  const why = only
    ? `comes twice in ${clock.timeZone}, as clocks are set back; write ${time}${only} or ${time}${other}`
    : `does not exist in ${clock.timeZone}, as clocks are set forward; another time, or one with its offset, is required`
  return { message: `is ${text}, which ${why}` }
}

/** @param ms since 1970. @returns the instant in ISO 8601, as the clocks of the place show it */
function localTimestamp(ms: number, { timeZone }: Clock) {
  const offset = offsetAt(ms, timeZone)
  const local = new Date(ms - Date.parse(`1970-01-01T00:00:00${offset}`))
  return local.toISOString().slice(0, 19) + offset
}

/** @param values checked by the schema, which requires one of the two */
export function publicationOf(
  { date = '', publishAt }: Pick<FrontMatter, 'date' | 'publishAt'>,
  clock: Clock = site,
): Publication | Problem {
  if (publishAt === undefined) return { date }
  const instant = toInstant(publishAt, clock)
  if ('message' in instant) return { field: 'publishAt', ...instant }
  const day = instant.at.slice(0, 10)
  if (date && date !== day)
    return {
      field: 'date',
      message: `is ${date}, and \`publishAt\` is on ${day} in ${clock.timeZone}; leave \`date\` out, or write that day`,
    }
  return { date: day, publishAt: instant.at }
}
