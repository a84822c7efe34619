import { expect, test } from 'vitest'
import type { SitePage } from '../content/toPage'
import { absoluteUrl } from '../site'
import { colon, figure, markdownVersion } from '../words'
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

test('an article is its own text', async () => {
  expect(await pageMarkdown({ ...page, markdown: 'As *written*.\n' }, () => '')).toBe(
    `${opening}As *written*.\n`,
  )
})
