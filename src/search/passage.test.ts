import { expect, test } from 'vitest'
import { findPassage } from './passage'

const formOf = (word: string) => word.toLowerCase().replace(/s$/, '')

/** @returns the passage with brackets around what is found */
function find(text: string, ...terms: string[]) {
  const { text: passage, ranges } = findPassage(text, terms, formOf) ?? { text: '', ranges: [] }
  return ranges.reduceRight(
    (shown, { start, end }) =>
      `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    passage,
  )
}

const rest = 'word '.repeat(25)

test.each([
  [['agent', 'plan'], `An agent ${rest}. Agents plan ${rest}.`, `[Agents] [plan] ${rest}.`],
  [['agent'], `One agent. More ${rest}. Two agents.`, `One [agent]. More ${rest}.`],
  [['ai', 'agent'], `All AI ${rest}. One agent 1.5 ${rest}.`, `One [agent] 1.5 ${rest}.`],
  [['agent'], `${rest}${rest}agent`, `… ${'word '.repeat(19)}[agent]`],
  [['plan'], 'An agent.', ''],
])('%j in %j', (terms, text, passage) => expect(find(text, ...terms)).toBe(passage))
