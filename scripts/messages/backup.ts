/** Backups of all messages in a folder, a file each. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of this command have the time in their names; it deletes no other. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.jsonl$/
const nameAt = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl`

/**
 * Writes a new file, whole or not at all; then deletes those of this command that are older than `keepMs`.
 * @returns its path, and how many it deleted. @throws Error where it cannot write; then every other file is left
 */
export function writeBackup(folder: string, content: string, keepMs?: number) {
  const now = Date.now()
  const file = join(folder, nameAt(now))
  const partial = join(folder, '.partial')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(partial, `${content}\n`, { mode: 0o600, flush: true })
    renameSync(partial, file)
  } catch (error) {
    if (existsSync(partial)) rmSync(partial)
    const reason = error instanceof Error ? error.message : error
    throw new Error(`No backup was made, and none deleted: ${reason}`)
  }
  const oldest = keepMs ? nameAt(now - keepMs) : ''
  const old = readdirSync(folder).filter((name) => backupName.test(name) && name < oldest)
  for (const name of old) rmSync(join(folder, name))
  return { file, deleted: old.length }
}
