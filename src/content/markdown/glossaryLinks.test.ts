import fc from 'fast-check'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { type LinkedTerm, linkTerms, termsIn } from './glossaryLinks'
import { parseMarkdown, renderMarkdown } from './renderMarkdown'

const terms: LinkedTerm[] = [
  { id: 'loom', term: 'Loom', also: ['looms'] },
  { id: 'hand-loom', term: 'Hand loom', also: ['hand-loom'] },
  { id: 'warp', term: 'Warp', also: ['warp thread'] },
  { id: 'rag', term: 'RAG' },
  { id: 'own', term: 'Own', also: ['own loom'], isSubject: true },
]

function treeOf(markdown: string) {
  const tree = parseMarkdown(markdown)
  linkTerms(tree, terms)
  return tree
}

/** The links in a text, as `id: words`. */
function linksIn(markdown: string) {
  const found: string[] = []
  visit(treeOf(markdown), 'link', (node) => {
    found.push(`${node.url.replace('/glossary#', '')}: ${textOf(node)}`)
  })
  return found
}

describe('a term is linked', () => {
  test.each([
    ['at its first use', 'A loom, and a loom.\n\nA loom.', ['loom: loom']],
    ['in any case', 'LOOMS weave.', ['loom: LOOMS']],
    ['by its longest spelling', 'The warp thread breaks.', ['warp: warp thread']],
    ['as the longer of two terms', 'A hand loom.', ['hand-loom: hand loom']],
    ['with its hyphen', 'A hand-loom.', ['hand-loom: hand-loom']],
    ['across lines', 'A hand\nloom.', ['hand-loom: hand\nloom']],
    ['in front of a possessive', 'The loom’s frame.', ['loom: loom']],
    ['in an item of a list', '- A\n- A loom', ['loom: loom']],
    ['once in a paragraph', 'A loom has a warp.', ['loom: loom']],
    [
      'later, where its first use cannot be',
      'A loom has a warp.\n\nThe warp.',
      ['loom: loom', 'warp: warp'],
    ],
    ['below a heading that has it', '## Loom\n\nA loom.', ['loom: loom']],
  ])('%s', (_, markdown, links) => expect(linksIn(markdown)).toEqual(links))
})

describe('nothing is linked in', () => {
  test.each([
    ['a heading', '## A loom'],
    ['code', '`loom`'],
    ['a code block', '```\nloom\n```'],
    ['a quotation', '> A loom'],
    ['a table', '| Loom |\n|---|\n| loom |'],
    ['bold words', '**Loom.** It weaves.'],
    ['the text of a picture', '![A loom](/a.png)'],
    ['a footnote', 'A.[^1]\n\n[^1]: A loom.'],
    ['HTML', '<b title="loom">'],
    ['a longer word', 'A loomery, an heirloom, a loom-like hum'],
    ['an abbreviation in other letters', 'A rag and a Rag'],
    ['the article that is about it', 'Its own loom'],
  ])('%s', (_, markdown) => expect(linksIn(markdown)).toEqual([]))

  test('another link', () => expect(linksIn('[A loom](/about)')).toEqual(['/about: A loom']))

  test('a text whose author has linked the term', () =>
    expect(linksIn('A loom. [It](/glossary#loom)')).toEqual(['loom: It']))
})

test('no more than eight terms are linked in an article', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ id: `t${n}`, term: `term${n}` }))
  const tree = parseMarkdown(many.map(({ term }) => `A ${term}.`).join('\n\n'))
  linkTerms(tree, many)
  const urls: string[] = []
  visit(tree, 'link', ({ url }) => {
    urls.push(url)
  })
  expect(urls).toEqual(many.slice(0, 8).map(({ id }) => `/glossary#${id}`))
})

test('what was added to the text has no links', () => {
  const tree = parseMarkdown('Text.')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'A loom' }] })
  linkTerms(tree, terms)
  expect(textOf(tree)).toBe('Text.A loom')
  visit(tree, 'link', () => expect.unreachable())
})

test('the terms that a text contains', () => {
  expect(termsIn('Hand looms, **warp** and RAG', terms).map(({ id }) => id)).toEqual([
    ...['loom', 'warp', 'rag'],
  ])
  expect(termsIn('A loom', [])).toEqual([])
})

const word = fc.constantFrom(
  ...['loom', 'Looms', 'hand loom', 'warp', 'warp thread', 'RAG', 'own', 'heirloom', 'a', 'the'],
  ...['**loom**', '*warp*', '`loom`', '[a loom](/about)', '"', '”', ' -- ', '(', ').', '\n', ', '],
)
const block = fc
  .tuple(fc.constantFrom('', '', '', '- ', '> ', '## '), fc.array(word, { maxLength: 12 }))
  .map(([start, words]) => start + words.join(' ').replace(/^[\s>#-]+/, ''))
const article = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join('\n\n'))

/** HTML as it is read: without tags, in which nothing of the text stands. */
const shown = (html: string) => html.replace(/<[^>]+>/g, '')

test('links change no word, hold no link and stand once for each term, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(article, async (markdown) => {
      const plain = await renderMarkdown(markdown)
      const linked = await renderMarkdown(treeOf(markdown))
      expect(shown(linked.html)).toBe(shown(plain.html))
      const urls = [...linked.html.matchAll(/href="(\/glossary#[^"]+)"/g)].map(([, url]) => url)
      expect(new Set(urls).size).toBe(urls.length)
      expect(linked.html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s)
    }),
    { numRuns: 50 },
  )
})
