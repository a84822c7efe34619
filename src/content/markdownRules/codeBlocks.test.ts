import { blocksInBlocks, indentedBlocks, unclosedBlocks, unknownLanguages } from './codeBlocks'
import { testRule } from './ruleCases'

testRule('a block without its end', unclosedBlocks, {
  reported: [
    ['A\n\n```js\nb\n\n## C', [3, 'a block opened by ``` takes the rest of the text with it']],
    ['```', [1, 'End it with a line of ```']],
    ['```js\na\n~~~\n\nb', [3, 'the line ~~~ does not close it']],
    ['````\na\n```\n', [3, 'End it with a line of ````']],
    ['> ```\n> a\n\nb', [1, 'takes the rest']],
    ['- ```\n  a\n\nb', [1, 'takes the rest']],
    ['~~~\na\n', [1, 'a line of ~~~']],
  ],
  passed: [
    '```\na\n```',
    '```\n```',
    '~~~\n```\n~~~',
    '````md\n```\na\n```\n````',
    '> ```\n> a\n> ```',
    '- ```\n  a\n  ```\n',
    '```\na\n`````',
    '    ```',
    '```\r\na\r\n```\r\n',
  ],
})

testRule('a block within a block', blocksInBlocks, {
  reported: [
    ['```js\na\n\nText.\n\n```ts\nb\n```', [6, 'stands within the block that line 1 opens']],
    ['```js\na\n~~~\n\nText.\n\n```\n', [3, 'stands within the block that line 1 opens']],
  ],
  passed: [
    '````md\n```js\na\n```\n````',
    '```\na\n```\n\n```js\nb\n```',
    '```md\n~~~\na\n~~~\n```',
  ],
})

testRule('an unknown language', unknownLanguages, {
  isWarning: true,
  reported: [
    ['A\n\n```pyhton\nb\n```', [3, 'did you mean "python"?']],
    ['```figur\nb\n```', [1, 'did you mean "figure"?']],
    ['```JSON\n{}\n```', [1, 'did you mean "json"?']],
    ['```ts{1}\na\n```', [1, '"ts{1}" is no language']],
    // A name that every object inherits.
    ['```constructor\na\n```', [1, '"constructor" is no language']],
  ],
  passed: [
    '```\na\n```',
    ...['ts', 'text', 'prompt', 'figure', 'worksheet', 'bash'].map(
      (name) => `\`\`\`${name} For all\na\n\`\`\``,
    ),
  ],
})

testRule('a block by its spaces', indentedBlocks, {
  isWarning: true,
  reported: [
    ['A\n\n    b', [3, 'four spaces']],
    ['\tb', [1, 'a tab']],
  ],
  passed: ['- a\n\n    b', 'A\n    b', '```\n    a\n```'],
})
