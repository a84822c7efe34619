import { expect, test } from 'vitest'
import { findPassage } from './passage'

const formsOf = (word: string) => [word.toLowerCase().replace(/s$/, '')]

/** @returns the passage with brackets around what is found */
function find(text: string, ...terms: string[]) {
  const { text: passage, ranges } = findPassage(text, terms, formsOf) ?? { text: '', ranges: [] }
  return ranges.reduceRight(
    (shown, { start, end }) =>
      `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    passage,
  )
}

const long = 'word '.repeat(40)

test.each([
  [
    'the sentence with the most words',
    'An agent. Agents ask. All.',
    ['agent', 'ask'],
    '[Agents] [ask].',
  ],
  ['the first of several', 'One agent. Two agents.', ['agent'], 'One [agent].'],
  ['no end within a number', 'It is 1.5 times. Or 2?', ['time'], 'It is 1.5 [times].'],
  ['the end of a long sentence', `${long}agent`, ['agent'], `… ${'word '.repeat(19)}[agent]`],
  ['nothing without the words', 'An agent.', ['plan'], ''],
])('%s', (_, text, terms, passage) => expect(find(text, ...terms)).toBe(passage))
