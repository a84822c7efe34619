/** `npm run messages -- backup`: writes all messages to a file that only its owner may read. */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { counted } from '../../src/articles/counted'
import { messagePolicy } from '../../src/site'
import { type Backup, readBackup, summary, writeBackup } from './backupFormat'
import type { Database } from './database'
import { messageSchema, type Report, type StoredMessage } from './schema'
import { all, readAll } from './stored'

/** Ignored by git. */
const folder = 'backups'
const nameOf = (time: string) => `${folder}/messages-${time.replace(/[:.]/g, '-')}.jsonl`

const { backupDays } = messagePolicy
const lastDay = (now: Date) =>
  new Date(now.getTime() + backupDays * 86_400_000).toISOString().slice(0, 10)

/** A path in a checkout that git would add. */
function isInGit(file: string) {
  const { status } = spawnSync('git', ['-C', dirname(file), 'check-ignore', '-q', file])
  return status === 1
}

/** @throws Error where a restore would refuse a message, as somebody has changed it by hand */
function checkMessages(messages: StoredMessage[]) {
  for (const message of messages) {
    const { success, issues } = v.safeParse(messageSchema, message)
    if (!success)
      throw new Error(
        `Message ${message.id}: ${v.getDotPath(issues[0])} ${issues[0].message}; correct it in the table, then back up again`,
      )
  }
}

/** @throws Error where it cannot be written, or not be read again; then nothing is left of it */
function writeFile(file: string, backup: Backup) {
  const partial = `${file}.${process.pid}.partial`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const descriptor = openSync(partial, 'wx', 0o600)
  try {
    for (const line of writeBackup(backup)) writeFileSync(descriptor, line)
    fsyncSync(descriptor)
    readBackup(readFileSync(partial), file)
    renameSync(partial, file)
  } finally {
    closeSync(descriptor)
    rmSync(partial, { force: true })
  }
}

/** @returns what is printed */
export async function backUp(database: Database, target: string, now = new Date()) {
  const createdAt = now.toISOString()
  const file = target || nameOf(createdAt)
  if (existsSync(file))
    throw new Error(`${file} exists, and no backup is overwritten: name another file`)
  const messages = await readAll(database, all)
  const reports = await database.query<Report>(
    'SELECT id, channel, "sentAt" FROM reports ORDER BY id, channel',
  )
  checkMessages(messages)
  const backup = { createdAt, messages, reports }
  try {
    writeFile(file, backup)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is not written: ${problem}`, { cause: error })
  }
  const warning = isInGit(resolve(file))
    ? `\nWarning: git would add ${file}, which holds names and addresses; move it out of the checkout or have .gitignore name it`
    : ''
  return `${summary(backup)} of ${database.name} are in ${file}.\nDelete it by ${lastDay(now)}: the privacy notice promises that no backup is older than ${counted(backupDays, 'day')}.${warning}`
}
