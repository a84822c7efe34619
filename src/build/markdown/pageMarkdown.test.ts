import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { printMarkdown } from '../../content/markdown/printMarkdown'
import { parseMarkdown } from '../../content/markdown/renderMarkdown'
import { renderWorksheet } from '../../content/worksheets/pageWorksheets'
import { worksheetNode } from '../../content/worksheets/worksheetNode'
import type { PageData } from '../../page'
import { absoluteUrl } from '../../site'
import { fixtureSheet } from '../../tests/fixture/worksheet'
import { worksheetSchema } from '../../worksheets/schema'
import { feedHtml } from '../feeds/feedHtml'
import { pageMarkdown, textOfPage } from './pageMarkdown'

const page: PageData = {
  path: '/plan',
  breadcrumbs: [],
  footerLinks: [],
  meta: { title: 'Plan', description: 'What a plan is.', keywords: [], updated: '2025-02-03' },
  sections: [
    {
      kind: 'hero',
      template: 'landing',
      title: { normal: 'A plan', highlighted: 'in one page' },
      description: '',
    },
  ],
}

describe('the Markdown of an article', () => {
  const path = '/articles/plan'
  const toMarkdown = (markdown: string) =>
    pageMarkdown({ ...page, path }, printMarkdown(parseMarkdown(markdown), path))

  test('begins with its title, description and what else is known', async () => {
    expect((await toMarkdown('Text.')).split('\n')).toEqual([
      ...['# A plan in one page', '', '> What a plan is.', ''],
      ...[`- Address: ${absoluteUrl('/articles/plan')}`, '- Updated: 2025-02-03', '', 'Text.', ''],
    ])
  })

  test('has full addresses, whichever way they are written', async () => {
    const text = await toMarkdown(
      '[a](/contact) [b](#part) [c][d] <https://x.example/>\n\n[d]: /about',
    )
    expect(text).toContain(`[a](${absoluteUrl('/contact')})`)
    expect(text).toContain(`[b](${absoluteUrl('/articles/plan#part')})`)
    expect(text).toContain(`[d]: ${absoluteUrl('/about')}`)
    expect(text).toContain('<https://x.example/>')
  })

  test('leaves notes to editors out, and shows other HTML as text', async () => {
    const text = await toMarkdown(
      'One <!-- secret --> two <b>three</b>.\n\n<!-- secret -->\n\n[^1]\n\n[^1]: Note.',
    )
    expect(text).not.toContain('secret')
    expect(text).toContain('\\<b>three\\</b>')
    expect(text).toContain('[^1]: Note.')
  })
})

describe('the Markdown of a page', () => {
  const toMarkdown = (main: string) =>
    textOfPage(`<html><body><nav>Menu</nav><main>${main}</main></body></html>`, page.path)

  test('contains its text, tables and links, and no controls or decoration', async () => {
    const text = await toMarkdown(
      '<h1>A plan</h1><h2>Part</h2><p>By <!-- -->us<a class="anchor" href="#a"></a></p><svg></svg>' +
        '<svg role="img" aria-label="A loop"></svg><button>Copy</button><form><input></form><img alt="" src="/a.png">' +
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    )
    expect(text).toMatch(/## Part\n\nBy us\n\nFigure: A loop\n\n\| A +\|\n\| -+ \|\n\| 1 +\|\n$/)
    expect(text).not.toMatch(/Menu|Copy|<|a\.png/)
  })

  test('keeps apart what stands apart, and links a card by its heading', async () => {
    const text = await toMarkdown(
      '<p><a href="/a">One</a><a href="/b">Two</a></p><a href="/c"><span>Kind</span><h2>Card</h2><p>Text</p></a>',
    )
    expect(text).toContain(`[One](${absoluteUrl('/a')}) [Two](${absoluteUrl('/b')})`)
    expect(text).toMatch(/Kind\n\n## \[Card\]\([^)]*\/c\)\n\nText\n$/)
  })
})

test('a worksheet is the same Markdown on a page as in an article', async () => {
  const html = await renderWorksheet(fixtureSheet)
  const node = worksheetNode(v.parse(worksheetSchema, fixtureSheet))
  expect(await textOfPage(`<main><div class="prose">${html}</div></main>`, '/plan')).toBe(
    printMarkdown({ type: 'root', children: [node] }, '/articles/plan'),
  )
})

test('feed readers get code with its caption and images without sources', () => {
  const html =
    '<figure class="code-block"><figcaption>Ask</figcaption><button type="button">Copy</button>' +
    '<div role="status"></div><pre><code>Why?</code></pre></figure>' +
    '<p><picture><source type="image/avif" srcset="/c.png-12.avif 12w"><img loading="lazy" decoding="async" src="/c.png" alt="c" width="12" height="8"></picture></p>'
  expect(feedHtml({ html }, '/articles/plan')).toBe(
    '<figure><figcaption>Ask</figcaption><pre><code>Why?</code></pre></figure>' +
      `<p><img src="${absoluteUrl('/c.png')}" alt="c" width="12" height="8"></p>`,
  )
})

test('feed readers get the full text with full addresses, without what serves the page only', () => {
  const html =
    '<h2 id="a">Part<a href="#a" class="anchor" aria-label="Link"></a></h2><div class="table-scroll" tabindex="0">' +
    '<table><tbody><tr><td data-label="A">1</td></tr></tbody></table></div><p><a href="/b">b</a> <img src="/c.png" alt="c"></p>'
  expect(feedHtml({ html, takeaways: ['Less & <more>'] }, '/articles/plan')).toBe(
    '<h2>Key takeaways</h2><ul><li>Less &#x26; &#x3C;more></li></ul>' +
      '<h2 id="a">Part</h2><table><tbody><tr><td>1</td></tr></tbody></table>' +
      `<p><a href="${absoluteUrl('/b')}">b</a> <img src="${absoluteUrl('/c.png')}" alt="c"></p>`,
  )
})
