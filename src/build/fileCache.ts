/** Pictures that the build draws, kept between builds: a second build draws nothing that is unchanged. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Below `node_modules`, as it must neither be committed nor deployed. */
const folder = 'node_modules/.cache/drawings'

export interface Drawing {
  /** Files whose text decides how such a picture looks; a change draws all of them anew. */
  recipe: readonly string[]
  /** What this one is drawn from. */
  from: unknown
  draw: () => Uint8Array | string | Promise<Uint8Array | string>
}

/**
 * @param cache where drawings are kept
 * @returns the bytes of the picture, drawn now or by an earlier build
 */
export async function drawn({ recipe, from, draw }: Drawing, cache = folder): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(from))
  for (const file of recipe) hash.update(await readFile(file))
  const kept = join(cache, hash.digest('hex'))
  const earlier = await readFile(kept).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (earlier) return earlier
  const picture = Buffer.from(await draw())
  await mkdir(cache, { recursive: true })
  // Renamed when whole, so that a build that is broken off leaves no half picture.
  const part = `${kept}.${process.pid}`
  await writeFile(part, picture)
  await rename(part, kept)
  return picture
}
