/** The files in `public/`: where an address leads, and which are larger than Cloudflare takes. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../contentError'

/** Of one file: https://developers.cloudflare.com/workers/platform/limits/#static-assets */
const maxFileBytes = 25 * 1024 * 1024

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Compares names by their letters as they are stored: some systems find `Plan.png` as `plan.png`, the host does not.
 * @param path such as `/images/plan.png`
 * @returns the path as the names are stored; undefined where nothing has such a name
 */
export function storedPath(path: string, publicFolder = 'public'): string | undefined {
  let stored = ''
  for (const part of path.split('/').slice(1)) {
    const names = namesIn(join(publicFolder, stored))
    const name = names.includes(part)
      ? part
      : names.find((each) => each.toLowerCase() === part.toLowerCase())
    if (name === undefined) return undefined
    stored += `/${name}`
  }
  return stored || undefined
}

/** @returns the addresses of all files below the folder */
export const publicPaths = (publicFolder = 'public') =>
  (existsSync(publicFolder)
    ? readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .map((file) => file.slice(publicFolder.length))

export const publicProblems = (publicFolder = 'public'): ContentProblem[] =>
  publicPaths(publicFolder).flatMap((path) => {
    const { size = 0 } = statSync(publicFolder + path, { throwIfNoEntry: false }) ?? {}
    if (size <= maxFileBytes) return []
    const message = `has ${(size / 1024 / 1024).toFixed(1)} MiB; Cloudflare takes at most ${maxFileBytes / 1024 / 1024} MiB a file`
    return [{ file: publicFolder + path, line: 1, field: 'size', message }]
  })
