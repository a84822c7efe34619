/** A day of the calendar, such as "November 20, 2026" or, medium, "Nov 20, 2026". */
import { formatDay } from '../locale'

interface DayProps {
  /** The day as YYYY-MM-DD. */
  date: string
  format?: 'long' | 'medium'
}

export function Day({ date, format = 'long' }: DayProps) {
  return <time dateTime={date}>{formatDay(date, format)}</time>
}
