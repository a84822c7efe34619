/** The day by which a message is answered. */
import { site } from '../site'

const inFirm = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short' })
const written = new Intl.DateTimeFormat(site.locale, {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** @returns the day that is a number of working days, Monday to Friday, after an instant where the firm is, such as "Monday, November 30" */
export function answerDay(sent: Date, workingDays: number) {
  const day = new Date(inFirm.format(sent))
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left--
  }
  return written.format(day)
}
