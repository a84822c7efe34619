import { expect, test } from 'vitest'
import { nginxConf } from './nginx'
import { quote } from './nginxText'

test('a later rule replaces a header, of the paths that it names', () => {
  const conf = nginxConf(
    [
      { path: '/*', headers: { 'X-One': 'a "b"' } },
      { path: '/*.svg', headers: { 'X-One': 'c' } },
      { path: '/404', headers: { 'X-One': null } },
      { path: '/a.b', headers: { 'Content-Type': 'text/x; charset=utf-8' } },
    ],
    { fixed: [], patterns: [] },
  )
  for (const line of [
    'set $header_x_one "a \\"b\\"";',
    'if ($uri ~ "^/.*\\.svg$") { set $header_x_one "c"; }',
    'if ($uri ~ "^/404(\\.html)?$") { set $header_x_one ""; }',
    'add_header X-One $header_x_one always;',
    'location = "/a.b" { types { } default_type text/x; }',
  ])
    expect(conf.split('\n')).toContain(line)
})

test('what an address repeats cannot end a header', () => {
  const headers = [{ path: '/*.md', headers: { Link: '</:splat>' } }]
  const patterns = [['/articles/:slug/', '/articles/:slug']] as const
  const conf = nginxConf(headers, { fixed: [], patterns })
  expect(conf).toContain('if ($uri ~ "^/([\\w./-]*)\\.md$") { set $header_link "</$1>"; }')
  expect(conf).toContain(
    'location ~ "^/articles/([\\w.~-]+)/$" { return 301 "/articles/$1$is_args$args"; }',
  )
})

test('an older address with encoded characters is compared as nginx decodes it', () => {
  const fixed = [['/a%20b.c%E9', '/plan']] as const
  const conf = nginxConf([], { fixed, patterns: [] })
  expect(conf).toContain('location ~ "^/a\\x20b\\.c\\xE9$" { return 301 "/plan$is_args$args"; }')
})

test('an older address that is too long for an exact one is a pattern', () => {
  const long = `/${'a'.repeat(255)}`
  const conf = nginxConf([], {
    fixed: [
      [long, '/plan'],
      [long.slice(1), '/plan'],
    ],
    patterns: [],
  })
  expect(conf).toContain(`location ~ "^${long}$" {`)
  expect(conf).toContain(`location = "${long.slice(1)}" {`)
})

test('what nginx would take for a variable is refused', () =>
  expect(() => quote('https://a.example/$b')).toThrow('write %24 in https://a.example/$b'))

test('a type of files that cannot be said is refused', () => {
  const rules = [{ path: '/data/*', headers: { 'Content-Type': 'text/x' } }]
  expect(() => nginxConf(rules, { fixed: [], patterns: [] })).toThrow('/*.ending is allowed')
})
