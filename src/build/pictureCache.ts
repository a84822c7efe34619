/** Pictures are costly to make, and kept between builds: a second build makes only what has changed. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below `node_modules`, as it must neither be committed nor deployed. */
const folder = 'node_modules/.cache/pictures'

/**
 * @param files what draws pictures: modules, fonts, and the `package.json` of each package that it uses
 * @returns a function that gives the picture for an input, made now or by an earlier build
 */
export function pictureCache(files: readonly string[]) {
  const drawing = files.map((file) => readFileSync(file, 'base64'))
  return async (input: readonly unknown[], make: () => Promise<Uint8Array>) => {
    const key = JSON.stringify([drawing, input])
    const path = join(folder, createHash('sha256').update(key).digest('hex'))
    if (existsSync(path)) return readFileSync(path)
    const picture = await make()
    mkdirSync(folder, { recursive: true })
    // Renamed when complete, so that an interrupted build leaves no partial picture.
    const partial = `${path}.${randomUUID()}`
    writeFileSync(partial, picture)
    renameSync(partial, path)
    return picture
  }
}
