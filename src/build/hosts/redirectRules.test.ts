import { describe, expect, test } from 'vitest'
import type { PageData } from '../../page'
import { redirectRules } from './redirectRules'

const page = (path: string, aliases?: PageData['aliases']): PageData => ({
  path,
  breadcrumbs: [],
  footerLinks: [],
  aliases,
  meta: { title: '', description: '', keywords: [], updated: '2025-01-01' },
  sections: [],
})
const lines = (...pages: PageData[]) => {
  const { fixed, patterns } = redirectRules(pages)
  return [...fixed, ...patterns].map((redirect) => redirect.join(' '))
}

test('every other spelling of a page leads to its one absoluteUrl, for good', () => {
  const found = lines(page('/plan', ['/plan.htm'])).filter((line) => line.includes('plan'))
  expect(found.sort()).toEqual([
    '/plan.htm /plan',
    '/plan.html /plan',
    '/plan/ /plan',
    '/plan/index /plan',
    '/plan/index.html /plan',
  ])
})

test('no address is named twice, and none leads to itself or to another redirect', () => {
  const all = lines(
    page('/'),
    page('/plan', ['/old', '/old.html']),
    page('/plan/part'),
    page('/404'),
  )
  const [froms, tos] = [
    all.map((line) => line.split(' ')[0]),
    all.map((line) => line.split(' ')[1]),
  ]
  expect(new Set(froms).size).toBe(all.length)
  expect(tos.filter((to) => froms.includes(to))).toEqual([])
})

test('articles take the same few lines, however many there are', () => {
  const few = lines(page('/articles/a'))
  expect(lines(page('/articles/a'), page('/articles/b'))).toEqual(few)
  expect(few.filter((line) => line.startsWith('/articles/:slug'))).toHaveLength(4)
  expect(lines(page('/articles/archive/1'))).toContain('/articles/archive/1/ /articles/archive/1')
})

describe('an older address', () => {
  test('leads to its page at once, in the spellings that hosts serve', () => {
    const found = lines(page('/articles/new', ['/articles/old', '/blog/old/index.html']))
    expect(found.filter((line) => line.endsWith(' /articles/new'))).toEqual([
      '/articles/old /articles/new',
      '/articles/old/ /articles/new',
      '/articles/old.html /articles/new',
      '/blog/old /articles/new',
      '/blog/old/ /articles/new',
      '/blog/old.html /articles/new',
      '/blog/old/index.html /articles/new',
    ])
  })

  test('comes before what holds for all articles', () => {
    const found = lines(page('/articles/new', ['/articles/old']))
    const [first] = found.filter((line) => line.includes(':slug'))
    expect(found.indexOf(first ?? '')).toBe(found.length - 4)
  })
})
