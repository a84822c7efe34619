/** Where the local database is. It takes one server at a time, so that a further one has a folder of its own. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryLock } from './processLock'

/** As wrangler has it. */
export const stateFolder = '.wrangler/state'

/** @returns a folder that no other running server has, until this process ends */
export async function ownStateFolder(base = stateFolder): Promise<string> {
  mkdirSync(dirname(base), { recursive: true })
  for (let n = 1; ; n++) {
    const folder = n === 1 ? base : `${base}-${n}`
    const lock = `${folder}.lock`
    if (await tryLock(lock)) continue
    process.on('exit', () => rmSync(lock, { force: true }))
    if (n > 1)
      console.log(
        `Another server has the messages in ${base}; those of this one: npm run messages -- --persist-to ${folder}`,
      )
    return folder
  }
}
