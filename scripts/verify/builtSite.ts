/** What a build has recorded of itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildInfoUrl, filesIn } from '../../src/build/writeDist'

const buildInfo = v.pipe(
  v.string(),
  v.parseJson(),
  // The origin is that for which the addresses in the pages were made.
  v.object({ origin: v.string(), files: v.number() }),
)

/** @throws Error where the folder is not what its build has written: no such file, or another number of files */
export async function readBuildInfo(folder: string) {
  const file = join(folder, buildInfoUrl)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const { success, output } = v.safeParse(buildInfo, text)
  const isNotWhole = (reason: string) =>
    new Error(`${folder} is no whole build: it has ${reason}; run npm run build`)
  if (!success) throw isNotWhole('no build.json of a build')
  const count = (await filesIn(folder)).length - 1
  if (count === output.files) return { ...output, text }
  throw isNotWhole(`${count} files, and its build wrote ${output.files}`)
}
