import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Source } from '../../articles/schema'
import { renderText } from '../../tests/renderText'
import { markdownText } from '../../words'
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
    ['Is <T>bold</T> bold?', '1 HTML', '<t> is no element that a text may have; write it in'],
    ['A\n\n<iframe src="https://a.example"></iframe>', '3 HTML', 'write a link to what it shows'],
    ['A\n<form action="/x"></form>', '2 HTML', 'write a link to /contact'],
    ['A\n\n<div>\n<script>x()</script></div>', '4 HTML', 'a text runs no program'],
    ['A <b onclick="x()">b</b>', '1 HTML', 'onclick is a program'],
    ['A\n\n<div>\n\nb\n\nC', '3 HTML', '<div> has no end; </div> is required'],
    ['A\n\n<div>\n**b**\n</div>', '3 HTML', 'holds Markdown, which is read as text there'],
    ['<div>\n\n    <p>b</p>\n\n</div>', '3 HTML', 'is read as code, as its lines begin with'],
    ['A\n\n<?php echo 1 ?>', '3 HTML', 'is not shown'],
    ['A\n\n<!-- no end\n\n## B', '3 HTML', 'a comment has no end'],
  ],
  'syntax of another generator': [
    ['A\n\n{% include a.html %}', '3 syntax', '{% include a.html %} is a command of a template'],
    ['[x]({{ "/about" | url }})', '1 syntax', '{{ "/about" | url }} is a command'],
    ['A\n\n## Part {#my-id}', '3 syntax', '{#my-id} sets an id or a class'],
    ['A\n{: .lead}', '2 syntax', '{: .lead} sets an id or a class'],
    ['![A](/images/a.png){width=200}', '1 syntax', '{width=200} sets an id'],
    ['[TOC]', '1 syntax', '[TOC] is a contents list'],
    ['See [[Other note]].', '1 syntax', '[[Other note]] is a link of a wiki'],
    [':::note', '1 syntax', ':::note begins or ends a note'],
    ['A\n\n##Heading', '3 syntax', '##Heading is no heading'],
    ['Text^[inline note]', '1 syntax', '^[inline note] is no note'],
    ['Term\n: definition', '2 syntax', ': definition is no definition'],
    ['A ==marked== word', '1 syntax', '==marked== is not marked; write <mark>'],
    ['*[HTML]: Hypertext', '1 syntax', '*[HTML]: Hypertext explains nothing'],
    ['$$\nx\n\n', '1 syntax', '$$ begins or ends a formula'],
    ["import A from './A'", '1 syntax', 'is a program'],
    ['[x] (https://a.example)', '1 syntax', 'is no link with a blank'],
    ['[x](/articles/my plan)', '1 link', '[x](/articles/my plan) is not read as a link or picture'],
    ['![x](/images/a.svg =100x)', '1 link', 'is not read'],
    ['[x](/a b).\n\nSee `c`.', '1 link', '[x](/a b) is not read as a link or picture'],
    ['[[a\\_b]]', '1 syntax', '[[a\\_b]] is a link of a wiki'],
    [':::note `a`', '1 syntax', ':::note `a` begins or ends a note'],
    ['A \\[@law, Art. 2\\].', '1 syntax', '\\[@law, Art. 2\\] is shown as it is written'],
    ['A\nb \\[^1].', '2 syntax', '\\[^1] is shown as it is written; leave \\ out'],
    ['A [\\@law].', '1 syntax', '[\\@law] is shown as it is written; leave \\ out'],
    ['A [\\@a\\-study\\].', '1 syntax', '[\\@a\\-study\\] is shown as it is written'],
    ['A \\[\\@law, p. 3].', '1 syntax', '\\[\\@law, p. 3] is shown as it is written'],
    ['A [\\^2].', '1 syntax', '[\\^2] is shown as it is written'],
    ['A \\[\\^2\\].', '1 syntax', '\\[\\^2\\] is shown as it is written'],
  ],
  'a block without its end': [
    ['A\n\n```js\nb\n\n# C', '3 code', 'the block ```js has no end; a line of ``` is required'],
    ['- ~~~\n  a\n\nb', '1 code', 'a line of ~~~'],
    ['A\n\n~~~figure\nkind: no\n```\n\n## B [x][y]', '3 code', 'the block ~~~figure has no end'],
    ['~~~figure\nkind: no\n```\n\nB\n\n~~~text\nC\n~~~', '1 code', '~~~figure has no end'],
    ['See [x][y].\n\n```\n[y]: /a', '3 code', 'has no end'],
  ],
  'a reference to nothing': [
    [
      'See [x][nope].',
      '1 reference',
      'undefined definition, expected corresponding definition (`nope`)',
    ],
    ['A\n[x][plann]', '2 reference', '(`plann`) for a link'],
    ['[the *whole* plan][plann]', '1 reference', '(`plann`) for a link'],
    ['[plann][]', '1 reference', '(`plann`) for a link'],
    ['![plann]', '1 reference', '(`plann`) for an image'],
    ['| A |\n|---|\n| [x][nope] |', '3 reference', '(`nope`)'],
    ['A\n\nClaim.[^nte]', '3 reference', '(`nte`) for a footnote'],
    ['[a]\n\n[a]: /a\n[a]: /b', '4 reference', 'already defined identifier (`a`)'],
    ['A\n\n[^1]: Text.', '3 reference', 'unused footnote definition'],
  ],
  'a citation that is not read': [
    ['A\n\nB [@a-study and more.', '3 citation', '[@a-study is not read as a citation'],
    ['A [@a\\-study].', '1 citation', '[@a\\-study] is not read as a citation; leave \\ out'],
    ['A [@law\\] b.', '1 citation', '[@law\\] is not read as a citation; leave \\ out'],
    ['A [law].', '1 citation', '[law] is not read as a citation; write [@law]'],
    ['A @law b.', '1 citation', '@law is not read as a citation; write [@law]'],
    ['A [@a-stdy].', '1 citation', 'not in the list of sources; did you mean [@a-study]?'],
    ['A [@nothing].', '1 citation', '[@nothing] is not in the list of sources; add it'],
    ['Of "www.a.example":\n[@nothing].', '2 citation', '[@nothing] is not in the list'],
  ],
  'a heading': [['## 🙂', '1 heading', 'has no letter or digit']],
  'a table': [
    ['| A | B |\n|---|---|\n| 1 | 2 | 3 |', '3 table', 'has 3 cells in a row, and 2 in its head'],
    ['| A | B |\n|---|---|\n| 1 |\n| 1 | 2 |', '3 table', 'has 1 cells in a row'],
    ['| A | B |\n|---|---|\n| 1 | 2 |\nText.', '4 table', 'an empty line is required between'],
    ['A\n\nUse\tHours\tCost\nMail\t3\t20', '3 table', 'is no table without a second row'],
    ['A\n\n| A | B |\n| 1 | 2 |', '3 table', 'write | between columns, and | --- | --- | below'],
    [`|A|n|\n|-|-:|\n|a|1|\n|b|1|\n|${markdownText.total}|**3**|`, '5 table', 'states 3; the'],
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
  ['A\n\n```js\n1\n```', '3 body: has a code block, footnote or task; only the text of an article'],
  ['- A\n- [ ] B', '2 body: has a code block, footnote or task'],
  ['A[^1]\n\n[^1]: B.', '3 body: has a code block, footnote or task'],
  ['A.[@law, p. 3]', '1 citation: [@law, p. 3] cites a source'],
])('on a page: %j', async (markdown, problem) =>
  expect(await problemsIn(markdown, 'page')).toEqual([expect.stringContaining(problem)]),
)

test.each([
  'One <!-- no --> two\n\n<!-- over\n\nlines -->',
  '`<b>` \\<b> &lt;b&gt; 1 < 2 > 1 <https://a.example/>',
  'CO<sub>2</sub>, 1<sup>st</sup><br>\n<kbd>Ctrl</kbd>\n\n<details>\n<summary>A</summary>\n\n**b**\n\n</details>',
  '<table>\n<tr><td colspan="2">a\n<td>b\n</table>\n\n<ul>\n<li>a\n<li>b\n</ul>\n\n<pre>`a` **b**</pre>',
  '`{{ a }}` `[[b]]` \\{{ c }} {a} {b: 1} a == b == c x^2 10:30:00\n\n```liquid\n{% a %}\n```\n\n> [!NOTE]\n> A',
  '````md\n```js\n<b> [a][b]\n```\n````\n\n~~~md\n```js\na\n```\n~~~',
  '> ```\n> a\n> ```\n\n- ```\n  a\n  ```\n\n```\na\n`````',
  '[x][plan], [Plan][], [plan] and ![x][PLAN]\n\n[plan]: /plan',
  'They [sic] wrote [1] and [2], [ ] and [].\n\n- [ ] To do\n- [x] Done',
  'Law.[@law, Art. 5][@a-study] Wow![@a-study] `[@law` mail@law.example \\[@law',
  'By [\\@law](https://a.example), [@a\\_b](/c), \\[ \\@law, \\^[2], x\\^2 and `[\\^2]`. [@law, Art\\. 5]',
  '\\[x][nope] and [x]\\[nope] and !\\[x] [x](/a)[y](/b)',
  'Claim.[^1]\n\n[^1]: Text.',
  '## A\n\n### B\n\n#### C\n\n## 日本語\n\nThe #1 plan, `##Why`, C##x\n\\##Why',
  '| A | B |\n|:--|--:|\n| a \\| b | |\n\nThis | that\n\na\n\\| b |',
  'Table: Costs\n\n<!-- -->\n\n| A |\n|---|\n| 1 |',
  '[![A plan](/a.svg)](/contact) [`a`](/b)',
])('what is right has no problem: %j', async (markdown) =>
  expect(await problemsIn(markdown)).toEqual([]),
)

test.each([
  ['# Two', '1 heading: moves "Two" from 1 to 2: levels begin at 2'],
  ['## A\n\n#### B\n\n##### C', '3 heading: moves "B" from 4 to 3, and 1 more'],
  ['A\n\n<div class="a" style="b">\n\nb\n\n</div>', '3 HTML: class, style: left out'],
  ['<center>A</center>', '1 HTML: <center>: left out'],
  ['A ** b', '1 syntax: ** is shown as it is written; no blank'],
  ['[the paln]\n\n[the plan]: /plan', '3 reference: Unexpected unused definition'],
  ['A :rocket: B', '1 syntax: :rocket: is shown as it is written'],
])('warns, and stops nothing: %j', async (markdown, warning) => {
  const { problems } = await renderText(markdown)
  expect(problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    expect.stringContaining(warning),
  ])
  expect(problems).toMatchObject([{ isWarning: true }])
})

test('a mistake hides none behind it, and each is quoted as it is written', async () =>
  expect(await problemsIn('[one](/a b) {{ x }}\n\n##Why {{ y\\_z }}\n\n[two](/c `d` e)')).toEqual([
    expect.stringMatching(/^1 syntax: \{\{ x \}\} is a command/),
    expect.stringMatching(/^3 syntax: \{\{ y\\_z \}\} is a command/),
    expect.stringMatching(/^3 syntax: ##Why \{\{ y\\_z \}\} is no heading/),
    expect.stringMatching(/^1 link: \[one\]\(\/a b\) is not read/),
    expect.stringMatching(/^5 link: \[two\]\(\/c is not read/),
  ]))

test('a problem names the file and its line there', async () =>
  expect((await renderText('## 🙂', { lineOf: (line) => line + 10 })).problems).toMatchObject([
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
    { numRuns: 200 },
  ))
