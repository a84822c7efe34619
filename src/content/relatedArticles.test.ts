import { describe, expect, test } from 'vitest'
import type { Category } from '../articles/schema'
import { toCard } from '../articles/toCard'
import { linkArticles } from './relatedArticles'

const article = (slug: string, category: Category, keywords: string[] = [], text = 'Text') => ({
  id: slug,
  slug,
  title: `About ${slug}`,
  description: '',
  excerpt: '',
  category,
  date: '2025-01-01',
  author: '',
  keywords,
  readTime: '1 min read',
  image: `/covers/${slug}.svg`,
  words: 1,
  html: `<p>${text}</p>`,
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
  const found = linkArticles(all).find((each) => each.slug === slug)
  if (!found) throw new Error(slug)
  return found
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

  test('the text counts, and the same text counts for more in the same category', () => {
    const list = [
      article('asks', 'Operations', ['ledger']),
      article('plain', 'Operations'),
      article('stranger', 'Vibe Coding', [], 'A ledger'),
      article('sibling', 'Operations', [], 'A ledger'),
    ]
    expect(slugs(linkArticles(list)[0]?.related ?? [])).toEqual(['sibling', 'stranger', 'plain'])
  })

  test('are cards: the text of another article is not carried along', () => {
    expect(linked('mid').related[0]).not.toHaveProperty('html')
  })

  test('of the only article are none', () => {
    const [first] = all
    expect(first && linkArticles([first])[0]?.related).toEqual([])
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
