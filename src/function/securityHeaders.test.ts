import { expect, test } from 'vitest'
import { noProviders } from '../tests/fixture/providers'
import { type Providers, securityHeaders } from './securityHeaders'

const outside = 'https://provider.example/page'
const { challenge } = noProviders

test.each<[Partial<Providers>, string?]>([
  [{}, 'require-corp'],
  [{ analytics: { script: '/stats.js', endpoint: '/api/event' } }, 'require-corp'],
  [{ frames: ['/embed/a/', outside] }],
  [{ challenge: { ...challenge, script: [outside] } }],
  [{ analytics: { script: outside, endpoint: outside } }],
])('with %o, pages are isolated if nothing of another site is shown', (providers, policy) => {
  const headers = securityHeaders({ ...noProviders, ...providers })
  expect(headers['Cross-Origin-Embedder-Policy']).toBe(policy)
})
