/**
 * Stops the build where the site's own origin is not one. `vite.config.ts` imports it before all
 * else, as other files make their addresses from the origin as soon as they are imported.
 */
import { site } from '../site'

/** @throws where a canonical address made from the origin would not be the page's own */
export function checkOrigin(origin: string) {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '') || url?.origin !== origin)
    throw new Error(
      `The site's origin (SITE_URL, or src/site.ts) is ${origin}; an origin such as https://www.your-firm.com is allowed: scheme and host in lower case, no path`,
    )
}

checkOrigin(site.origin)
