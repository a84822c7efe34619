/** Finds before a build what would keep its folder from taking the place of the last one. */
import { accessSync, constants, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Where that stands in the code helps nobody. */
function withoutStack(error: Error) {
  error.stack = error.message
  return error
}

const reasons: Partial<Record<string, string>> = {
  EBUSY: ': it is mounted; mount the folder above it instead',
  EXDEV: ': it comes from a layer of an image; delete it before the build',
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** @throws Error with a sentence where the folder stays */
export function moveFolder(folder: string, to: string) {
  try {
    renameSync(folder, to)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    error.message = `${folder} is what it was, as it cannot be moved${reasons[codeOf(error)] ?? ''} (${error.message})`
    throw withoutStack(error)
  }
}

function checkWritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    error.message = `A build has to write in ${resolve(folder)}, and this user may not; give the folder to this user, or delete it if it is the last build (${error.message})`
    throw withoutStack(error)
  }
}

/**
 * Tries to move the folder to where another one is in the way, so that it stays in any case.
 * @param other is made, and removed
 * @throws Error with a sentence where something else is in the way
 */
export function checkMovable(folder: string, other: string) {
  mkdirSync(join(other, 'in-the-way'), { recursive: true })
  try {
    moveFolder(folder, other)
    // No system that Node runs on comes here.
    renameSync(other, folder)
  } catch (error) {
    if (reasons[codeOf(error)]) throw error
  }
  rmSync(other, { recursive: true, force: true })
}

/**
 * @param target a folder, a link to one, or nothing
 * @param folder where it leads
 * @throws Error with a sentence where a folder cannot take its place, or this user may not remove what is there
 */
export function checkReplaceable(target: string, folder: string) {
  const found = lstatSync(target, { throwIfNoEntry: false })
  if (found && !statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    const what = found.isSymbolicLink() ? 'a link that leads to no folder' : 'no folder'
    throw withoutStack(
      new Error(`${target} is ${what}; a folder, a link to one, or nothing is allowed`),
    )
  }
  for (const path of [dirname(folder), ...(found ? [folder] : [])]) checkWritable(path)
}
