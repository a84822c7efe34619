import { expect, test } from 'vitest'
import { quoted } from '../../locale'
import { renderText } from '../../tests/renderText'
import { controls, markdownText } from '../../words'

const html = async (markdown: string) => (await renderText(markdown)).html

/** HTML as it is read: without tags, with the characters that references stand for. */
const shown = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
const tagsIn = (markup: string) => [...markup.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name)

test.each([
  ['the patterns of replace', "R$&D, $1, $', $<a", 'R$&D, $1, $’, $<a'],
  ['a dollar and a backtick', 'In code `` $` ``, in text $\\`.', 'In code $`, in text $`.'],
  ['tags', 'Is \\<b>bold\\</b> bold?', 'Is <b>bold</b> bold?'],
  ['an entity', 'Write &amp;lt; for &lt;', 'Write &lt; for <'],
  ['curly quotes', `"It's 'good'"`, quoted('It’s ‘good’')],
  ['straight quotes in code', '`"it\'s"`', '"it\'s"'],
  ['dashes', '1--2 --- no...', '1–2 — no…'],
])('text comes out as written: %s', async (_, markdown, text) => {
  const markup = await html(markdown)
  expect(shown(markup)).toBe(text)
  // The source became no element of the page.
  expect(tagsIn(markup).filter((tag) => /^(script|b|i|a)$/.test(tag ?? ''))).toEqual([])
})

test.each([
  ['as a block over lines', 'One\n\n<!-- no\nno -->\n\ntwo', 'One\ntwo'],
  ['on both sides of text', '<!-- no --> One <!-- no -->', 'One'],
])('a comment vanishes %s', async (_, markdown, text) => {
  expect(shown(await html(markdown)).trim()).toBe(text)
})

test.each([
  ['CO<sub>2</sub> and a<br>b', '<p>CO<sub>2</sub> and a<br>b</p>'],
  ['<p align="center" class="x" onclick="y()">A</p>', '<p>A</p>'],
  ['<center>**A**</center>', '**A**'],
  ['**A sentence that is all of its paragraph.**', '<p class="key">A sentence'],
  ['**A word**', '<p><strong>A word'],
  ['<abbr title="B">A</abbr><script>x()</script>', '<p><abbr title="B">A</abbr></p>'],
  ['<a href="javascript:x()" data-own="0">A</a>', '<p><a>A</a></p>'],
  ['<div>\n\n## A\n\n</div>', '<div>\n<h2 id="a">A'],
  ['<details open>\n<summary>A</summary>\n\n- [ ] b\n\n</details>', '<span role="img"'],
  ['<b>A</b>\n\n```js what\nb()\n```', '<figure class="code-block">'],
  [
    '> [!TIP]\n> Do *it*.',
    `<aside class="note" role="note">\n<p class="note-title">${markdownText.notes.tip}</p>`,
  ],
  ['> [!info]- B\n> C', '<p class="note-title">B</p>\n<p>C</p>'],
  ['See www.a.example or a@b.example.', '<a href="https://www.a.example"'],
  ['See www.a.example or a@b.example.', '<a href="mailto:a@b.example"'],
])('of %j the page has %s', async (markdown, part) => expect(await html(markdown)).toContain(part))

test('the lines of addresses, ids and letters are known as the page has them, beside HTML, too', async () => {
  const text = '<br>\n\nwww.a.example ![A](</b c.png>)\n\n> a 戦 <a href="/d">\ne</a> [](/f)'
  const { places } = await renderText(text)
  expect(places.map(({ text, line }) => [text, line])).toEqual([
    ['https://www.a.example', 3],
    ['www.a.example', 3],
    ['/b%20c.png', 3],
    ['戦', 5],
    ['/d', 5],
    ['/f', 6],
  ])
})

test.each([
  ['### A\n\n### B\n\n#### C', ['h2 A', 'h2 B', 'h3 C']],
  ['# A\n\n## B\n\n# C', ['h2 A', 'h3 B', 'h2 C']],
  ['## A\n\n#### B\n\n#### C\n\n### D', ['h2 A', 'h3 B', 'h3 C', 'h3 D']],
  ['# The plan!\n\n## A', ['h2 A']],
  ['<h1>A</h1>\n\n<h4 id="x">B</h4>', ['h2 A', 'h3 B']],
])('the headings of %j become %j', async (markdown, expected) => {
  const { html } = await renderText(markdown, { title: 'The Plan' })
  const headings = [...html.matchAll(/<(h\d) id="[^"]*">([^<]*)/g)]
  expect(headings.map(([, level, text]) => `${level} ${text}`)).toEqual(expected)
})

test('headings have an anchor each, for the pointer alone, and the contents list has levels two and three', async () => {
  const { html, contents } = await renderText('## Why now\n\n### Why now\n\n#### Übergänge’s end\n')
  expect(contents).toEqual([
    { id: 'why-now', text: 'Why now', depth: 2 },
    { id: 'why-now-1', text: 'Why now', depth: 3 },
  ])
  for (const id of ['why-now', 'why-now-1', 'uberganges-end'])
    expect(html).toMatch(
      new RegExp(` id="${id}">.*<a href="#${id}" class="anchor" aria-hidden="true" tabindex="-1"`),
    )
})

test('the id of a heading is none that the page has already, and may be given', async () => {
  const { contents } = await renderText('## Main\n\n## Main\n\n<h2 id="part">A</h2>')
  expect(contents.map(({ id }) => id)).toEqual(['main-1', 'main-2', 'part'])
})

test('headings of pages have no anchor', async () =>
  expect((await renderText('### A', { kind: 'page' })).html).toBe('<h3 id="a">A</h3>'))

test('footnotes lead there and back, outside the contents list', async () => {
  const { html, contents } = await renderText('Claim.[^1]\n\n[^1]: Source.\n')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
  expect(contents).toEqual([])
})

test('the boxes of tasks are pictures', async () =>
  expect(await html('- [x] A\n- [ ] B')).toMatch(
    new RegExp(
      `role="img" aria-label="${markdownText.done}" class="box ticked".*\\n.*aria-label="${markdownText.toDo}" class="box"`,
    ),
  ))

test('links to files and to other sites open a new tab, and say so; all others stay as they are', async () => {
  for (const href of ['/plan.pdf', '/feed.xml', 'https://other.example/'])
    expect((await html(`[x](${href})`)).replace(/ data-event="\w+"/, '')).toBe(
      `<p><a href="${href}" target="_blank" rel="noopener">x<span class="sr-only"> ${controls.newTab}</span></a></p>`,
    )
  for (const href of ['mailto:a@b.example', '/contact', '#why', 'tel:+1'])
    expect(await html(`[x](${href})`)).toBe(`<p><a href="${href}">x</a></p>`)
})
