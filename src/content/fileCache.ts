/** What is costly to make, kept between builds: below `node_modules`, as it is neither committed nor deployed. */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './filesIn'

const folder = 'node_modules/.cache/site'

const day = 86_400_000

/** @returns the hash of some texts or bytes; those of another division into parts have another one */
export function hashOf(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex')
}

/** @returns the hash of the code and the packages: if one file of them changes, so may all that they make */
export function hashOfCode(): string {
  const sources = filesIn('src')
    .map((path) => `src${path}`)
    // Pages are content.
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/(pages|tests)\/|\.test\.tsx?$/.test(file))
  const files = ['node_modules/.package-lock.json', 'uno.config.ts', ...sources]
  const parts = files
    .filter((file) => existsSync(file))
    .flatMap((file) => [file, readFileSync(file)])
  return hashOf([process.version, ...parts])
}

/** @param key the hash of all that decides what a file holds. @returns its path; undefined if the cache does not have it */
export function findCached(key: string): string | undefined {
  const file = join(folder, key)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs > day) utimesSync(file, new Date(), new Date())
  return found && file
}

/** @returns the path of the new file */
function writeCached(key: string, content: string | Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, key)
  // Renamed when complete, so that an interrupted build leaves no partial file.
  const partial = `${file}.${randomUUID()}`
  writeFileSync(partial, content)
  renameSync(partial, file)
  return file
}

/**
 * @param parts all that decides what `make` makes, which is called if the cache does not have it
 * @returns the path of the file with it, whose name is their hash
 */
export async function cachedFile(
  parts: Iterable<string | Uint8Array>,
  make: () => Promise<Uint8Array>,
): Promise<string> {
  const key = hashOf(parts)
  return findCached(key) ?? writeCached(key, await make())
}

/** Removes what nothing has asked for in 30 days. */
export function pruneCache() {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > 30 * day) rmSync(file, { force: true })
  }
}
