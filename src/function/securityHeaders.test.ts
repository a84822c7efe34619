import { afterEach, expect, test } from 'vitest'
import { security } from '../site'
import { type Providers, securityHeaders } from './securityHeaders'

const { hsts } = security
afterEach(() => {
  security.hsts = hsts
})

test('browsers use https for a year, and subdomains are committed only if the operator chooses so', () => {
  const chosen = (choice: typeof security.hsts) => {
    security.hsts = choice
    return securityHeaders()['Strict-Transport-Security']
  }
  expect(chosen('host')).toBe('max-age=31536000')
  expect(chosen('subdomains')).toBe('max-age=31536000; includeSubDomains')
  expect(chosen('preload')).toBe('max-age=31536000; includeSubDomains; preload')
})

const none: Providers = {
  frames: ['/embed/a/', ''],
  challenge: { script: [], frame: [], style: [], connect: [] },
  analytics: { script: '', endpoint: '' },
}
const embedderPolicy = (providers: Partial<Providers>) =>
  securityHeaders({ ...none, ...providers })['Cross-Origin-Embedder-Policy']

test('pages are isolated where nothing of another site is shown, which would have to agree', () => {
  expect(embedderPolicy({})).toBe('require-corp')
  expect(embedderPolicy({ analytics: { script: '/stats.js', endpoint: '/api/event' } })).toBe(
    'require-corp',
  )
  const outside = 'https://provider.example/page'
  expect(embedderPolicy({ frames: ['/embed/a/', outside] })).toBeUndefined()
  expect(embedderPolicy({ challenge: { ...none.challenge, script: [outside] } })).toBeUndefined()
  expect(embedderPolicy({ analytics: { script: outside, endpoint: outside } })).toBeUndefined()
})
