/** Every page file says truly when its words last changed: a day of the calendar that has come. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { day } from '../articles/schema'
import type { Problem } from './contentError'
import { isAhead, latestDay } from './dates'
import type { PageFile } from './pageFiles'

const known = v.pipe(
  day,
  v.check(
    (value) => !isAhead(value),
    (issue) => `is ${issue.input}, in the future; ${latestDay()} at the latest`,
  ),
)

/** @returns a problem for each page whose `updated` is no day, or a day in the future */
export const checkDays = (pages: PageFile[]): Problem[] =>
  pages.flatMap(({ file, page }) => {
    const { issues } = v.safeParse(known, page.meta.updated)
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => /^\s*updated:/.test(text)) + 1
    return (issues ?? []).map(({ message }) => ({
      file,
      line,
      field: 'meta.updated',
      says: message,
    }))
  })
