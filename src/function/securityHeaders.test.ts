import { afterEach, expect, test } from 'vitest'
import { security } from '../site'
import { securityHeaders } from './securityHeaders'

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
