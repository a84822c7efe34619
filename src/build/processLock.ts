/** A lock that one process at a time has: a file with its number and start, which is void once the process has ended. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** @returns the text of a file; empty where there is none, or it is not for this user */
function readIfAllowed(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(String(codeOf(error)))) return ''
    throw error
  }
}

/**
 * Numbers come again: in a container a build may have that of the one before, which was killed.
 * @returns when the process began, in the system's own count; empty where the system does not show it
 */
function startOf(pid: number) {
  // Before its state stands its command, in which anything may stand.
  const [state = '', ...fields] = readIfAllowed(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  // It has ended, and its parent has not looked yet.
  return state === 'Z' ? state : (fields[18] ?? '')
}

function isRunning(pid: number, start: string) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another user's process runs, but takes no signals.
    if (codeOf(error) !== 'EPERM') return false
  }
  const found = startOf(pid)
  return !start || !found || found === start
}

/** @returns the running process that has the lock; undefined where none has */
function ownerOf(lock: string) {
  const [pid = '', start = ''] = readIfAllowed(lock).split(' ')
  return Number(pid) && isRunning(Number(pid), start) ? Number(pid) : undefined
}

/**
 * Takes the lock if it is free; whoever has it removes the file.
 * @returns undefined where this process has it now, else the number of the one that has it
 */
export async function tryLock(lock: string): Promise<number | undefined> {
  for (;;) {
    const owner = ownerOf(lock)
    if (owner) return owner
    rmSync(lock, { force: true })
    try {
      writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      continue
    }
    // Another process may have removed the same void lock, and this one instead.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (ownerOf(lock) === process.pid) return undefined
  }
}
