import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown, renderMarkdown } from '../markdown/renderMarkdown'
import { markdownProblems } from './markdownProblems'

const check = (markdown: string) => markdownProblems(parseMarkdown(markdown), markdown, 'article')

const piece = fc.constantFrom(
  ...[
    '# ',
    '## ',
    '#',
    '- ',
    '1. ',
    '> ',
    '    ',
    '\n',
    '\n\n',
    '```',
    '~~~',
    '```js\n',
    '|',
    '|---|',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '[^1]',
    '[^1]: ',
    '[a]: ',
    '[a][b]',
    '[@a]',
    '`',
    '**',
    '_',
    '~~',
    '\\',
  ],
  ...['<b>', '</', '<!--', '-->', '{', '}', 'https://a.example', 'www.a.example', 'a@b.example'],
  ...[
    'import ',
    'export ',
    ' from ',
    "'",
    'Table: ',
    '---',
    '\t',
    '\u00a0',
    '\u200b',
    '🙂',
    '\0',
    'a b',
  ],
)
const markdown = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

test('no text makes a rule fail, and every problem stands on one of its lines', () =>
  fc.assert(
    fc.property(fc.oneof(markdown, fc.string({ unit: 'binary' })), (text) => {
      const lines = text.split(/\r\n|\r|\n/).length
      for (const { line, field, message } of check(text)) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(lines)
        expect(field && message).toBeTruthy()
      }
    }),
    { numRuns: 1000 },
  ))

const word = fc.constantFrom(
  'plan',
  'naïve',
  'A',
  '3',
  '5%',
  'don’t',
  '“so”',
  'and/or',
  'C#',
  'x_y',
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((found) => found.join(' '))
const block = fc.oneof(
  words,
  words.map((text) => `## On ${text}`),
  words.map((text) => `- ${text}\n- **${text}** and [${text}](/contact)`),
  words.map((text) => `> ${text} [sic] \`{${text}}\``),
  words.map((text) => `| ${text} | B |\n|---|--:|\n| ${text} | |`),
  words.map((text) => `\`\`\`text For ${text}\n## ${text} <b> [a][b]\n\`\`\``),
)

test('what is written as it should be breaks no rule', () =>
  fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 8 }), async (blocks) => {
      const text = blocks.join('\n\n')
      expect(check(text)).toEqual([])
      expect((await renderMarkdown(text)).html).not.toContain('**')
    }),
    { numRuns: 50 },
  ))

test('the problems of a text are in the order of its lines', () => {
  const lines = check('A <b>\n\n# B\n\n[c][d]\n\n```e\nf').map(({ line }) => line)
  expect(lines).toEqual([1, 3, 5, 7, 7])
})
