/** What is costly to make, kept between builds: a second build makes only what has changed. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleVersion } from './moduleVersion'

/** Below `node_modules`, as it must neither be committed nor deployed. */
const cacheFolder = 'node_modules/.cache/files'

export interface CachedFile {
  /** The module that makes it; a change of it, of what it imports or of their packages makes all anew. */
  module: string
  /** What this one is made from. */
  input: unknown
  make: () => Uint8Array | string | Promise<Uint8Array | string>
}

/** @returns the bytes of the file, made now or by an earlier build */
export async function cached(
  { module, input, make }: CachedFile,
  folder = cacheFolder,
): Promise<Uint8Array> {
  const key = JSON.stringify([module, moduleVersion(module), input])
  const path = join(folder, createHash('sha256').update(key).digest('hex'))
  const earlier = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (earlier) return earlier
  const bytes = Buffer.from(await make())
  await mkdir(folder, { recursive: true })
  // Renamed when complete, so that an interrupted build leaves no partial file.
  const partial = `${path}.${randomUUID()}`
  await writeFile(partial, bytes)
  await rename(partial, path)
  return bytes
}

/** The same for data. @param file its `make` returns what JSON can express */
export async function cachedData<T>(
  { make, ...file }: Omit<CachedFile, 'make'> & { make: () => T | Promise<T> },
  folder?: string,
): Promise<T> {
  const bytes = await cached({ ...file, make: async () => JSON.stringify(await make()) }, folder)
  return JSON.parse(Buffer.from(bytes).toString())
}
