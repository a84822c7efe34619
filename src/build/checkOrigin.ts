/**
 * Stops what Vite does where the site's own origin is not one, or the address of another site is none.
 * `vite.config.ts` imports it before all else, as other files make addresses of them as soon as they are imported.
 */
import { site } from '../site'
import { checkProviders } from './checkProviders'
import { checkOrigin } from './settings'

checkOrigin(site.origin)
checkProviders()
