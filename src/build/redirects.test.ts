import { expect, test } from 'vitest'
import type { PageData } from '../page'
import { redirects } from './redirects'

const page = (path: string, aliases?: PageData['aliases']): PageData => ({
  path,
  breadcrumbs: [],
  footerLinks: [],
  aliases,
  meta: { title: '', description: '', keywords: [], updated: '2025-01-01' },
  sections: [],
})
const lines = (...pages: PageData[]) => redirects(pages).trimEnd().split('\n')

test('every other spelling of a page leads to its one absoluteUrl, for good', () => {
  const found = lines(page('/plan', ['/plan.htm', '/plan/'])).filter((line) =>
    line.includes('plan'),
  )
  expect(found.sort()).toEqual([
    '/plan.htm /plan 301',
    '/plan.html /plan 301',
    '/plan/ /plan 301',
    '/plan/index /plan 301',
    '/plan/index.html /plan 301',
  ])
})

test('no address is named twice, and none leads to itself or to another redirect', () => {
  const all = lines(page('/'), page('/plan', ['/plan/']), page('/plan/part'), page('/404'))
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
  expect(lines(page('/articles/archive/1'))).toContain(
    '/articles/archive/1/ /articles/archive/1 301',
  )
})
