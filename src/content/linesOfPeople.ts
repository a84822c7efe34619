/** Where `people` in `site.ts` has a person and their fields. */
import { readFileSync } from 'node:fs'
import { founder } from '../site'

export const peopleFile = 'src/site.ts'

/** What may stand before the colon where a person begins. */
const keysOf = (name: string) => [
  `'${name}'`,
  JSON.stringify(name),
  name,
  ...(name === founder.author ? ['[founder.author]'] : []),
]

/** @returns the line of a field of a person, or that of the person's name where the field is missing */
export function lineInPerson(name: string, field: string, file = peopleFile): number {
  const lines = readFileSync(file, 'utf8').split('\n')
  const keys = keysOf(name).map((key) => `${key}: {`)
  const start = lines.findIndex((line) => keys.includes(line.trim()))
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? ''
  const entry = lines.slice(start)
  const end = entry.findIndex((line) => line.startsWith(`${indent}}`))
  const found = entry.slice(0, end).findIndex((line) => line.startsWith(`${indent}  ${field}:`))
  return Math.max(0, start) + Math.max(0, found) + 1
}
