import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { partHtml } from './documentPart'
import { renderMarkdown } from './markdown/renderMarkdown'

const { DOMParser } = new JSDOM().window
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const slugs = ['a', 'a-part', 'part', 'b'] as const

/** Parts of a text, whose headings are the words of which slugs are made, so that ids could clash. */
const block = fc.oneof(
  fc.constantFrom('## A', '## Part', '## A part', '## – part', '### B', 'A note.[^1]'),
  fc.constantFrom(...slugs).map((slug) => `[There](/articles/${slug})`),
  fc.constantFrom('| a | b |\n|---|---|\n| c | d |', '[Services](/services)'),
)

/** A text with a link to each of its headings. */
async function textOf(blocks: readonly string[]) {
  const body = `${blocks.join('\n\n')}\n\n[^1]: Noted.`
  const { contents } = await renderMarkdown(body)
  const links = contents.map(({ id }) => `[here](#${encodeURIComponent(id)})`)
  return (await renderMarkdown(`${body}\n\n${links.join(' ')}`)).html
}

test('in a document of any texts all ids differ, and each link to a part finds it', async () => {
  const texts = fc.array(fc.array(block, { maxLength: 8 }), { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(texts, async (texts) => {
      const used = slugs.slice(0, texts.length)
      const parts = await Promise.all(
        texts.map(async (blocks, n) => {
          const slug = slugs[n] ?? ''
          const html = partHtml(await textOf(blocks), slug, new Set(used))
          return `<article><h2 id="${slug}">${slug}</h2>${html}</article>`
        }),
      )
      const document = parse(parts.join(''))
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const link of document.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? ''
        if (href.startsWith('#')) expect(ids).toContain(decodeURIComponent(href.slice(1)))
        // Links lead out of the document where they lead to no part of it.
        else expect(used.map((slug) => `/articles/${slug}`)).not.toContain(href)
      }
      for (const element of document.querySelectorAll('[aria-describedby]'))
        expect(ids).toContain(element.getAttribute('aria-describedby'))
      expect(document.querySelectorAll('h1')).toHaveLength(0)
      expect(document.querySelectorAll('article > h2')).toHaveLength(texts.length)
    }),
    { numRuns: 25 },
  )
}, 30_000)

test.each([
  ['an article of the document', '/articles/b', '#b'],
  ['a part of one', '/articles/b#why', '#b--why'],
  ['a part of its own', '#why', '#a--why'],
  ['an article elsewhere', '/articles/c#why', '/articles/c#why'],
  ['a page', '/services#why', '/services#why'],
  ['another site', 'https://a.example/articles/b', 'https://a.example/articles/b'],
])('a link to %s', (_, href, expected) => {
  const html = partHtml(`<p><a href="${href}">there</a></p>`, 'a', new Set(['a', 'b']))
  expect(parse(html).querySelector('a')?.getAttribute('href')).toBe(expected)
})
