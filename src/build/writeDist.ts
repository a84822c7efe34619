/** Writes the files of `dist/`, a few at a time. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteFile } from './siteFile'

export const dist = 'dist'

const folders = new Set<string>()

export async function write(path: string, content: string | Uint8Array) {
  const file = join(dist, path)
  const folder = dirname(file)
  if (!folders.has(folder)) await mkdir(folder, { recursive: true })
  folders.add(folder)
  await writeFile(file, content)
}

/** One after the other, as each may be large. */
export async function writeAll(files: Iterable<SiteFile>) {
  for (const [path, make] of files) await write(path, await make())
}
