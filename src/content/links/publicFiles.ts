/** The files in `public/`: where an address leads, and which cannot be served. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../contentError'
import { type AliasedPage, withoutEnding } from './aliases'

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

/** Where the function answers, and what the build writes, by folders and by names. */
const written =
  /^\/(?:(?:api|assets|cards|covers|data|search)\/|(?:_headers|_redirects|_routes\.json|_worker\.js|_nginx\.conf|\.assetsignore|\.well-known\/security\.txt|(?:articles|build|feed)\.json|(?:licenses|llms|llms-full|robots)\.txt|(?:atom|feed|sitemap)\.xml)$)/

/** @returns whether the build would take the place of such a file in `public/` without a word */
export const isWritten = (path: string) => written.test(path)

function problemOf(path: string, size: number, pages: ReadonlyMap<string, string>) {
  if (isWritten(path)) return 'is where the build or the function answers; another name is required'
  const page = pages.get(withoutEnding(path.replace(/\.md$/, '')))
  if (page) return `has the address of ${page}; another name is required`
  if (size <= maxFileBytes) return undefined
  return `has ${(size / 1024 / 1024).toFixed(1)} MiB; Cloudflare takes at most ${maxFileBytes / 1024 / 1024} MiB a file`
}

/** @returns a problem for each file that cannot be served as it is */
export function publicProblems(
  pages: readonly Pick<AliasedPage, 'file' | 'path'>[],
  publicFolder = 'public',
): ContentProblem[] {
  const fileOf = new Map(pages.map(({ file, path }) => [path, file]))
  return publicPaths(publicFolder).flatMap((path) => {
    const file = publicFolder + path
    const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    const message = problemOf(path, size, fileOf)
    return message ? [{ file, line: 1, field: 'file', message }] : []
  })
}
