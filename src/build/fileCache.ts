/** Files that are costly to make, kept between builds: a second build makes only what has changed. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below `node_modules`, as it must neither be committed nor deployed. */
const cacheFolder = 'node_modules/.cache/files'

export interface CachedFile {
  /** Files of the project whose text decides what is made; a change makes all anew. */
  sourceFiles: readonly string[]
  /** What this one is made from. */
  input: unknown
  make: () => Uint8Array | string | Promise<Uint8Array | string>
}

/** @returns the bytes of the file, made now or by an earlier build */
export async function cached(
  { sourceFiles, input, make }: CachedFile,
  folder = cacheFolder,
): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(input))
  for (const file of sourceFiles) hash.update(await readFile(file))
  const path = join(folder, hash.digest('hex'))
  const earlier = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (earlier) return earlier
  const bytes = Buffer.from(await make())
  await mkdir(folder, { recursive: true })
  // Renamed when complete, so that an interrupted build leaves no partial file.
  const partial = `${path}.${process.pid}`
  await writeFile(partial, bytes)
  await rename(partial, path)
  return bytes
}
