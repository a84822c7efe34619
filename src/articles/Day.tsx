/** A day of the calendar, such as "November 20, 2026" or, short, "Nov 20, 2026". */

const formats = {
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
}

interface DayProps {
  /** As YYYY-MM-DD. */
  date: string
  format?: keyof typeof formats
}

export function Day({ date, format = 'long' }: DayProps) {
  return <time dateTime={date}>{formats[format].format(new Date(date))}</time>
}
