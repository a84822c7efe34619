/** The cache of pictures between builds, as making them is costly: below `node_modules`, as they are neither committed nor deployed. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/.cache/pictures'

/**
 * @param parts all that decides what `make` makes, which is called if the cache does not have it
 * @returns the picture's file, whose name is a hash of the parts
 */
export async function cachedPicture(
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const file = join(folder, hash.digest('hex'))
  if (existsSync(file)) return file
  const picture = await make()
  mkdirSync(folder, { recursive: true })
  // Renamed when complete, so that an interrupted build leaves no partial picture.
  const partial = `${file}.${randomUUID()}`
  writeFileSync(partial, picture)
  renameSync(partial, file)
  return file
}
