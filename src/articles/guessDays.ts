/** Which day somebody may have meant who wrote it in another form, such as 5.1.2026 or January 5, 2026. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const dashes = /[\u2010-\u2015\u2212]/g

/** The forms, and which of their parts are the year, the month and the day. */
const forms: [RegExp, (...parts: string[]) => [string, string | number, string][]][] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[T ].*)?$/, (y = '', m = '', d = '') => [[y, m, d]]],
  [/^(\d{4})(\d\d)(\d\d)$/, (y = '', m = '', d = '') => [[y, m, d]]],
  // With dots the day comes first; with others the month does in America, and the day elsewhere.
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, (d = '', m = '', y = '') => [[y, m, d]]],
  [
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/,
    (a = '', b = '', y = '') => [
      [y, a, b],
      [y, b, a],
    ],
  ],
  [
    /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i,
    (m, d = '', y = '') => [[y, monthOf(m), d]],
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th|\.)? ([a-z]+)\.?,? (\d{4})$/i,
    (d = '', m, y = '') => [[y, monthOf(m), d]],
  ],
]

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
export const isDay = (value: string) =>
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

/** @returns the days as YYYY-MM-DD: none where no form fits, two where it can be read in two ways */
export function guessDays(value: string): string[] {
  const plain = value.trim().replace(dashes, '-').replace(/\s+/g, ' ')
  const days = forms.flatMap(([pattern, toParts]) => {
    const match = pattern.exec(plain)
    return match ? toParts(...match.slice(1)) : []
  })
  const written = days.map(([year, ...rest]) =>
    [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-'),
  )
  return [...new Set(written.filter(isDay))]
}
