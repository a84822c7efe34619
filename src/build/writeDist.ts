/** Writes the files of a built site, a few at a time. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteFile } from './siteFile'

/** @param dist the folder that they are written to */
export function writerTo(dist: string) {
  const folders = new Set<string>()

  async function write(path: string, content: string | Uint8Array) {
    const file = join(dist, path)
    const folder = dirname(file)
    if (!folders.has(folder)) await mkdir(folder, { recursive: true })
    folders.add(folder)
    await writeFile(file, content)
  }

  /** One after the other, as each may be large. */
  async function writeAll(files: Iterable<SiteFile>) {
    for (const [path, make] of files) await write(path, await make())
  }
  return { write, writeAll }
}
