import { expect, test } from 'vitest'
import type { Prose } from './articleRules'
import { comparisonRules } from './comparisonRules'
import { lint } from './lint'

/** A text of words that no other text has. */
const unique = (name: string, words: number) =>
  Array.from({ length: words }, (_, n) => `${name}${n}`).join(' ')

const source = { id: 'a', kind: 'method', author: 'A', title: 'B', date: '2025' } as const

const article = (name: string, text = unique(name, 1000)): Prose => ({
  file: `articles/${name}.md`,
  slug: name,
  title: name,
  description: '',
  excerpt: '',
  html: `<p>${text}</p>${['x', 'y'].map((slug) => `<a href="/articles/${slug}">${slug}</a>`)}`,
  words: 1000,
  contents: [],
  sources: [source, source],
})

const { 'same-opening': sameOpening, overlap } = comparisonRules

test('same-opening: the newer of two that begin with the same five words', () => {
  const opening = 'Most plans fail at the'
  const articles = [
    article('new', `${opening} start.`),
    article('other', 'Most plans fail at one point.'),
    article('old', `<em>${opening.toUpperCase()}</em> end.`),
  ]
  expect(sameOpening(articles)).toEqual([
    {
      file: 'articles/new.md',
      message: 'begins with the same words as articles/old.md: "most plans fail at the"',
    },
  ])
  expect(sameOpening(articles.slice(1))).toEqual([])
})

test('overlap: the newer of two that share more than 12 % of their five-word runs', () => {
  // 1,000 words have 996 runs of five; n words in common have n - 4 of them.
  const sharing = (words: number) => [
    article('new', `${unique('common', words)} ${unique('new', 1000 - words)}`),
    article('old', `${unique('old', 1000 - words)} ${unique('common', words)}`),
  ]
  expect(overlap(sharing(123))).toEqual([])
  expect(overlap(sharing(124))).toEqual([
    {
      file: 'articles/new.md',
      message: 'shares 13 % of its text with articles/old.md; at most 12 %',
    },
  ])
})

test('repeated-phrase: five words that stand in more than three articles', () => {
  const { 'repeated-phrase': repeated } = comparisonRules
  const articles = ['a', 'b', 'c', 'd'].map((name) =>
    article(name, `${name} counts what you can see.`),
  )
  expect(repeated(articles.slice(1))).toEqual([])
  const found = repeated(articles)
  expect(found).toMatchObject([{ file: 'articles/a.md', quote: 'counts what you can see' }])
  const listed = '<h2 id="sources">Sources</h2>\n<ol><li>As it counts what you can see</li></ol>'
  expect(repeated(['a', 'b', 'c', 'd'].map((name) => article(name, listed)))).toEqual([])
})

test('same-heading: in two articles, sources aside', () => {
  const { 'same-heading': sameHeading } = comparisonRules
  const heading = (id: string) => [{ id, text: id, depth: 2 }]
  const both = (id: string) => [
    { ...article('new'), contents: heading(id) },
    { ...article('old'), contents: heading(id) },
  ]
  expect(sameHeading(both('mirage'))).toMatchObject([{ file: 'articles/new.md', quote: 'mirage' }])
  expect(sameHeading(both('sources'))).toEqual([])
})

test('colon-titles: in more than half of the articles', () => {
  const { 'colon-titles': colons } = comparisonRules
  const titled = (title: string) => ({ ...article(title), title })
  expect(colons([titled('A: b'), titled('C')])).toEqual([])
  expect(colons([titled('A: b'), titled('C: d'), titled('E')])).toHaveLength(1)
})

test('a finding has the line of the link or of the words, else 1', () => {
  const long = { ...article('long', 'It’s fast-paced, and in today’s world.'), words: 3000 }
  const linking = { ...article('linking'), slug: 'x' }
  const source =
    "---\ntitle: Long\n---\nText.\nIt's in today's\nworld, Fast-Paced.\n[It](/articles/x)"
  expect(lint([long, linking, article('good')], () => source)).toMatchObject([
    { file: 'articles/long.md', line: 1, field: 'word-count' },
    { file: 'articles/linking.md', line: 7, field: 'self-link' },
    { file: 'articles/long.md', line: 6, field: 'buzzword' },
    { file: 'articles/long.md', line: 5, field: 'buzzword' },
  ])
})

test('unused-term: a term of the glossary that no article uses', () => {
  const terms = [
    { id: 'warp', term: 'Warp', also: ['warps'], definition: 'Threads.' },
    { id: 'weft', term: 'Weft', definition: 'Other threads.' },
  ]
  const text = `Two warps. ${unique('good', 1000)}`
  const findings = lint([article('good', text)], () => '- id: warp\n- id: weft\n', terms)
  expect(findings).toEqual([
    {
      file: 'articles/glossary.yaml',
      line: 2,
      field: 'unused-term',
      message: '"Weft" stands in no article',
    },
  ])
})
