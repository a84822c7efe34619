import { expect, test } from 'vitest'
import { cms } from '../../site'
import { type HeaderRule, headerRules } from './headerRules'
import { readHosting } from './hosting'
import { netlifyHeaders, netlifyRedirects } from './netlify'

const all: HeaderRule = {
  path: '/*',
  headers: { 'X-All': '1', 'Cross-Origin-Resource-Policy': 'same-origin' },
}

test('no header is set twice for a path, and patterns are written out', () => {
  const rules: HeaderRule[] = [
    all,
    { path: '/*.svg', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: '/data/*', headers: { 'X-Robots-Tag': 'noindex' } },
    { path: '/*.md', headers: { 'Content-Type': 'text/markdown', Link: '</:splat>' } },
    { path: '/index.md', headers: { Link: '</>' } },
  ]
  expect(netlifyHeaders(rules, ['/a.svg', '/a/b.md', '/index.md']).split('\n')).toEqual([
    '/*',
    '  X-All: 1',
    '/data/*',
    '  X-Robots-Tag: noindex',
    '/a/b.md',
    '  Content-Type: text/markdown',
    '  Link: </a/b>',
    '/index.md',
    '  Content-Type: text/markdown',
    '  Link: </>',
    '',
  ])
})

test('the headers of the site can be said, but not the policy of the editor', () => {
  const lines = netlifyHeaders(headerRules([], []), ['/services.md']).split('\n')
  expect(lines.filter((line) => /^\/.*\*./.test(line) || line.includes('!'))).toEqual([])
  const withEditor = headerRules([], [], { ...cms, repository: 'firm/site' })
  expect(() => netlifyHeaders(withEditor, [])).toThrow(
    /netlify.*\/admin\/\* another Content-Security-Policy.*cms.*empty/,
  )
})

test('an older address redirects in one spelling with a slash, and no page to itself', () => {
  const fixed = [
    ['/index', '/'],
    ['/plan/', '/plan'],
    ['/plan/index.html', '/plan'],
    ['/old', '/plan'],
    ['/old/', '/plan'],
    ['/old.html', '/plan'],
  ] as const
  const patterns = [['/articles/:slug/', '/articles/:slug']] as const
  const lost = [{ address: '/gone' }]
  expect(netlifyRedirects({ fixed, patterns }, lost).split('\n')).toEqual([
    ...['/old /plan 301', '/old.html /plan 301', '/api/articles /articles.json 200'],
    ...['# /gone', ''],
  ])
})

test('a host is one of those that are named', () => {
  expect([undefined, '', 'netlify'].map((value) => readHosting(value))).toEqual([
    ...['cloudflare', 'cloudflare', 'netlify'],
  ])
  expect(() => readHosting('Netlify')).toThrow(
    /^HOSTING is Netlify; cloudflare .*netlify is allowed$/,
  )
})
