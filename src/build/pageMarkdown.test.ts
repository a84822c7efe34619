import { expect, test } from 'vitest'
import type { Source } from '../articles/schema'
import type { SitePage } from '../content/toPage'
import { absoluteUrl } from '../site'
import { renderText } from '../tests/renderText'
import { colon, figure, markdownText, markdownVersion } from '../words'
import { pageMarkdown, shownMarkdown } from './pageMarkdown'

const page: SitePage = {
  path: '/plan',
  file: 'src/pages/plan.ts',
  aliases: [],
  places: [],
  data: {
    path: '/plan',
    breadcrumbs: [],
    footerLinks: [],
    meta: { title: 'Plan', description: 'What [a] plan is.', keywords: [], updated: '2025-02-03' },
    sections: [{ kind: 'hero', title: 'A plan', description: '' }],
  },
}

const opening = `# A plan

> What \\[a\\] plan is.

- ${markdownVersion.address}${colon}${absoluteUrl('/plan')}
- ${markdownVersion.updated}${colon}2025-02-03

`

const link = (text: string, path: string) => `[${text}](${absoluteUrl(path)})`

const shown: [html: string, markdown: string][] = [
  ['<h1>A plan</h1><h2 id="x">Why</h2><p>So.</p>', '## Why\n\nSo.'],
  ['<p># 5 * 4 &lt; <b>6</b></p>', '\\# 5 \\* 4 < **6**'],
  ['<p><a href="#x">A</a><a href="/b">B</a></p>', `${link('A', '/plan#x')} ${link('B', '/b')}`],
  ['<img src="/a.svg" alt="A">', `![A](${absoluteUrl('/a.svg')})`],
  ['<a href="/b" aria-label="B"><img alt="" src="/a.svg"></a>', link('B', '/b')],
  ['<a href="/b">B<span class="sr-only"> (opens in a new tab)</span></a>', link('B', '/b')],
  ['<svg role="img" aria-label="A and B"><text>A</text></svg>', 'A and B'],
  ['<ul role="list"><li>A</li><li>B</li></ul>', '- A\n- B'],
  [
    '<div class="weave"><ol><li class="over"><strong>A</strong> <span>Ines</span></li></ol></div>',
    `| ${figure.option} | ${figure.outcome} | ${figure.reason} |\n| - | - | - |\n| A | Ines | |`,
  ],
  ['<ul><li><h3>A</h3><p>B</p></li></ul>', '### A\n\nB'],
  ['<ul><li><blockquote>“A”</blockquote></li></ul>', '> “A”'],
  ['<dl><div><dt>A</dt><dd>B</dd></div></dl>', '**A**\n\nB'],
  ['<details><summary>A?</summary><p>B</p></details>', '**A?**\n\nB'],
  ['<p>A</p><details><summary aria-label="B"></summary>C</details>', 'A\n\nC'],
  ['<p>a<wbr>@b.example</p>', 'a\\@b.example'],
  ['<p><span>A</span><span class="block">B</span></p>', 'A\\\nB'],
  [
    '<table><caption>A</caption><tr><th>B</th><th class="number">C</th></tr><tr><td>D</td><td class="number">1</td></tr></table>',
    'A\n\n| B | C |\n| - | -: |\n| D | 1 |',
  ],
]

test.each(shown)('of a page %s is as Markdown %j', async (html, markdown) => {
  const document = `<body><header>Menu</header><main>${html}</main></body>`
  expect(await pageMarkdown(page, () => shownMarkdown(document, '/plan'))).toBe(
    `${opening}${markdown}\n`,
  )
})

test.each([
  ['decoration', '<svg aria-hidden="true"><text>A</text></svg><img alt="" src="/a.svg">'],
  ['controls', '<form><label for="a">A</label><input id="a"><button>B</button></form>'],
  ['what needs script', '<p class="needs-script">A</p>'],
  ['states', '<p role="status">A</p>'],
  ['contents', '<nav><ul><li><a href="#a">A</a></li></ul></nav>'],
  ['what a style sheet opens', '<details><summary>A</summary></details>'],
  ['comments', '<!-- A -->'],
])('a page as Markdown has no %s', async (_, html) => {
  expect(
    await pageMarkdown(page, () => shownMarkdown(`<main>${html}<p>B</p></main>`, '/plan')),
  ).toBe(`${opening}B\n`)
})

const source: Source = {
  id: 'a-study',
  kind: 'research',
  author: 'A. Author',
  title: 'A *Second*',
  publisher: 'A Journal',
  date: '2025',
  url: 'https://source.example/',
}

/** A text in Markdown as an article has it, and what becomes of it. */
const written: [text: string, markdown: string][] = [
  ['A *b* [c](/d "e").', `A *b* [c](${absoluteUrl('/d')} "e").`],
  ['## A\n\n[b](#a)', `## A\n\n${link('b', '/articles/plan#a')}`],
  ['[![A](/b)](/b)', `[![A](${absoluteUrl('/b')})](${absoluteUrl('/b')})`],
  ['<!-- no -->\n\n`[a](/b)`\n\n    [a](/b)', '`[a](/b)`\n\n```\n[a](/b)\n```'],
  ['```prompt For *us*\nAsk.\n```', 'For \\*us\\*\n\n```\nAsk.\n```'],
  ['- [x] A\n- [ ] B', '- [x] A\n- [ ] B'],
  ['> [!TIP] A\n> B', '> **A**\n>\n> B'],
  ['1. A\n\n   > B\n2. C', '1. A\n\n   > B\n\n2. C'],
  ['10<sup>6</sup> <abbr title="A b">AB</abbr>', '10<sup>6</sup> AB (A b)'],
  [
    'A[^x] b.[^1]\n\n[^1]: C.\n[^x]: D.\n\n    E.',
    `A[^1] b.[^2]\n\n## ${markdownText.footnotes}\n\n[^1]: D.\n\n    E.\n\n[^2]: C.`,
  ],
  ['Table, in rows: *A*\n\n| B |\n|---|\n| C |', '*A*\n\n| B |\n| - |\n| C |'],
  [
    '```figure\nkind: flow\ncaption: A\nitems:\n  - title: B\n    text: C\n  - title: D\n  - title: E\n```',
    'A\n\n1. **B**\n\n   C\n\n2. **D**\n\n3. **E**',
  ],
  [
    'A [@a-study, p. 5] and `[@a-study]`.[@a-study]',
    `A [1, p. 5] and \`[@a-study]\`.[1]\n\n## ${markdownText.sources}\n\n1. A. Author, [*A \\*Second\\**](https://source.example/), A Journal, 2025.`,
  ],
]

test.each(written)('of an article %j is %j', async (text, markdown) => {
  const { html } = await renderText(text, { sources: new Map([['a-study', source]]) })
  expect(shownMarkdown(html, '/articles/plan')).toBe(`${markdown}\n`)
})
