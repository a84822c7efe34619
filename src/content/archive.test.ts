import { expect, test } from 'vitest'
import type { ArticleCard } from '../articles/schema'
import { archiveOf, listLength } from './archive'

const cards = (count: number): ArticleCard[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `a-${n}`,
    slug: `a-${n}`,
    title: `Title ${n}`,
    excerpt: '',
    category: 'Operations',
    readTime: '1 min read',
    image: '/a.svg',
  }))

test.each([0, 1, listLength])('%d articles need no archive', (count) => {
  expect(archiveOf(cards(count))).toEqual([])
})

test.each([
  [1, [`Article ${listLength + 1}`]],
  [2, [`Articles ${listLength + 1} to ${listLength + 2}`]],
  [201, [`Articles ${listLength + 1} to ${listLength + 200}`, `Article ${listLength + 201}`]],
])('%d articles more than the list holds are %j', (count, ranges) => {
  expect(archiveOf(cards(listLength + count)).map(({ range }) => range)).toEqual(ranges)
})

test.each([listLength + 1, listLength + 200, listLength + 201, 6000])(
  'of %d articles, each is on the list page or in one part of the archive',
  (count) => {
    const all = cards(count)
    const parts = archiveOf(all)
    expect([...all.slice(0, listLength), ...parts.flatMap(({ articles }) => articles)]).toEqual(all)
    for (const distinct of [parts.map(({ path }) => path), parts.map(({ range }) => range)])
      expect(new Set(distinct).size).toBe(parts.length)
  },
)
