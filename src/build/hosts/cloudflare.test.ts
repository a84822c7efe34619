import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readHeaders } from '../../../scripts/verify/builtSite'
import { cms } from '../../site'
import { withSite } from '../../tests/withSite'
import { feed } from '../../urls'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import {
  type HeaderRule,
  headerRules,
  headersFile,
  redirectRules,
  redirectsFile,
} from './cloudflare'

const css = 'a{color:red}'
const assets = ['/assets/start-1a2b.js', '/assets/sans-3c4d.woff2']
const text = headersFile(headerRules([css], assets))
const headersOf = readHeaders(text)

test('each rule is a path with indented headers, within what the host takes', () => {
  const lines = text.trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^(\/\S*| {2}(! )?[A-Z][A-Za-z-]+(: .+)?)$/)
  expect(lines[0]).toBe('/*')
  const many = Array.from({ length: 100 }, (_, n) => `/assets/${n}.js`)
  expect(() => headersFile(headerRules([css], many))).toThrow(/rules in _headers.* reads 100:/)
})

test('every file gets the policy; pictures may be shown by other sites; assets last a year', () => {
  expect(headersOf('/plan')).toMatchObject({
    'content-security-policy': contentSecurityPolicy([css]),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'x-content-type-options': 'nosniff',
  })
  for (const path of ['/a/b.svg', '/a.png'])
    expect(headersOf(path)['cross-origin-resource-policy']).toBe('cross-origin')
  expect(headersOf('/plan')['cross-origin-resource-policy']).toBe('same-origin')
  for (const path of assets) expect(headersOf(path)['cache-control']).toContain('immutable')
  // A 404 in this folder must not be kept.
  expect(headersOf('/assets/none.js')['cache-control']).toBeUndefined()
  expect(headersOf('/a/b.md').link).toMatch(/\/a\/b>; rel="canonical"$/)
  const rules = JSON.parse(headersOf('/')['speculation-rules'] ?? '')
  // Browsers ignore the rules under another type.
  expect(headersOf(rules)['content-type']).toBe('application/speculationrules+json')
  expect(existsSync(`public${rules}`)).toBe(true)
})

test('the editor has a policy of its own, and only where there is one', async () => {
  const fileWith = async (settings: Partial<typeof cms>) => {
    const load = () => import('./cloudflare')
    const host = await withSite({ cms: { ...cms, ...settings } }, load)
    return host.headersFile(host.headerRules([css], assets))
  }
  expect(await fileWith({ repository: '' })).not.toContain('/admin')
  const editor = await fileWith({ host: 'github', repository: 'firm/site' })
  const headers = readHeaders(editor)('/admin/')
  expect(headers['content-security-policy']).toContain('https://api.github.com')
  expect(headers['content-security-policy']).not.toContain("style-src 'self' 'sha256-")
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('what a later rule sets replaces what an earlier one has set for some of its paths', () => {
  const rules: HeaderRule[] = [
    { path: '/a/*', headers: { One: '1', Two: '1' } },
    { path: '/b/*', headers: { One: '2' } },
    { path: '/*.svg', headers: { One: '3', Two: null } },
    { path: '/a', headers: { One: '4' } },
  ]
  const headers = readHeaders(headersFile(rules))
  expect([headers('/a/x.svg'), headers('/b/x'), headers('/a'), headers('/c')]).toEqual([
    { one: '3' },
    { one: '2' },
    { one: '4' },
    {},
  ])
})

const linesOf = (...pages: [path: string, ...aliases: string[]][]) =>
  redirectsFile(redirectRules(pages.map(([path, ...aliases]) => ({ path, aliases }))))
    .replaceAll(' 301', '')
    .trimEnd()
    .split('\n')

test('every other spelling of a page leads to it; articles share four patterns, which come last', () => {
  const froms = ['/plan/', '/plan.html', '/plan/index.html', '/plan/index', '/plan.htm']
  expect(linesOf(['/plan', '/plan.htm']).filter((line) => line.includes('plan'))).toEqual(
    froms.map((from) => `${from} /plan`),
  )
  const few = linesOf(['/articles/a'])
  expect(linesOf(['/articles/a'], ['/articles/b'])).toEqual(few)
  expect(few.slice(-4).every((line) => line.startsWith('/articles/:slug'))).toBe(true)
})

test('an older address leads to its page at once, in the spellings that hosts serve', () => {
  const aliases = ['/articles/old', '/blog/old/index.html', '/2024/old/', '/old.html']
  const lines = linesOf(['/articles/new', ...aliases], ['/'], ['/404'])
  const froms = lines.map((line) => line.split(' ')[0])
  const leading = lines.filter((line) => line.endsWith(' /articles/new'))
  expect(leading.map((line) => line.split(' ')[0])).toEqual([
    '/articles/old',
    '/articles/old/',
    '/articles/old.html',
    '/blog/old',
    '/blog/old/',
    '/blog/old.html',
    '/blog/old/index.html',
    '/2024/old',
    '/2024/old/',
    '/old',
    '/old.html',
  ])
  expect(new Set(froms).size).toBe(lines.length)
  expect(lines.filter((line) => froms.includes(line.split(' ')[1]))).toEqual([])
})

test('where readers of other sites look for a feed, they find it, unless a page is there', () => {
  const froms = ['/feed', '/feed/', '/rss', '/rss.xml', '/atom.xml', '/index.xml']
  const toFeed = (...pages: Parameters<typeof linesOf>) =>
    linesOf(...pages).filter((line) => line.endsWith(` ${feed.url}`))
  expect(toFeed(['/'])).toEqual(froms.map((from) => `${from} ${feed.url}`))
  expect(toFeed(['/feed'], ['/news', '/rss.xml'])).toHaveLength(3)
})

test('more redirects than Cloudflare reads stop the build', () => {
  const old = Array.from({ length: 700 }, (_, n) => `/old-${n}`)
  expect(() => linesOf(['/plan', ...old])).toThrow(/2113 redirects.* reads 2000:/)
})
