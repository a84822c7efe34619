/** The security headers that the function sends with each response, and the build writes for each static file. */
import { challengeOrigins } from '../contact/challenge'
import { analytics, security, site } from '../site'
import { isOutside } from '../urls'

/** The other sites that `site.ts` names; an empty address, or a path of this site, is none. */
export const configuredProviders = {
  frames: [site.newsletter.frame, site.video.frame].map(String),
  challenge: challengeOrigins,
  analytics: { script: analytics.script, endpoint: analytics.endpoint },
}
export type Providers = typeof configuredProviders

/** For a year, as the preload list requires. */
const transportSecurity = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=31536000; includeSubDomains; preload',
} as const

/** Pages with a provider are not isolated: its frame would have to send the embedder policy, its script a resource policy. */
export function securityHeaders({ frames, challenge, analytics } = configuredProviders) {
  const scripts = [...challenge.script, analytics.script]
  const isIsolated = ![...frames, ...scripts].some(isOutside)
  return {
    'Strict-Transport-Security': transportSecurity[security.hsts],
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isIsolated && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  }
}
