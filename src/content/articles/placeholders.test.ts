import { expect, test } from 'vitest'
import { articleTemplate } from './articleTemplate'
import { linesWithPlaceholders } from './placeholders'

const linesOfTemplate = articleTemplate.split('\n')
const marked = linesOfTemplate.flatMap((line, n) =>
  line.includes('REPLACE:') && !/^# {3}/.test(line) ? [n + 1] : [],
)

test.each<[string, (text: string) => string]>([
  ['as it is', (text) => text],
  ['without its marks', (text) => text.replaceAll('REPLACE: ', '')],
  ['in other cases', (text) => text.replaceAll('REPLACE:', 'Replace :')],
  ['without the first word of each', (text) => text.replaceAll(/REPLACE: \S+ /g, '')],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
])('finds every line of the template %s', (_, change) => {
  expect(linesWithPlaceholders(change(articleTemplate))).toEqual(marked)
})

test.each([
  'REPLACE: our own words',
  'Replace: our own words',
  '- replace : our own words',
  '## REPLACE：our own words',
  '> 1. "Replace: our own words"',
  'description: replace: our own words',
  'Our own words, and then REPLACE: more',
])('finds a mark: %s', (line) => {
  expect(linesWithPlaceholders(`Text.\n\n\`\`\`\n${line}\n\`\`\``)).toEqual([4])
})

test.each([
  'The parts you replace: two of three.',
  '- **Replace:** what costs more than it brings',
  'CREATE OR REPLACE VIEW plans AS SELECT 1',
  'Say in two or three sentences whom it is for.',
])('leaves alone: %s', (line) => expect(linesWithPlaceholders(line)).toEqual([]))

test('options that stay comments are none', () => {
  const front = '---\ntitle: Plan\n#   - REPLACE: a takeaway\n---\n\n# REPLACE: a heading'
  expect(linesWithPlaceholders(front)).toEqual([6])
})
