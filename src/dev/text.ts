/** An article's text with all that running text may hold. */
export const text = `A paragraph with [a link](/contact), \`code\` and **strong** words. It fills more than one line, so that its measure and its leading can be seen, and ends here.

## A heading

- A point
- Another
  1. One
  2. Two

- [x] Done
- [ ] To do

> A quotation.[^1]

### A smaller heading

Table: What each part takes, and who carries it over the weeks

| Part | Who | What is done | What it needs | Left open | Weeks |
|---|---|---|---|---|--:|
| Plan | A group of three people | Many words on what a plan has to say | A room with a door, and a wall | What the plan leaves out | 2 |
| Build | A group of nine people | Words on what is built, and how | What it takes to build | What is not built | 12 |
| Total | | | | | 14 |

\`\`\`ts To compute the answer
const answer: number = 42 // no more
const question = 'Which one?'
\`\`\`

\`\`\`prompt For the first interview
Ask why twice, and wait.
\`\`\`

## A sheet

\`\`\`worksheet
title: What a pilot is worth
id: states-pilot-worth
rowTitle: Pilot
columns:
  name: { label: Name, type: text }
  value: { label: Value, type: number, min: 0, max: 500, unit: $ }
  chance: { label: Chance, type: choice, options: { Low: 0.2, High: 0.8 } }
  expected: { label: Expected, type: computed, unit: $, decimals: 0, formula: value * chance }
rows: 2
results:
  total:
    label: Total
    unit: $
    formula: sum(expected)
    bands: [{ from: 0, meaning: Too little }, { from: 100, meaning: Worth a start }]
example:
  rows: [{ name: Letters, value: 200, chance: High, expected: 160 }]
  results: { total: 160 }
\`\`\`

## The last heading

The end.

[^1]: A footnote.
`
