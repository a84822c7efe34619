import {
  headingLevels,
  headingsThatAreText,
  headingsWithoutAnchor,
  takenAnchors,
  textsThatAreHeadings,
} from './headings'
import { testRule } from './ruleCases'

testRule('a heading of a wrong level', headingLevels, {
  reported: [
    ['# One', [1, 'is of level 1, as is the title of the article itself; only 2 is allowed']],
    ['One\n===', [1, 'such as ## One']],
    ['### One', [1, 'only 2 is allowed here, such as ## One']],
    ['## A\n\n#### B', [3, '2 to 3 are allowed here, such as ### B']],
  ],
  passed: ['## A\n\n### B\n\n#### C\n\n## D', '## A\n\n## A', '`# One`', '```\n# One\n```'],
})

testRule('a heading in a section of a page', headingLevels, {
  kind: 'page',
  reported: [
    ['## A', [1, 'as is the title of the section itself; only 3 is allowed']],
    ['#### A', [1, 'only 3 is allowed']],
  ],
  passed: ['### A\n\n#### B\n\n### C'],
})

testRule('a heading without an anchor', headingsWithoutAnchor, {
  reported: [
    ['## 🙂', [1, '"🙂" has no letter or digit']],
    ['A\n\n##', [3, 'is empty']],
    ['## …!', [1, 'add a word']],
  ],
  passed: ['## 日本語', '## 1', '## 🙂 Yes', '## `code`'],
})

testRule('a heading whose anchor is taken', takenAnchors, {
  reported: [
    ['## Contents', [1, '#contents']],
    ['### Source 1', [1, '#source-1']],
  ],
  passed: ['## Contents of a plan', '## Sources', '## Why\n\n## Why'],
})

testRule('a heading that is shown as text', headingsThatAreText, {
  reported: [
    ['##Why', [1, 'write "## Why"']],
    ['A\n##Why', [2, 'write "## Why"']],
    ['##\u00a0Why', [1, 'write "## Why"']],
    ['> ###Why', [1, 'write "### Why"']],
    ['#Introduction', [1, 'write "## Introduction"']],
    ['####### Deep', [1, 'write "###### Deep"']],
  ],
  passed: [
    '## Why',
    'The #1 plan',
    '#1 of all',
    '#loom is a channel of ours.',
    '\\##Why',
    '`##Why`',
    '```\n##Why\n```',
    'C##x',
  ],
})

testRule('a text that a line below makes a heading', textsThatAreHeadings, {
  reported: [
    ['The plan ends here.\n---', [2, 'put an empty line between']],
    ['The plan\nends here\n---', [3, 'put an empty line between']],
  ],
  passed: ['The plan\n--------', 'A.\n\n---\n\nB.', '## What is it about:'],
})
