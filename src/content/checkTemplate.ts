/** Whether a page has what its template lays out. */
import type { Page } from '../page'
import { headingsOf } from './pageContents'

/** The fewest headings that contents are worth. */
const fewest = 3

/** @returns what is wrong, and what is allowed */
export function templateProblems({ template, sections }: Page): string[] {
  const [first] = sections
  const hero = first?.kind === 'hero' ? first : undefined
  if (template === 'landing' && !(hero?.backgroundImage || hero?.picture || hero?.woven))
    return ['is landing, whose hero needs a drawing: name its `backgroundImage`, or take `list`']
  if (template === 'list' && hero?.backgroundImage)
    return ['is list, whose hero shows no drawing: leave `backgroundImage` out']
  if (template !== 'guide') return []
  const text = sections.slice(1, -1).flatMap(headingsOf)
  return [
    ...(hero ? [] : ['is guide, which begins with a section `hero`']),
    ...(text.length < fewest
      ? [`is guide, which has ${fewest} headings or more for its contents; this has ${text.length}`]
      : []),
    ...(sections.at(-1)?.kind === 'callToAction'
      ? []
      : ['is guide, which ends with a section `callToAction`']),
  ]
}
