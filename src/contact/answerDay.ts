/** The day by which a message is answered. */
import { formatDay } from '../locale'
import { site } from '../site'

const inFirm = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short' })

/** @returns the day that is a number of working days, Monday to Friday, after an instant where the firm is, as readers write it */
export function answerDay(sent: Date, workingDays: number) {
  const day = new Date(inFirm.format(sent))
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left--
  }
  return formatDay(day.toISOString(), 'full')
}
