import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cms } from '../../site'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import { headersFile, redirectsFile } from './cloudflare'
import { type HeaderRule, headerRules } from './headerRules'
import { redirectRules } from './redirectRules'

const headers = (...args: Parameters<typeof headerRules>) => headersFile(headerRules(...args))

const css = 'a{color:red}'
const assets = ['/assets/start-1a2b.js', '/assets/sans-3c4d.woff2']

test('each rule is a path with indented headers', () => {
  const lines = headers([css], assets).trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^(\/\S*| {2}(! )?[A-Z][A-Za-z-]+(: .+)?)$/)
  // What the host takes: a hundred rules of 2,000 characters a line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  expect(lines[0]).toBe('/*')
  expect(lines).toContain(`  Content-Security-Policy: ${contentSecurityPolicy([css])}`)
  const file = /^ {2}Speculation-Rules: "(.+)"$/m.exec(headers([css], assets))?.[1] ?? ''
  // Browsers ignore the rules under another type.
  expect(lines[lines.indexOf(file) + 1]).toBe('  Content-Type: application/speculationrules+json')
  expect(existsSync(`public${file}`)).toBe(true)
})

test('a file whose name changes with its content lasts a year; what is missing beside it does not', () => {
  const lines = headers([css], assets).split('\n')
  for (const file of assets) expect(lines[lines.indexOf(file) + 1]).toContain('immutable')
  expect(lines.join('\n').split('immutable')).toHaveLength(assets.length + 1)
})

test('pictures may be shown by other sites, wherever they lie, and nothing else', () => {
  const rules = headers([css], assets).split(/\n(?=\/)/)
  const crossOrigin = rules.filter((rule) => rule.includes('Policy: cross-origin'))
  expect(crossOrigin.map((rule) => rule.split('\n')[0])).toEqual(
    expect.arrayContaining(['/*.svg', '/*.png', '/*.jpg', '/*.webp']),
  )
  // What two rules set would be joined, which browsers take for neither.
  for (const rule of crossOrigin)
    expect(rule.split('\n')[1]).toBe('  ! Cross-Origin-Resource-Policy')
  expect(rules[0]).toContain('Cross-Origin-Resource-Policy: same-origin')
})

test('the editor has a policy of its own, and only where there is one', () => {
  expect(headers([css], assets)).not.toContain('/admin')
  const lines = headers([css], assets, { ...cms, repository: 'firm/site' }).split('\n')
  const rule = lines.slice(lines.indexOf('/admin/*'))
  const policy = rule.findIndex((line) => line.startsWith('  Content-Security-Policy: '))
  // What two rules set would be joined, and the stricter of both holds.
  expect(rule.slice(0, policy)).toContain('  ! Content-Security-Policy')
  expect(rule[policy]).toContain('https://api.github.com')
  expect(rule[policy]).toContain("script-src 'self';")
  expect(rule).toContain('  X-Robots-Tag: noindex')
  const before = headers([css], assets).trimEnd()
  expect(lines.join('\n').startsWith(before)).toBe(true)
})

test('more rules than the host takes stop the build', () => {
  const many = Array.from({ length: 100 }, (_, n) => `/assets/${n}.js`)
  expect(() => headers([css], many)).toThrow(/rules.*Cloudflare takes 100\b/)
})

test('a header that is longer than the host takes stops the build', () => {
  const rules = [{ path: '/*', headers: { 'X-Long': 'a'.repeat(2000) } }]
  expect(() => headersFile(rules)).toThrow(
    /line of 2010 characters.*Cloudflare takes 2000: X-Long: aaa/,
  )
})

test('what a later rule sets replaces what an earlier one has set for some of its paths', () => {
  const rules: HeaderRule[] = [
    { path: '/a/*', headers: { One: '1', Two: '1' } },
    { path: '/b/*', headers: { One: '2' } },
    { path: '/*.svg', headers: { One: '3', Two: null } },
    { path: '/a', headers: { One: '4' } },
  ]
  expect(headersFile(rules).split('\n').slice(5, -1)).toEqual([
    ...['/*.svg', '  ! One', '  ! Two', '  One: 3', '/a', '  One: 4'],
  ])
})

describe('what Cloudflare would leave out of `_redirects` without a word is refused', () => {
  const linesOf = (aliases: `/${string}`[]) =>
    redirectsFile(redirectRules([{ path: '/plan', aliases }]))
      .trimEnd()
      .split('\n')

  test('more lines than it reads', () => {
    const old = Array.from({ length: 700 }, (_, n) => `/old-${n}` as const)
    expect(() => linesOf(old)).toThrow(/static redirects, of which .* 2,000/)
    expect(linesOf(old.slice(0, 600)).length).toBeLessThan(2000)
  })

  test('a line longer than it reads', () =>
    expect(() => linesOf([`/${'a'.repeat(1000)}`])).toThrow('of which Cloudflare'))
})
