import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replaceFolder } from './replaceFolder'

/** A folder that holds the last build. */
function newParent() {
  const parent = mkdtempSync(join(tmpdir(), 'replaceable-'))
  mkdirSync(join(parent, 'dist'))
  writeFileSync(join(parent, 'dist/page'), 'last')
  return parent
}

const namesIn = (parent: string) => readdirSync(parent).sort()

test.each([
  ['a file', 'no folder', (path: string) => writeFileSync(path, '')],
  [
    'a link to nothing',
    'a link that leads to no folder',
    (path: string) => symlinkSync('no', path),
  ],
])('%s in its place stays, and nothing is built', async (_, what, put) => {
  const parent = newParent()
  const target = join(parent, 'target')
  put(target)
  const build = replaceFolder(target, () => Promise.reject(new Error('built')))
  await expect(build).rejects.toThrow(`${target} is ${what}; a folder`)
  expect(namesIn(parent)).toEqual(['dist', 'target'])
})

const mounts = [
  ['that is mounted', 'mount --bind mounted dist', 'cannot be moved: it is mounted'],
  [
    'of a layer of an image',
    'mount -t tmpfs tmpfs upper && mkdir upper/new upper/work && mount -t overlay overlay -o lowerdir=.,upperdir=upper/new,workdir=upper/work merged && cd merged',
    'cannot be moved: it comes from a layer',
  ],
  [
    'that this user may not write in',
    'mount --bind dist dist && mount -o remount,bind,ro dist',
    '/dist, and this user may not',
  ],
  [
    'below one that this user may not write in',
    'mount --bind . merged && mount -o remount,bind,ro merged && cd merged',
    '/merged, and this user may not',
  ],
] as const

/** Runs a command where it may mount, and what it has mounted is gone after it. */
const unshare = (command: string, cwd: string) =>
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', command], {
    cwd,
    encoding: 'utf8',
  })

describe.each(mounts)('a folder %s', (_, mount, reason) => {
  const parent = newParent()
  for (const name of ['mounted', 'upper', 'merged']) mkdirSync(join(parent, name))
  const { status, stderr } = unshare(mount, parent)

  test.skipIf(status !== 0)(`stops a build before it begins ${stderr ?? ''}`, () => {
    const program = `
      import { replaceFolder } from ${JSON.stringify(resolve('src/build/replaceFolder.ts'))}
      await replaceFolder('dist', () => console.log('built'))`
    writeFileSync(join(parent, 'build.mts'), program)
    const before = namesIn(parent)
    const tsx = resolve('node_modules/tsx/dist/loader.mjs')
    const run = `${process.execPath} --import ${tsx} build.mts`
    const { stdout, stderr } = unshare(`${mount} && ${run}`, parent)
    expect(stderr).toContain(reason)
    expect(stdout).toBe('')
    expect(namesIn(parent)).toEqual(before)
    expect(readFileSync(join(parent, 'dist/page'), 'utf8')).toBe('last')
  })
})
