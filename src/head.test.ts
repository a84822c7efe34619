import { describe, expect, test } from 'vitest'
import { headOf, titleOf } from './head'
import type { Meta } from './page'
import { site } from './site'

const meta: Meta = { title: 'Plan', description: 'What a plan is.', keywords: ['plan', 'goal'] }

/** The contents of the tags by their name. */
const tags = (of: Meta, path = '/plan') =>
  Object.fromEntries(
    (headOf(of, path).meta ?? []).map((tag) => [tag.name ?? tag.property, tag.content]),
  )

describe('the title', () => {
  test.each([
    ['Plan', `Plan | ${site.name}`],
    // Home's title names the firm already.
    [`${site.name}: plans`, `${site.name}: plans`],
  ])('%s', (title, full) => {
    expect(titleOf({ ...meta, title })).toBe(full)
    expect(headOf({ ...meta, title }, '/').title).toBe(full)
    expect(tags({ ...meta, title })).toMatchObject({ 'og:title': full, 'twitter:title': full })
  })
})

describe('addresses', () => {
  test.each(['/', '/services/ai-strategy'])('%s is told on our own host', (path) => {
    const href = new URL(path, site.origin).href
    expect(headOf(meta, path).link).toEqual([{ rel: 'canonical', href }])
    expect(tags(meta, path)['og:url']).toBe(href)
    expect(site.origin).not.toMatch(/\/$/)
  })

  test.each([undefined, '/covers/plan.svg'])('the image %s is absolute', (image) => {
    const { 'og:image': og, 'twitter:image': twitter } = tags({ ...meta, image })
    expect(og).toMatch(new RegExp(`^${site.origin}/.+`))
    expect(twitter).toBe(og)
    if (image) expect(og).toBe(site.origin + image)
  })
})

describe('robots', () => {
  test('may index and follow, as a rule', () => {
    expect(tags(meta).robots).toBe('index, follow')
  })

  test('keep away from a hidden page, which has no canonical address', () => {
    expect(tags({ ...meta, hidden: true }).robots).toBe('noindex, nofollow')
    expect(headOf({ ...meta, hidden: true }, '/404').link).toEqual([])
  })
})

test('an article says so, with its dates, section and author', () => {
  const article = { published: '2025-01-02', modified: '2025-02-03', section: 'Operations' }
  expect(tags({ ...meta, article, author: 'Maren Calloway' })).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-01-02',
    'article:modified_time': '2025-02-03',
    'article:section': 'Operations',
    author: 'Maren Calloway',
  })
  expect(Object.keys(tags(meta)).filter((name) => name.startsWith('article:'))).toEqual([])
  expect(tags(meta)).toMatchObject({ 'og:type': 'website', author: site.name })
})

test('no tag stands twice and none is empty', () => {
  const all = headOf(meta, '/plan').meta ?? []
  expect(new Set(all.map((tag) => tag.name ?? tag.property)).size).toBe(all.length)
  for (const tag of all) expect(tag.content, JSON.stringify(tag)).toBeTruthy()
  expect(tags(meta).keywords).toBe('plan, goal')
})
