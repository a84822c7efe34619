/** The windows that the journeys open. */
import type { LaunchOptions } from './browser'

export const desktop: LaunchOptions = { width: 1440, height: 900, dark: false, script: true }

/** Firefox and WebKit make no window narrower than this. */
export const phone = { width: 500, height: 800 }
