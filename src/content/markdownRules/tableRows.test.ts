import { testRule } from './ruleCases'
import { captionsWithoutTable, cellsPerRow, tablesWithoutRule } from './tableRows'

testRule('a row of more or fewer cells', cellsPerRow, {
  reported: [
    ['| A | B |\n|---|---|\n| 1 | 2 | 3 |', [3, 'has a row of 3 cells; its head has 2']],
    ['| A | B |\n|---|---|\n| 1 |\n| 1 | 2 |', [3, 'has a row of 1 cell; its head has 2']],
    ['| A | B |\n|---|---|\n| a || b |', [3, '3 cells']],
    ['| A | B |\n|---|---|\n| 1 | 2 |\nText below.', [4, 'takes "Text below." for a row']],
  ],
  passed: [
    '| A | B |\n|---|---|\n| 1 | |\n| a \\| b | `c` |',
    'A | B\n--|--\n1 | 2\n\nText below.',
    '| A |\n|---|\n| 1 |',
  ],
})

testRule('a table that is shown as text', tablesWithoutRule, {
  reported: [
    ['A\n\n| A | B |\n| 1 | 2 |', [3, 'write |---|---| below its head']],
    ['| A | B |\n|---|\n| 1 | 2 |', [2, 'has a rule row of 1 column; its head has 2']],
    ['A | B\n--|--|--\n1 | 2', [2, 'has a rule row of 3 columns; its head has 2']],
    ['| A |\n|---|\n| 1 |\n\n| 2 |', [5, 'no empty line between its rows']],
    ['> | A | B |\n> | 1 | 2 |', [1, 'has no rule row']],
  ],
  passed: [
    '| A | B |\n|:--|--:|\n| 1 | 2 |',
    'Text\n| A |\n|---|\n| 1 |',
    'This | that',
    '|x| is never below 0.',
    '```\n| A | B |\n```',
    'a\n\\| b |',
  ],
})

testRule('a caption without its table', captionsWithoutTable, {
  reported: [
    ['Table: Costs\n\nText.\n\n| A |\n|---|\n| 1 |', [1, 'a table must follow']],
    ['Table: Costs', [1, 'a table must follow']],
  ],
  passed: [
    'Table: Costs\n\n| A |\n|---|\n| 1 |',
    'Table: Costs\n\n<!-- -->\n\n| A |\n|---|\n| 1 |',
    'Table of costs',
  ],
})
