/** Every problem of the content, for scripts: found as this loads, since what Vite runs for them imports nothing later. */
import { loadSite, siteProblems } from './loadSite'

/** @public */
export const problems = await siteProblems()

/** None while there are mistakes. @public */
export const pages = problems.every(({ isWarning }) => isWarning)
  ? [...(await loadSite()).pages.values()]
  : []
