import { describe, expect, test } from 'vitest'
import { headOf, titleLimit, titleOf } from './head'
import type { Meta } from './page'
import { site } from './site'

const meta: Meta = {
  title: 'Plan',
  description: 'What a plan is.',
  keywords: ['plan', 'goal'],
  updated: '2025-01-02',
}

/** The contents of the tags by their name. */
const tags = (of: Meta, path = '/plan') =>
  Object.fromEntries(
    (headOf({ meta: of, path }).meta ?? []).map((tag) => [tag.name ?? tag.property, tag.content]),
  )

/** The longest title that leaves room for the firm's name. */
const longest = 'n'.repeat(titleLimit - ` | ${site.name}`.length)

describe('the title', () => {
  test.each([
    ['Plan', `Plan | ${site.name}`],
    // Home's title names the firm already.
    [`${site.name}: plans`, `${site.name}: plans`],
    // One more letter and search engines would cut it.
    [longest, `${longest} | ${site.name}`],
    [`${longest}n`, `${longest}n`],
  ])('%s', (title, full) => {
    expect(titleOf({ ...meta, title })).toBe(full)
    expect(headOf({ meta: { ...meta, title }, path: '/' }).title).toBe(full)
    expect(tags({ ...meta, title })).toMatchObject({ 'og:title': full, 'twitter:title': full })
  })
})

describe('addresses', () => {
  test.each(['/', '/services/ai-strategy'])('%s is named on our own host', (path) => {
    const href = new URL(path, site.origin).href
    expect(headOf({ meta, path }).link).toContainEqual({ rel: 'canonical', href })
    expect(tags(meta, path)['og:url']).toBe(href)
    expect(site.origin).not.toMatch(/\/$/)
  })

  test.each([
    ['/', '/cards/index.png'],
    ['/services/ai-strategy', '/cards/services/ai-strategy.png'],
  ])('the card of %s is absolute, with its size and what it shows', (path, card) => {
    const found = tags(meta, path)
    expect(found['og:image']).toBe(site.origin + card)
    expect(found['twitter:image']).toBe(found['og:image'])
    expect(found).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
    expect(found['og:image:alt']).toContain(meta.title)
  })

  test('the Markdown of a page and the feeds are alternates', () => {
    const alternates = headOf({ meta, path: '/plan' }).link?.filter(
      ({ rel }) => rel === 'alternate',
    )
    expect(
      alternates?.map((link) => [
        link.href,
        Object.entries(link).find(([key]) => key === 'type')?.[1],
      ]),
    ).toEqual([
      ['/plan.md', 'text/markdown'],
      ['/feed.xml', 'application/rss+xml'],
      ['/atom.xml', 'application/atom+xml'],
      ['/feed.json', 'application/feed+json'],
    ])
  })
})

describe('robots', () => {
  test('may index and follow, as a rule', () => {
    expect(tags(meta).robots).toBe('index, follow')
  })

  test('keep away from a page with noindex, which has no canonical address and no Markdown version', () => {
    expect(tags({ ...meta, noindex: true }).robots).toBe('noindex, nofollow')
    const links = headOf({ meta: { ...meta, noindex: true }, path: '/404' }).link
    expect(JSON.stringify(links)).not.toMatch(/canonical|markdown/)
  })
})

test('an article says so, with its dates, section and author', () => {
  const article = { published: '2025-01-02', modified: '2025-02-03', section: 'Operations' }
  expect(tags({ ...meta, article, author: 'Ada Moreno' })).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-01-02',
    'article:modified_time': '2025-02-03',
    'article:section': 'Operations',
    author: 'Ada Moreno',
  })
  expect(Object.keys(tags(meta)).filter((name) => name.startsWith('article:'))).toEqual([])
  expect(tags(meta)).toMatchObject({ 'og:type': 'website', author: site.name })
})

test('no tag stands twice and none is empty', () => {
  const all = headOf({ meta, path: '/plan' }).meta ?? []
  expect(new Set(all.map((tag) => tag.name ?? tag.property)).size).toBe(all.length)
  for (const tag of all) expect(tag.content, JSON.stringify(tag)).toBeTruthy()
  expect(tags(meta).keywords).toBe('plan, goal')
})
