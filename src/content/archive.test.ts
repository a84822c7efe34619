import { expect, test } from 'vitest'
import type { ArticleCard } from '../articles/schema'
import { archiveOf, newest } from './archive'

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

test.each([0, 1, newest])('%d articles need no archive', (count) => {
  expect(archiveOf(cards(count), '2026-01-01')).toEqual({ older: [], pages: new Map() })
})

test.each([newest + 1, newest + 200, newest + 201, 6000])(
  'of %d articles, each is on the list page or on one linked page of the archive',
  (count) => {
    const all = cards(count)
    const { older, pages } = archiveOf(all, '2026-01-01')
    expect(older.map(({ to }) => to)).toEqual([...pages.keys()])
    const listed = [...pages.values()].flatMap(({ sections }) =>
      sections.flatMap((section) => (section.kind === 'articleIndex' ? section.articles : [])),
    )
    expect([...all.slice(0, newest), ...listed]).toEqual(all)
    const titles = [...pages.values()].map(({ meta }) => meta.title)
    expect(new Set(titles).size).toBe(titles.length)
  },
)
