/** The one list of a folder's files. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * @returns the paths of all files in a folder and those below it, with a leading slash, sorted; a link to a folder is not
 * followed. @throws Error if there is no such folder
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .sort()
}
