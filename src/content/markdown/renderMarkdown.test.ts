import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { links } from '../../site'
import { renderMarkdown } from './renderMarkdown'

const html = async (markdown: string) => (await renderMarkdown(markdown)).html

/** The text that a browser would show: tags away, character references resolved once. */
const shown = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
const tagsIn = (markup: string) => [...markup.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name)

describe('text comes out as written', () => {
  test.each([
    ['two dollars', 'It costs $$ and $$5.', 'It costs $$ and $$5.'],
    ['the patterns of replace', "R$&D, $1, $', $<a", "R$&D, $1, $', $<a"],
    ['a dollar and a backtick', 'In code `` $` ``, in text $\\`.', 'In code $`, in text $`.'],
    ['a closing script tag', 'Before </script> after', 'Before </script> after'],
    ['a script as a block', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['tags in a line', 'Is <b>bold</b> bold?', 'Is <b>bold</b> bold?'],
    ['a tag in a quotation', '> <i>', '\n<i>\n'],
    ['an entity', 'Write &amp;lt; for &lt;', 'Write &lt; for <'],
    ['curly quotes', `"It's 'good'"`, '“It’s ‘good’”'],
    ['straight quotes in code', '`"it\'s"`', '"it\'s"'],
    ['dashes', '1--2 --- no...', '1–2 — no…'],
  ])('%s', async (_, markdown, text) => {
    const markup = await html(markdown)
    expect(shown(markup)).toBe(text)
    // Nothing of the source became an element of the page.
    expect(tagsIn(markup).filter((tag) => /^(script|b|i|a)$/.test(tag ?? ''))).toEqual([])
  })

  test('no text of an author becomes a tag', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...`<>/!-"'=$& abis`) }), async (text) => {
        const markup = await html(`x ${text}`)
        expect(tagsIn(markup).filter((tag) => /^[abis]+$/.test(tag ?? ''))).toEqual([])
      }),
      { numRuns: 150 },
    ))
})

describe('comments vanish, and only they', () => {
  test.each([
    ['in a line', 'One <!-- no --> two', 'One  two'],
    ['as a block over lines', 'One\n\n<!-- no\nno -->\n\ntwo', 'One\ntwo'],
    ['before text on their line', '<!-- no --> One', 'One'],
    ['on both sides of text', '<!-- no --> One <!-- no -->', 'One'],
  ])('%s', async (_, markdown, text) => expect(shown(await html(markdown)).trim()).toBe(text))
})

test('headings have an anchor each, and the contents list has levels two and three', async () => {
  const { html, contents, ids } = await renderMarkdown('## Why now\n\n### Why now\n\n#### Detail\n')
  expect(contents).toEqual([
    { id: 'why-now', text: 'Why now', depth: 2 },
    { id: 'why-now-1', text: 'Why now', depth: 3 },
  ])
  expect(ids).toEqual(['why-now', 'why-now-1', 'detail'])
  for (const id of ids) {
    expect(html).toContain(`id="${id}"`)
    expect(html).toMatch(new RegExp(`<a href="#${id}" class="anchor" aria-label="[^"]+"></a>`))
  }
})

test('footnotes lead there and back, outside the contents list', async () => {
  const { html, contents, ids } = await renderMarkdown('Claim.[^1]\n\n[^1]: Source.\n')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  expect(ids).toEqual(expect.arrayContaining(targets))
  expect(contents).toEqual([])
})

/** Of the block's figure. */
const preIn = (markup: string) => /<pre>[\s\S]*<\/pre>/.exec(markup)?.[0] ?? ''

describe('code', () => {
  test('is colored by classes, never by styles', async () => {
    const markup = await html('```ts\nconst a = \'<b> "q"\' // no\n```\n')
    expect(markup).toContain('<pre><code>')
    expect(markup).toMatch(/<span class="token-keyword">const<\/span>/)
    expect(markup).not.toContain('style=')
    expect(shown(preIn(markup))).toBe('const a = \'<b> "q"\' // no')
  })

  // The colorer gives up on a line after a while; the same input must give the same bytes.
  test('is colored to its end on a slow machine, too', async () => {
    const code = '```ts\nconst slow = 1 // comment\n```\n'
    const quick = await html(code)
    let now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
    try {
      expect(await html(code)).toBe(quick)
    } finally {
      clock.mockRestore()
    }
  })

  // `constructor` is a name that every object inherits.
  test.each(['', 'klingon', 'constructor'])(
    'in the language "%s" stays plain',
    async (language) => {
      const markup = await html(`\`\`\`${language}\nif (a < b)\n\`\`\`\n`)
      expect(shown(preIn(markup))).toBe('if (a < b)\n')
      expect(markup).not.toContain('<span')
    },
  )
})

test('links of site.ts are outside; all others stay as they are', async () => {
  const out = links.planloom
  expect(await html(`[p](${out})`)).toContain(`<a href="${out}" target="_blank" rel="noopener">`)
  expect(await html(`[m](${links.email})`)).toContain(`<a href="${links.email}">`)
  for (const href of ['/contact', '#why', 'https://other.example/'])
    expect(await html(`[x](${href})`)).toContain(`<a href="${href}">`)
})
