/** Every engine that the journeys know. */
import type { Engine } from './browser'
import { chromiums } from './chromium'
import { firefox } from './firefox'
import { webKit } from './webKit'

export const engines: readonly Engine[] = [...chromiums, firefox, webKit]
