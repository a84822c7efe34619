import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Source } from '../../articles/schema'
import { renderText } from '../../tests/renderText'
import { tableSums } from '../../words'
import type { TextContext } from './parseMarkdown'

const source: Source = { id: 'a-study', kind: 'research', author: 'A', title: 'B', date: '2025' }
const sources = new Map([
  ['a-study', source],
  ['law', { ...source, id: 'law' }],
])

async function problemsIn(markdown: string, kind: TextContext['kind'] = 'article') {
  const { problems } = await renderText(markdown, { kind, sources })
  return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
}

/** Texts with the line and field of their only problem, and a part of its message. */
const mistakes: Record<string, [markdown: string, place: string, message: string][]> = {
  HTML: [
    ['Is <b>bold bold?', '1 HTML', '<b> is shown as it is written; write it in Markdown, or \\<'],
    ['A\n\n<div class="a">\nb\n</div>', '3 HTML', '<div is shown'],
    ['A\n\n<!-- no end\n\n## B', '3 HTML', 'a comment has no end'],
  ],
  'a block without its end': [
    ['A\n\n```js\nb\n\n# C', '3 code', 'the block ```js has no end; a line of ``` is required'],
    ['- ~~~\n  a\n\nb', '1 code', 'a line of ~~~'],
    ['A\n\n~~~figure\nkind: no\n```\n\n## B [x][y]', '3 code', 'the block ~~~figure has no end'],
    ['~~~figure\nkind: no\n```\n\nB\n\n~~~text\nC\n~~~', '1 code', '~~~figure has no end'],
    ['See [x][y].\n\n```\n[y]: /a', '3 code', 'has no end'],
  ],
  'a reference to nothing': [
    ['See [x][nope].', '1 reference', '[nope] refers to nothing; a line that begins with [nope]:'],
    ['A\n[x][plann]\n\n[plan]: /plan', '2 reference', 'did you mean [plan]?'],
    ['[the *whole* plan][plann]', '1 reference', '[plann] refers'],
    ['| A |\n|---|\n| [x][nope] |', '3 reference', '[nope] refers'],
    ['[the paln]\n\n[the plan]: /plan', '1 reference', 'did you mean [the plan]?'],
    ['A\n\nClaim.[^nte]\n\n[^note]: Text.', '3 reference', 'did you mean [^note]?'],
    ['[a]\n\n[a]: /a\n[a]: /b', '4 reference', 'is defined above already'],
  ],
  'a citation that is not read': [
    ['A\n\nB [@a-study and more.', '3 citation', '[@a-study is not read as a citation'],
    ['A [law].', '1 citation', '[law] is not read as a citation; write [@law]'],
    ['A @law b.', '1 citation', '@law is not read as a citation; write [@law]'],
    ['A [@a-stdy].', '1 citation', 'not in the list of sources; did you mean [@a-study]?'],
    ['A [@nothing].', '1 citation', '[@nothing] is not in the list of sources; add it'],
    ['Of "www.a.example":\n[@nothing].', '2 citation', '[@nothing] is not in the list'],
  ],
  'a heading': [
    ['# One', '1 heading', 'is of level 1; allowed here: 2'],
    ['## A\n\n#### B', '3 heading', 'is of level 4; allowed here: 2 to 3'],
    ['## 🙂', '1 heading', 'has no letter or digit'],
  ],
  'a table': [
    ['| A | B |\n|---|---|\n| 1 | 2 | 3 |', '3 table', 'has 3 cells in a row, and 2 in its head'],
    ['| A | B |\n|---|---|\n| 1 |\n| 1 | 2 |', '3 table', 'has 1 cells in a row'],
    ['| A | B |\n|---|---|\n| 1 | 2 |\nText.', '4 table', 'an empty line is required between'],
    [`|A|n|\n|-|-:|\n|a|1|\n|b|1|\n|${tableSums.total}|**3**|`, '5 table', 'states 3; the cells'],
  ],
  'what is not seen or read out': [
    ['A\n\n![ ](/plan.svg)', '3 image', 'has no alternative text'],
    ['A\n\n[](/contact)', '3 link', 'has no words'],
    ['<!-- nothing -->', '1 body', 'is empty'],
  ],
}

for (const name of Object.keys(mistakes))
  test.each(mistakes[name] ?? [])(`${name}: %j`, async (markdown, place, message) => {
    const [problem = '', ...others] = await problemsIn(markdown)
    expect(problem).toMatch(new RegExp(`^${place}: `))
    expect(problem).toContain(message)
    expect(others).toEqual([])
  })

test.each([
  ['## A', '1 heading: is of level 2; allowed here: 3'],
  [
    'A\n\n```js\n1\n```',
    '3 body: has a code block, footnote or task; only the text of an article may',
  ],
  ['- A\n- [ ] B', '2 body: has a code block, footnote or task'],
  ['A[^1]\n\n[^1]: B.', '3 body: has a code block, footnote or task'],
  ['A.[@law, p. 3]', '1 citation: [@law, p. 3] cites a source'],
])('on a page: %j', async (markdown, problem) =>
  expect(await problemsIn(markdown, 'page')).toEqual([expect.stringContaining(problem)]),
)

test.each([
  'One <!-- no --> two\n\n<!-- over\n\nlines -->',
  '`<b>` \\<b> &lt;b&gt; 1 < 2 > 1 <https://a.example/>',
  '````md\n```js\n<b> [a][b]\n```\n````\n\n~~~md\n```js\na\n```\n~~~',
  '> ```\n> a\n> ```\n\n- ```\n  a\n  ```\n\n```\na\n`````',
  '[x][plan], [Plan][], [plan] and ![x][PLAN]\n\n[plan]: /plan',
  'They [sic] wrote [1] and [2], [ ] and [].\n\n- [ ] To do\n- [x] Done',
  'Law.[@law, Art. 5][@a-study] Wow![@a-study] `[@law` mail@law.example \\[@law',
  '\\[x][nope] and [x]\\[nope] and !\\[x] [x](/a)[y](/b)',
  'Claim.[^1]\n\n[^1]: Text.',
  '## A\n\n### B\n\n#### C\n\n## 日本語\n\nThe #1 plan, `##Why`, C##x\n\\##Why',
  '| A | B |\n|:--|--:|\n| a \\| b | |\n\nThis | that\n\na\n\\| b |',
  'Table: Costs\n\n<!-- -->\n\n| A |\n|---|\n| 1 |',
  '[![A plan](/a.svg)](/contact) [`a`](/b)',
])('what is right has no problem: %j', async (markdown) =>
  expect(await problemsIn(markdown)).toEqual([]),
)

test('a problem names the file and its line there', async () =>
  expect((await renderText('# One', { lineOf: (line) => line + 10 })).problems).toMatchObject([
    { file: 'articles/plan.md', line: 11 },
  ]))

const pieces =
  '# ¦##¦- ¦1. ¦> ¦    ¦\n¦\n\n¦```¦~~~¦```js\n¦|¦|---|¦[¦]¦(¦)¦![¦[^1]¦[^1]: ¦[a]: ¦[a][b]¦[@law]¦[@¦`¦**¦<b>¦' +
  '<!--¦-->¦www.a.example¦a@b.example¦\\¦Table: ¦---¦🙂¦a b¦```figure\nkind: flow\n```\n¦\t¦\0¦\u00a0'
const piece = fc.constantFrom(...pieces.split('¦'))
const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

test('no text makes a rule fail, and every problem stands on one of its lines', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(text, fc.string({ unit: 'binary' })), async (markdown) => {
      const { problems } = await renderText(markdown, { sources })
      // The line of what a block lacks is the one below its first.
      const lines = markdown.split(/\r\n|\r|\n/).length
      expect(problems.filter(({ line }) => line < 1 || line > lines)).toEqual([])
    }),
    { numRuns: 500 },
  ))
