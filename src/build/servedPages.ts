/** The pages of the build that runs, by path. */
import type { PageData } from '../page'

declare global {
  /** One for the process, as the prerenderer's bundle has a copy of this module. */
  var servedPagesOfProcess: Map<string, PageData> | undefined
}

globalThis.servedPagesOfProcess ??= new Map()
export const servedPages = globalThis.servedPagesOfProcess
