import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { site } from '../site'
import { noscriptCss } from '../ui/noscriptCss'
import { contentSecurityPolicy, headers, type Providers } from './headers'

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

  const none: Providers = {
    frames: ['/embed/a/', '/embed/b/'],
    turnstile: '',
    analytics: { script: '', endpoint: '' },
  }

  /** What a provider adds to the policy, by directive. */
  function added(providers: Partial<Providers>) {
    const [before, after] = [none, { ...none, ...providers }].map((each) =>
      contentSecurityPolicy(css, each).split('; '),
    )
    return after?.filter((directive) => !before?.includes(directive))
  }

  test('without providers it names no other site', () =>
    expect(contentSecurityPolicy(css, none)).not.toContain('://'))

  test('Turnstile, where it is on, may run and be framed', () =>
    expect(added({ turnstile: site.turnstile.origin })).toEqual([
      `script-src 'self' ${site.turnstile.origin}`,
      `frame-src 'self' ${site.turnstile.origin}`,
    ]))

  test('a frame of another site may be framed, whatever its page, once for two of one site', () =>
    expect(
      added({ frames: ['https://forms.example/a?b=c', 'https://forms.example/film'] }),
    ).toEqual(["frame-src 'self' https://forms.example"]))

  test('analytics may load its one script and post to its one address, no more', () => {
    const script = 'https://stats.example/js/script.js'
    const endpoint = 'https://in.stats.example/api/event?site=1'
    expect(added({ analytics: { script, endpoint } })).toEqual([
      `script-src 'self' ${script}`,
      "connect-src 'self' https://in.stats.example/api/event",
    ])
    expect(added({ analytics: { script, endpoint: '/api/event' } })).toHaveLength(1)
    expect(added({ analytics: { script: '', endpoint } })).toEqual([])
    expect(() => added({ analytics: { script, endpoint: '' } })).toThrow('endpoint')
  })

  test('the inline style sheets, that of pages without script too, are allowed by their hash, and no other', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(directives.get('style-src')).toEqual(["'self'", hash(css), hash(noscriptCss)])
    expect(contentSecurityPolicy(`${css} `)).not.toContain(hash(css))
  })
})

const assets = ['/assets/start-1a2b.js', '/assets/sans-3c4d.woff2']

test('each rule is a path with indented headers', () => {
  const lines = headers(css, assets).trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^(\/\S*| {2}(! )?[A-Z][A-Za-z-]+(: .+)?)$/)
  // What the host takes: a hundred rules of 2,000 characters a line.
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  expect(lines[0]).toBe('/*')
  expect(lines).toContain(`  Content-Security-Policy: ${contentSecurityPolicy(css)}`)
  const file = /^ {2}Speculation-Rules: "(.+)"$/m.exec(headers(css, assets))?.[1] ?? ''
  // Browsers ignore the rules under another type.
  expect(lines[lines.indexOf(file) + 1]).toBe('  Content-Type: application/speculationrules+json')
  expect(existsSync(`public${file}`)).toBe(true)
})

test('a file whose name changes with its content lasts a year; what is missing beside it does not', () => {
  const lines = headers(css, assets).split('\n')
  for (const file of assets) expect(lines[lines.indexOf(file) + 1]).toContain('immutable')
  expect(lines.join('\n').split('immutable')).toHaveLength(assets.length + 1)
})

test('more rules than the host takes stop the build', () => {
  const many = Array.from({ length: 100 }, (_, n) => `/assets/${n}.js`)
  expect(() => headers(css, many)).toThrow(/rules.*the host takes 100\b/)
})
