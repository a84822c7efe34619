/** Writes the files of a built site, and puts their folder in the place of the last one. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { filesIn } from '../content/filesIn'

/** A path, with a leading slash, and what makes the file's content when it is needed. */
export type SiteFile = readonly [
  path: string,
  make: () => string | Uint8Array | Promise<string | Uint8Array>,
]

export async function writeFiles(folder: string, files: Iterable<SiteFile>) {
  // One on each core of a small machine: more pictures at once would take memory, and gain nothing.
  await pLimit(2).map(files, async ([path, make]) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    const content = await make()
    // The threads of asynchronous writing are those that compress and draw.
    writeFileSync(file, content)
  })
}

/** The file that a build writes last: by it a whole folder is recognized, and a live site that is this build. */
export const buildInfoUrl = '/build.json'

/** @param facts how many pages and articles there are, and the origin for which the addresses in them were made */
export async function writeBuildInfo(
  folder: string,
  facts: { origin: string; pages: number; articles: number },
) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const files = filesIn(folder).filter((path) => path !== buildInfoUrl).length
  // There is no commit without a repository, or without git.
  const info = { commit: stdout?.trim() ?? '', ...facts, files }
  await writeFiles(folder, [[buildInfoUrl, () => `${JSON.stringify(info, null, 2)}\n`]])
}

/** @returns the name of a file or folder of a build, beside the folder that it makes */
const siblingOf = (target: string, name: string) =>
  join(dirname(target), `.${basename(target)}.${name}`)

/** @returns whether a process with this id runs; the system forbids to signal one of another user */
function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}

/**
 * Lets one build at a time make a folder: a file beside it holds the id of the process, so that one that was killed
 * blocks nothing. @returns what ends that. @throws Error while a build of another process runs
 */
export function lockFolder(target: string) {
  const file = siblingOf(target, 'lock')
  const write = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  const remove = () => rmSync(file, { force: true })
  try {
    write()
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
    const id = Number(readFileSync(file, 'utf8'))
    if (id > 0 && id !== process.pid && isRunning(id)) {
      const message = `A build is running here, as process ${id}; start another one once it has ended.`
      // The place in the code tells nobody anything.
      throw Object.assign(new Error(message), { stack: message })
    }
    remove()
    write()
  }
  return remove
}

/** Makes a folder beside the one whose place it takes at the end. @param leftover another path, which a `make` that fails leaves */
export async function replaceFolder(
  target: string,
  make: (folder: string) => Promise<void>,
  leftover: string,
) {
  const next = siblingOf(target, 'new')
  const last = siblingOf(target, 'old')
  const clean = () => {
    // A build that was interrupted between the two renames.
    if (existsSync(last) && !existsSync(target)) renameSync(last, target)
    for (const path of [last, next, leftover])
      rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  clean()
  // A page that cannot be rendered ends the process.
  process.once('exit', clean)
  try {
    await make(next)
    if (existsSync(target)) renameSync(target, last)
    renameSync(next, target)
    await rm(last, { recursive: true, force: true })
  } finally {
    clean()
    process.off('exit', clean)
  }
}
