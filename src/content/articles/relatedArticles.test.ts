import { describe, expect, test } from 'vitest'
import type { Category } from '../../articles/card'
import { toCard } from '../../articles/toCard'
import { furtherReading } from './relatedArticles'

const article = (slug: string, category: Category, keywords: string[] = [], excerpt = '') => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  description: '',
  excerpt,
  category,
  date: '2025-01-01',
  author: '',
  keywords,
  readTime: '1 min read',
  image: `/covers/${slug}.svg`,
  words: 1,
})

// Newest first, as the reader gives them.
const all = [
  article('new', 'Operations', ['budget']),
  article('mid', 'Operations', ['roadmap', 'pilot']),
  article('other', 'Vibe Coding', ['roadmap', 'pilot', 'security']),
  article('old', 'Operations'),
  article('far', 'Team Planning'),
]
const linked = (slug: string, list = all) => {
  const found = list.find((each) => each.slug === slug)
  if (!found) throw new Error(slug)
  return furtherReading(list)(found)
}
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('related', () => {
  test.each(all.map(({ slug }) => slug))('%s: three others', (slug) => {
    const related = slugs(linked(slug).related)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
  })

  test('shared keywords come first, then the category, then the newest', () => {
    expect(slugs(linked('mid').related)).toEqual(['other', 'new', 'old'])
    expect(slugs(linked('other').related)).toEqual(['mid', 'new', 'old'])
  })

  test('the excerpt counts, and the same words count for more in the same category', () => {
    const list = [
      article('asks', 'Operations', ['ledger']),
      article('plain', 'Operations'),
      article('stranger', 'Vibe Coding', [], 'A ledger'),
      article('sibling', 'Operations', [], 'A ledger'),
    ]
    expect(slugs(linked('asks', list).related)).toEqual(['sibling', 'stranger', 'plain'])
  })

  test('of the only article are none', () => {
    expect(linked('new', all.slice(0, 1)).related).toEqual([])
  })
})

test.each([
  ['new', 'mid', undefined],
  ['mid', 'old', 'new'],
  ['old', undefined, 'mid'],
  ['far', undefined, undefined],
])('%s: the older and the newer one of its category', (slug, previous, next) => {
  expect(linked(slug).previous?.slug).toBe(previous)
  expect(linked(slug).next?.slug).toBe(next)
})

test('a card has the fields of the list and no more', () => {
  const [first] = all
  expect(first && Object.keys(toCard(first)).sort()).toEqual(
    ['category', 'excerpt', 'id', 'image', 'readTime', 'slug', 'title'].sort(),
  )
})
