/**
 * Makes a folder beside the one whose place it takes at the end: what fails or is interrupted leaves the last one
 * whole, and nothing else behind. Of two processes that replace the same folder, the second waits.
 */
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { checkMovable, checkReplaceable, moveFolder } from './checkReplaceable'
import { tryLock } from './processLock'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Where an interrupted process is still writing, a folder may fill while it is emptied. */
const remove = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until no other process has the lock. */
async function takeLock(lock: string) {
  let reported = 0
  for (let owner = await tryLock(lock); owner; owner = await tryLock(lock)) {
    if (owner !== reported)
      console.log(`Process ${owner} builds the same folder; waiting for its end (${lock})`)
    reported = owner
    await pause(200)
  }
}

/**
 * @param target the folder, or a link to it
 * @param make fills an empty folder; its errors are thrown on
 * @param leftovers what else `make` leaves behind where it is interrupted
 */
export async function replaceFolder(
  target: string,
  make: (folder: string) => Promise<void>,
  leftovers: readonly string[] = [],
) {
  const real = existsSync(target) ? realpathSync(target) : target
  const sibling = (ending: string) => join(dirname(real), `.${basename(real)}.${ending}`)
  const [lock, next, last] = [sibling('lock'), sibling('new'), sibling('old')]
  checkReplaceable(target, real)
  await takeLock(lock)
  const clean = () => {
    // A process that was killed between the two renames.
    if (existsSync(last) && !existsSync(real)) renameSync(last, real)
    for (const path of [last, next, ...leftovers]) remove(path)
  }
  const release = () => {
    try {
      clean()
    } finally {
      remove(lock)
    }
  }
  const interrupted = (signal: NodeJS.Signals) => {
    console.error(`Interrupted by ${signal}; ${target} is what it was`)
    process.exit(1)
  }
  clean()
  process.on('exit', release)
  for (const signal of signals) process.on(signal, interrupted)
  try {
    if (existsSync(real)) checkMovable(real, next)
    await make(next)
    if (existsSync(real)) moveFolder(real, last)
    renameSync(next, real)
  } finally {
    for (const signal of signals) process.off(signal, interrupted)
    process.off('exit', release)
    release()
  }
}
