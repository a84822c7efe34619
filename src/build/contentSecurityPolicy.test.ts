import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Providers } from '../function/securityHeaders'
import { site } from '../site'
import { noscriptCss } from '../ui/noscriptCss'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const css = 'a{color:red}'
const directives = new Map(
  contentSecurityPolicy([css])
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
)

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
    contentSecurityPolicy([css], each, '/api/contact').split('; '),
  )
  return after?.filter((directive) => !before?.includes(directive))
}

test('without providers it names no other site', () =>
  expect(contentSecurityPolicy([css], none, '/api/contact')).not.toContain('://'))

test('where forms send to another host, scripts, forms and the frame of one may, to this address only', () => {
  const endpoint = 'https://contact.firm.example/api/contact'
  const before = contentSecurityPolicy([css], none, '/api/contact').split('; ')
  const after = contentSecurityPolicy([css], none, endpoint).split('; ')
  expect(after.filter((directive) => !before.includes(directive))).toEqual([
    `connect-src 'self' ${endpoint}`,
    `frame-src 'self' ${endpoint}`,
    `form-action 'self' ${endpoint}`,
  ])
})

test('Turnstile, where it is on, may run and be framed', () =>
  expect(added({ turnstile: site.turnstile.origin })).toEqual([
    `script-src 'self' ${site.turnstile.origin}`,
    `frame-src 'self' ${site.turnstile.origin}`,
  ]))

test('a frame of another site may be framed, whatever its page, once for two of one site', () =>
  expect(added({ frames: ['https://forms.example/a?b=c', 'https://forms.example/film'] })).toEqual([
    "frame-src 'self' https://forms.example",
  ]))

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
  expect(contentSecurityPolicy([`${css} `])).not.toContain(hash(css))
})
