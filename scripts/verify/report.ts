/** The results of all checks: a table, and below it each failure and warning in a sentence. */
import { counted } from '../../src/articles/counted'
import type { Problem } from './check'
import type { Result } from './verify'

/** Different failures of one check that are printed; the others are counted. */
const mostLines = 10
/** Requests that failed alike and are named. */
const mostNamed = 3

/** @returns a line for all requests that failed in the same way */
function groupAlike(problems: readonly Problem[]) {
  const byFinding = new Map<string, string[]>()
  for (const { finding, request } of problems)
    byFinding.set(finding, [...(byFinding.get(finding) ?? []), request])
  return [...byFinding].map(([finding, requests]) => {
    const more = requests.length - mostNamed
    const named = requests.slice(0, mostNamed).join(', ')
    return `${named}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}: ${finding}`
  })
}

function format(name: string, problems: readonly Problem[]) {
  const lines = groupAlike(problems)
  const more = lines.length - mostLines
  return [
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`and ${counted(more, 'other failure')} of this kind`] : []),
  ].map((line) => `  ${name}: ${line}`)
}

function table(results: readonly Result[]) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const row = (name: string, looked: number | string, failed: number | string) =>
    `${name.padEnd(width)}  ${String(looked).padStart(9)}  ${String(failed).padStart(6)}`
  return [
    row('check', 'looked at', 'failed'),
    ...results.map(({ name, looked, failed }) => row(name, looked, failed)),
  ]
}

function conclusion(results: readonly Result[]) {
  if (hasFailed(results)) return 'The site is not as it should be.'
  const hasWarnings = results.some(({ warnings }) => warnings.length > 0)
  return hasWarnings ? 'Nothing has failed; see the warnings.' : 'The site is as it was built.'
}

export const hasFailed = (results: readonly Result[]) => results.some(({ failed }) => failed > 0)

export function formatReport(results: readonly Result[]) {
  const part = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
  return [
    ...table(results),
    ...part(
      'Failures',
      results.flatMap(({ name, problems }) => format(name, problems)),
    ),
    ...part(
      'Warnings',
      results.flatMap(({ name, warnings }) => format(name, warnings)),
    ),
    '',
    conclusion(results),
  ].join('\n')
}
