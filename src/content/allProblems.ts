/** Every problem of the content, for scripts: found as this loads, since what Vite runs for them imports nothing later. */
import { siteProblems } from './loadSite'

/** @public */
export const problems = await siteProblems()
