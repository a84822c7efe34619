/** The pages of the build that runs, by path. The prerenderer's bundle imports this very module, and no other of the build. */
import type { PageData } from '../page'

export const servedPages = new Map<string, PageData>()
