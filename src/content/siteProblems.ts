/** Every problem of the content, found while this module loads: Vite's runner for scripts imports nothing later. */
import { siteProblems } from './loadSite'

export const problems = await siteProblems()
