/** A lock that one process at a time has: a file with its number, which is void once the process has ended. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** @returns the running process that has the lock; undefined where none has */
function ownerOf(lock: string) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner) process.kill(owner, 0)
    return owner || undefined
  } catch (error) {
    // Another user's process runs, but takes no signals.
    return codeOf(error) === 'EPERM' ? Number(readFileSync(lock, 'utf8')) : undefined
  }
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
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      continue
    }
    // Another process may have removed the same void lock, and this one instead.
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (ownerOf(lock) === process.pid) return undefined
  }
}
