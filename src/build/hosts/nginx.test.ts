import { expect, test } from 'vitest'
import { nginxConf } from './nginx'

const long = `/${'a'.repeat(255)}`

test('rules are written as nginx reads them, and nothing that a request repeats can end a header', () => {
  const conf = nginxConf(
    [
      { path: '/*', headers: { 'X-One': 'a "b"' } },
      { path: '/*.svg', headers: { 'X-One': 'c' } },
      { path: '/*.md', headers: { Link: '</:splat>' } },
      { path: '/404', headers: { 'X-One': null } },
      { path: '/a.b', headers: { 'Content-Type': 'text/x; charset=utf-8' } },
    ],
    [
      ['/a%20b.c%E9', '/plan'],
      [long, '/plan'],
      [long.slice(1), '/plan'],
      ['/articles/:slug/', '/articles/:slug'],
    ],
  )
  for (const line of [
    'set $header_x_one "a \\"b\\"";',
    'if ($uri ~ "^/.*\\.svg$") { set $header_x_one "c"; }',
    'if ($uri ~ "^/([\\w./-]*)\\.md$") { set $header_link "</$1>"; }',
    'if ($uri ~ "^/404(\\.html)?$") { set $header_x_one ""; }',
    'add_header X-One $header_x_one always;',
    'location = "/a.b" { types { } default_type text/x; gzip_types *; charset_types *; }',
    'location ~ "^/a\\x20b\\.c\\xE9$" { return 301 "/plan$is_args$args"; }',
    // An exact address of more than 255 bytes would never be found.
    `location ~ "^${long}$" { return 301 "/plan$is_args$args"; }`,
    `location = "${long.slice(1)}" { return 301 "/plan$is_args$args"; }`,
    'location ~ "^/articles/([\\w.~-]+)/$" { return 301 "/articles/$1$is_args$args"; }',
  ])
    expect(conf.split('\n')).toContain(line)
  expect(conf).not.toContain('{{')
})

test('what nginx would take for a variable is refused', () =>
  expect(() =>
    nginxConf([{ path: '/a.b', headers: { Link: 'https://a.example/$b' } }], []),
  ).toThrow('write %24 in https://a.example/$b'))
