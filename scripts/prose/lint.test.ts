import { expect, test } from 'vitest'
import type { Prose } from './articleRules'
import { comparisonRules } from './comparisonRules'
import { lint } from './lint'

/** A text of words that no other text has. */
const unique = (name: string, words: number) =>
  Array.from({ length: words }, (_, n) => `${name}${n}`).join(' ')

const article = (name: string, text = unique(name, 1000)): Prose => ({
  file: `articles/${name}.md`,
  slug: name,
  title: name,
  description: '',
  excerpt: '',
  html: `<p>${text}</p>`,
  links: ['/articles/x', '/articles/y', '/services/z'].map((url) => ({ url, line: 9 })),
  words: 1000,
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

test('a finding has the line of the link or of the words, else 1; sorted by file and line', () => {
  const long = { ...article('long', 'It’s fast-paced, and in today’s world.'), words: 1500 }
  const linking = { ...article('linking'), slug: 'x' }
  const source = "---\ntitle: Long\n---\nText.\nIt's in today's\nworld, Fast-Paced."
  expect(lint([long, linking, article('good')], () => source)).toMatchObject([
    { file: 'articles/linking.md', line: 9, rule: 'self-link' },
    { file: 'articles/long.md', line: 1, rule: 'word-count' },
    { file: 'articles/long.md', line: 5, rule: 'buzzword' },
    { file: 'articles/long.md', line: 6, rule: 'buzzword' },
  ])
})
