/** Every page has the headers that keep it safe. */
import { expect, it } from 'vitest'
import { headersOf } from './headersOf'
import { pages, read } from './readDist'

/** By directive. */
const policyOf = (path: string) =>
  Object.fromEntries(
    (headersOf(path)['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

it.each(pages.map(({ path }) => path))('%s: headers, policy and scripts', (path) => {
  expect(headersOf(path)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'x-content-type-options': 'nosniff',
  })
  const policy = policyOf(path)
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
  for (const name of ['script-src', 'style-src'])
    for (const source of policy[name] ?? ['none'])
      expect(source, name).toMatch(/^('self'|'sha256-[\w+/=]+'|https:\/\/\S+)$/)
  const html = read(path === '/' ? '/index.html' : `${path}.html`)
  const scripts = html.match(/<script\b[^>]* src="[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(' integrity="sha')
})
