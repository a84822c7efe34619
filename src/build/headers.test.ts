import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { site } from '../site'
import { noscriptCss } from '../ui/noscriptCss'
import { contentSecurityPolicy, headers } from './headers'

const css = 'a{color:red}'
const directives = new Map(
  contentSecurityPolicy(css)
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
)

describe('the content security policy', () => {
  test('refuses what it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'none'"])
  })

  test('allows nothing unsafe, no scheme and no wildcard', () => {
    expect([...directives.values()].flat().join(' ')).not.toMatch(/unsafe-|\*|data:|blob:|https?: /)
  })

  test('scripts come from this site only, and none may be inline', () => {
    expect(directives.get('script-src')).toEqual(["'self'"])
  })

  test('Turnstile, where it is on, may run and be framed, and nothing else changes', () => {
    const changed = contentSecurityPolicy(css, true).replaceAll(` ${site.turnstile.origin}`, '')
    expect(changed).toBe(contentSecurityPolicy(css, false))
    for (const directive of ['script-src', 'frame-src'])
      expect(contentSecurityPolicy(css, true)).toMatch(
        new RegExp(`${directive} [^;]*${site.turnstile.origin}`),
      )
  })

  test('the inline style sheets, that of pages without script too, are allowed by their hash, and no other', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(directives.get('style-src')).toEqual(["'self'", hash(css), hash(noscriptCss)])
    expect(contentSecurityPolicy(`${css} `)).not.toContain(hash(css))
  })
})

test('each rule is a path with indented headers; what the hash names lasts a year', () => {
  const lines = headers(css).trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^(\/\S*| {2}(! )?[A-Z][A-Za-z-]+(: .+)?)$/)
  // What the host takes: a hundred rules of 2,000 characters a line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  expect(lines[0]).toBe('/*')
  expect(lines).toContain(`  Content-Security-Policy: ${contentSecurityPolicy(css)}`)
  const assets = lines.indexOf('/assets/*')
  expect(lines[assets + 1]).toContain('immutable')
})
