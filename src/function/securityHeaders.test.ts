import { expect, test } from 'vitest'
import { type Providers, securityHeaders } from './securityHeaders'

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
