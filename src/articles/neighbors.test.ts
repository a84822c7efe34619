import { describe, expect, test } from 'vitest'
import { cardOf, withNeighbors } from './neighbors'
import type { Article, Category } from './schema'

const article = (slug: string, category: Category, keywords: string[] = []): Article => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  description: '',
  excerpt: '',
  category,
  date: '2025-01-01',
  author: 'Maren Calloway',
  keywords,
  readTime: '1 min read',
  image: `/covers/${slug}.svg`,
  words: 1,
  html: '<p>Text</p>',
  contents: [],
})

// Newest first, as the reader gives them.
const all = [
  article('new', 'Operations', ['budget']),
  article('mid', 'Operations', ['roadmap', 'pilot']),
  article('other', 'Vibe Coding', ['roadmap', 'pilot', 'security']),
  article('old', 'Operations'),
  article('far', 'Team Planning'),
]
const linked = (slug: string) => {
  const found = all.find((each) => each.slug === slug)
  if (!found) throw new Error(slug)
  return withNeighbors(found, all)
}
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('related', () => {
  test.each(all.map(({ slug }) => slug))('%s: three others', (slug) => {
    const related = slugs(linked(slug).related)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
  })

  test('shared keywords and the category count; a tie goes by slug', () => {
    expect(slugs(linked('mid').related)).toEqual(['new', 'old', 'other'])
    expect(slugs(linked('other').related)).toEqual(['mid', 'far', 'new'])
  })

  test('are cards: the text of another article is not carried along', () => {
    expect(linked('mid').related[0]).not.toHaveProperty('html')
  })

  test('of the only article are none', () => {
    const [first] = all
    expect(first && withNeighbors(first, [first]).related).toEqual([])
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

test('a card has the fields of the list and no more (SPEC.md, section 3)', () => {
  const [first] = all
  expect(first && Object.keys(cardOf(first)).sort()).toEqual(
    ['category', 'excerpt', 'id', 'image', 'readTime', 'slug', 'title'].sort(),
  )
})
