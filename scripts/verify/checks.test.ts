/** What each check takes for right and wrong, by single answers. */
import { expect, it } from 'vitest'
import { compareBuild } from './build'
import { compareCaching } from './caching'
import { isUncompressed } from './compression'
import { compareFile } from './files'
import { checkSecurityTxt } from './forMachines'
import { compareHeaders } from './headers'
import type { Answer } from './httpClient'
import { compareUpgrade } from './https'
import { comparePage } from './pages'
import { readHeaders } from './readHeaders'
import { readRedirects } from './readRedirects'
import { compareRedirect, expandRedirects } from './redirects'
import { formatReport } from './report'

const answer = (status: number, headers: Record<string, string> = {}, body = ''): Answer => ({
  status,
  headers: new Headers(headers),
  body: Buffer.from(body),
})

const html = { 'Content-Type': 'text/html; charset=utf-8' }

it('builds: only the same commit with as many files is the same build', () => {
  const local = { commit: 'a1', origin: 'https://a.example', pages: 2, articles: 1, files: 9 }
  const served = (info: object) => answer(200, {}, JSON.stringify(info))
  expect(compareBuild(served(local), 'dist', local)).toBeUndefined()
  const other = compareBuild(served({ ...local, commit: 'b2', pages: 3 }), 'dist', local)
  expect(other).toMatch(/^another build is live: 3 pages and .+ of commit b2; expected .+: 2 pages/)
  expect(compareBuild(answer(404), 'dist', local)).toMatch(/^came 404/)
  expect(compareBuild(answer(200, html, '<p>Hi</p>'), 'dist', local)).toMatch(/something else/)
})

it('pages: title, canonical address and assets are those of the build, other changes are worth a warning', () => {
  const page = '<title>A</title><link rel="canonical" href="https://a.example/a"><p>Text</p>'
  const compare = (text: string, headers = html) => comparePage(answer(200, headers, text), page)
  expect(compare(page)).toEqual({ problems: [], warnings: [] })
  expect(compare(page.replace('A<', 'B<')).problems).toHaveLength(1)
  expect(compare(page.replace('/a"', '/b"')).problems).toHaveLength(1)
  expect(compare(`${page}<script src="/assets/x.js"></script>`).problems).toHaveLength(1)
  expect(compare(`${page}<p>Ad</p>`)).toMatchObject({
    problems: [],
    warnings: [expect.stringMatching(/rewrites/)],
  })
  expect(compare(page, { 'Content-Type': 'text/plain' }).problems).toHaveLength(1)
  expect(compare(page, { 'Content-Type': 'text/html; charset=iso-8859-1' }).problems).toEqual([
    'came with the charset iso-8859-1; expected utf-8',
  ])
})

it('pages: an old one, and one that is kept from search engines, are no page of the build', () => {
  const page = '<meta name="robots" content="index"><div data-version="2"><p>Text</p>'
  const compare = (text: string) => comparePage(answer(200, html, text), page).problems
  expect(compare(page)).toEqual([])
  expect(compare(page.replace('"2"><p>Text', '"1"><p>Old text'))).toEqual([
    'came with the version of its content “1”; expected “2”',
  ])
  const styled = `${page}<style>p{margin:0}</style>`
  const { problems } = comparePage(answer(200, html, styled.replace('p{', 'p {')), styled)
  expect(problems).toEqual([expect.stringMatching(/^came with other inline styles; expected /)])
  expect(compare(`<meta name="robots" content="noindex">${page}`)).toEqual([
    'came with the rule for robots “noindex, index”; expected “index”',
  ])
})

it('files: the type is that of the ending, or the one that a rule names', () => {
  const compare = (type: string, ruled?: string, body = '{}') =>
    compareFile(answer(200, { 'Content-Type': type }, body), '/a.json', Buffer.from('{}'), ruled)
  expect(compare('application/json')).toEqual([])
  expect(compare('application/feed+json', 'application/feed+json; charset=utf-8')).toEqual([])
  expect(compare('application/json', 'application/feed+json')).toHaveLength(1)
  expect(compare('text/html')).toEqual([
    'came with the type text/html; expected that of .json files',
  ])
  expect(compare('application/json', undefined, '{')).toHaveLength(1)
  expect(compare('application/json; charset="UTF-8"')).toEqual([])
  expect(compare('application/json; charset=windows-1252')).toEqual([
    'came with the charset windows-1252; expected utf-8',
  ])
})

it('redirects: the status, the address and the query count; a full address is as good', () => {
  const request = new URL('https://a.example/old?n=1')
  const redirect = { from: '/old', to: '/new', status: 301 }
  const compare = (status: number, Location?: string) =>
    compareRedirect(answer(status, Location ? { Location } : {}), request, redirect)
  expect(compare(301, '/new?n=1')).toBeUndefined()
  expect(compare(301, 'https://a.example/new?n=1')).toBeUndefined()
  expect(compare(301, '/new')).toMatch(/^came 301 to \/new; expected 301 to \/new with the query/)
  expect(compare(302, '/new?n=1')).toMatch(/^came 302 to/)
  expect(compare(301, 'http://a.example/new?n=1')).toBeDefined()
  expect(compare(301, 'https://')).toMatch(/^came 301 to https:\/\/; expected 301 to \/new/)
  expect(compare(404)).toBe('came 404; expected 301 to /new with the query')
})

it('redirects of many addresses are tried with some of them, comments not at all', () => {
  const read = readRedirects('# /gone /new 301\n/old /new 301\n/a/:slug/ /a/:slug 301\n')
  const slugs = Array.from({ length: 100 }, (_, n) => `s${n}`)
  const expanded = expandRedirects(read, slugs)
  expect(expanded[0]).toEqual({ from: '/old', to: '/new', status: 301 })
  expect(expanded[1]).toEqual({ from: '/a/s0/', to: '/a/s0', status: 301 })
  expect(expanded).toHaveLength(21)
  expect(() => readRedirects('/old\n')).toThrow('_redirects holds "/old"')
})

const headersAt = readHeaders(`/*
  Policy: strict
  Strict-Transport-Security: max-age=100; includeSubDomains
/*.md
  ! Policy
  Policy: loose
  Link: <https://a.example/:splat>
/data/*
  X-Robots-Tag: noindex
`)

it('headers: as the host reads the rules', () => {
  expect(headersAt('/a/b.md')).toMatchObject({
    policy: 'loose',
    link: '<https://a.example/a/b>',
  })
  expect(headersAt('/data/a')).toMatchObject({ policy: 'strict', 'x-robots-tag': 'noindex' })
})

it('headers: each is as expected, https is asked for at least as long, and none is kept from search engines by mistake', () => {
  const expected = headersAt('/about')
  const compare = (headers: Record<string, string>, isSecure = true) =>
    compareHeaders(answer(200, headers), expected, isSecure)
  const right = { Policy: 'strict', 'Strict-Transport-Security': 'max-age=200; includeSubDomains' }
  expect(compare(right)).toEqual([])
  expect(compare({ ...right, Policy: 'strict, strict' })).toHaveLength(1)
  expect(compare({ ...right, 'Strict-Transport-Security': 'max-age=200' })).toHaveLength(1)
  expect(compare({ Policy: 'strict' }, false)).toEqual([])
  expect(compare({ ...right, 'X-Robots-Tag': 'noindex' })).toEqual([
    'came with x-robots-tag: noindex; expected none',
  ])
})

it('caching: a rule holds to the letter, else an hour at most', () => {
  const compare = (value: string | undefined, ruled?: string) =>
    compareCaching(answer(200, value === undefined ? {} : { 'Cache-Control': value }), ruled)
  expect(compare('public, max-age=0, must-revalidate')).toEqual([])
  expect(compare('no-cache')).toEqual([])
  expect(compare('max-age=86400')).toHaveLength(1)
  expect(compare('max-age=0, s-maxage=86400')).toHaveLength(1)
  expect(compare(undefined)).toHaveLength(1)
  expect(compare('no-cache', 'max-age=31536000, immutable')).toHaveLength(1)
})

it('compression: of text that is worth it', () => {
  const long = 'x'.repeat(5000)
  expect(isUncompressed(answer(200, html, long))).toBe(true)
  expect(isUncompressed(answer(200, { ...html, 'Content-Encoding': 'br' }, long))).toBe(false)
  expect(isUncompressed(answer(200, html, 'x'))).toBe(false)
  expect(isUncompressed(answer(200, { 'Content-Type': 'image/png' }, long))).toBe(false)
})

it('security.txt: it fails once it has expired, and warns before', () => {
  const text = 'Contact: mailto:a@b.example\nExpires: 2030-01-31T00:00:00.000Z\n'
  expect(checkSecurityTxt(text, Date.UTC(2029, 1, 1))).toEqual({})
  expect(checkSecurityTxt(text, Date.UTC(2030, 0, 21))).toMatchObject({
    warnings: [expect.stringMatching(/10 days/)],
  })
  expect(checkSecurityTxt(text, Date.UTC(2030, 1, 1))).toMatchObject({
    problems: [expect.stringMatching(/^has expired/)],
  })
  expect(checkSecurityTxt('Contact: x', 0)).toMatchObject({
    problems: [expect.stringMatching(/^came without Expires/)],
  })
})

it('http: leads to https in one step, for good', () => {
  const target = 'https://a.example/about?n=1'
  expect(compareUpgrade(answer(301, { Location: target }), target)).toEqual([])
  expect(compareUpgrade(answer(302, { Location: target }), target)).toHaveLength(1)
  expect(compareUpgrade(answer(301, { Location: 'https://a.example/' }), target)).toHaveLength(1)
  expect(compareUpgrade(answer(200), target)).toHaveLength(1)
})

it('the report gives failures that are alike in one line', () => {
  const problems = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({
    request: `GET ${path}`,
    finding: 'came 500; expected 200',
  }))
  const report = formatReport([{ name: 'pages', looked: 9, failed: 5, problems, warnings: [] }])
  expect(report).toContain('pages          9       5\n')
  expect(report).toContain('\n  pages: GET /a, GET /b, GET /c and 2 more: came 500; expected 200\n')
})

it('the report claims no site to be as built that comes with warnings', () => {
  const result = { name: 'pages', looked: 1, failed: 0, problems: [] }
  expect(formatReport([{ ...result, warnings: [] }])).toMatch(/\nThe site is as it was built\.$/)
  const warnings = [{ request: 'GET /', finding: 'came with other HTML' }]
  expect(formatReport([{ ...result, warnings }])).toMatch(
    /\nNothing has failed; see the warnings\.$/,
  )
})
