/** Every problem of the content, for what runs without Vite: also of page files that cannot be read. */
import type { ContentProblem } from './contentError'
import { readPageFiles } from './readPageFiles'
import { problemsOfSite } from './siteProblems'

/** @returns each once */
export async function allProblems(): Promise<ContentProblem[]> {
  const { pages, unread, problems } = await readPageFiles()
  const all = [...problems, ...(await problemsOfSite(pages, unread))]
  return [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]
}
