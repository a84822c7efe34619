import { expect, test } from 'vitest'
import { noProviders } from '../tests/fixture/providers'
import { type Providers, securityHeaders } from './securityHeaders'

const embedderPolicy = (providers: Partial<Providers>) =>
  securityHeaders({ ...noProviders, ...providers })['Cross-Origin-Embedder-Policy']

test('pages are isolated where nothing of another site is shown, which would have to agree', () => {
  expect(embedderPolicy({})).toBe('require-corp')
  expect(embedderPolicy({ analytics: { script: '/stats.js', endpoint: '/api/event' } })).toBe(
    'require-corp',
  )
  const outside = 'https://provider.example/page'
  expect(embedderPolicy({ frames: ['/embed/a/', outside] })).toBeUndefined()
  expect(
    embedderPolicy({ challenge: { ...noProviders.challenge, script: [outside] } }),
  ).toBeUndefined()
  expect(embedderPolicy({ analytics: { script: outside, endpoint: outside } })).toBeUndefined()
})
