import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Providers } from '../function/securityHeaders'
import { noProviders } from '../tests/fixture/providers'
import { noscriptCss, themeScript } from '../ui/inlined'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const css = 'a{color:red}'
const policy = (providers: Partial<Providers> = {}, endpoint = '/api/contact') =>
  contentSecurityPolicy([css], { ...noProviders, ...providers }, endpoint).split('; ')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const ownScripts = `script-src 'self' ${hash(themeScript)}`
const ownStyles = `style-src 'self' ${hash(css)} ${hash(noscriptCss)}`

test('only this site, and inline only what the build wrote, by its hash', () => {
  expect(policy()).toEqual([
    "default-src 'none'",
    ownScripts,
    ownStyles,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])
})

const endpoint = 'https://contact.firm.example/api/contact'
/** Addresses of a provider that needs each. */
const challenge = {
  script: ['https://challenges.example'],
  frame: ['https://frames.challenges.example'],
  style: ['https://styles.challenges.example'],
  connect: ['https://api.challenges.example'],
}
const script = 'https://stats.example/js/script.js'
const analytics = { script, endpoint: 'https://in.stats.example/api/event?site=1' }
const frames = ['https://forms.example/a?b=c', 'https://forms.example/film']

test.each<[string, string[], string[]]>([
  [
    'a contact function elsewhere, at this address only',
    policy({}, endpoint),
    ['connect-src', 'frame-src', 'form-action'].map((name) => `${name} 'self' ${endpoint}`),
  ],
  [
    'a challenge, with the origins of its provider',
    policy({ challenge }),
    [
      `${ownScripts} ${challenge.script}`,
      `${ownStyles} ${challenge.style}`,
      `connect-src 'self' ${challenge.connect}`,
      `frame-src 'self' ${challenge.frame}`,
    ],
  ],
  [
    'frames of one site, whatever their pages',
    policy({ frames }),
    ["frame-src 'self' https://forms.example"],
  ],
  [
    'analytics, with its one script and its one address',
    policy({ analytics }),
    [`${ownScripts} ${script}`, "connect-src 'self' https://in.stats.example/api/event"],
  ],
  [
    'analytics that posts to this site',
    policy({ analytics: { script, endpoint: '/api/event' } }),
    [`${ownScripts} ${script}`],
  ],
  ['analytics without a script', policy({ analytics: { ...analytics, script: '' } }), []],
])('allows %s', (_, found, added) =>
  expect(found.filter((directive) => !policy().includes(directive))).toEqual(added),
)

test('analytics that could post nowhere stops the build', () =>
  expect(() => policy({ analytics: { script, endpoint: '' } })).toThrow('endpoint'))
