/** A day, given as YYYY-MM-DD and shown as "November 20, 2026" or, medium, "Nov 20, 2026". */
import { formatDay } from '../locale'

export function Day({ date, format }: { date: string; format?: 'medium' }) {
  return <time dateTime={date}>{formatDay(date, format)}</time>
}
