import { expect, test } from 'vitest'
import type { Term } from '../../articles/schema'
import { pagePaths } from '../../site'
import { renderText } from '../../tests/renderText'

const term = (id: string, term: string, also?: string[], article?: string): Term => {
  return { id, term, definition: '', also, article }
}
const terms = [
  term('loom', 'Loom', ['looms']),
  term('hand-loom', 'Hand loom', ['hand-loom']),
  term('warp', 'Warp', ['warp thread']),
  term('rag', 'RAG'),
  term('own', 'Own', ['own loom'], 'plan'),
]

/** The links in a text, as `id: words`. */
async function linksIn(markdown: string, all = terms) {
  const { html } = await renderText(markdown, { terms: all })
  return [...html.matchAll(/<a href="([^"]+)">([^<]*)<\/a>/g)].map(
    ([, url = '', words]) => `${url.replace(`${pagePaths.glossary}#`, '')}: ${words}`,
  )
}

test.each([
  ['at its first use', 'A loom, and a loom.\n\nA loom.', ['loom: loom']],
  ['in any case', 'LOOMS weave.', ['loom: LOOMS']],
  ['as the longer of two terms', 'A hand loom.', ['hand-loom: hand loom']],
  ['with its hyphen', 'A hand-loom.', ['hand-loom: hand-loom']],
  ['across lines', 'A hand\nloom.', ['hand-loom: hand\nloom']],
  ['in front of a possessive', 'The loom’s frame.', ['loom: loom']],
  ['once in a paragraph', 'A loom has a warp.', ['loom: loom']],
  ['later, if need be', 'A loom has a warp.\n\nThe warp.', ['loom: loom', 'warp: warp']],
])('a term is linked %s', async (_, markdown, links) =>
  expect(await linksIn(markdown)).toEqual(links),
)

test.each([
  ['a heading', '## A loom'],
  ['code', '`loom`'],
  ['a quotation', '> A loom'],
  ['a table', '| Loom |\n|---|\n| loom |'],
  ['bold words', '**Loom.** It weaves.'],
  ['a longer word', 'A loomery, an heirloom, a loom-like hum'],
  ['an abbreviation in other letters', 'A rag and a Rag'],
  ['the article that is about it', 'Its own loom'],
  ['another link', '[A loom](/about)', '/about: A loom'],
  ['what its author has linked', `A loom. [It](${pagePaths.glossary}#loom)`, 'loom: It'],
])('nothing is linked in %s', async (_, markdown, ...links) =>
  expect(await linksIn(markdown)).toEqual(links),
)

test('no more than eight terms are linked in an article', async () => {
  const many = Array.from({ length: 12 }, (_, n) => term(`t${n}`, `term${n}`))
  const links = await linksIn(many.map(({ term }) => `A ${term}.`).join('\n\n'), many)
  expect(links).toEqual(many.slice(0, 8).map(({ id, term }) => `${id}: ${term}`))
})

test('a page links none', async () =>
  expect((await renderText('A loom', { terms, kind: 'page' })).html).not.toContain('<a'))
