import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFolder } from './replaceFolder'

const writePage = (folder: string, text: string) => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'page'), text)
}
const make = (text: string) => async (folder: string) => writePage(folder, text)

/** A folder that holds the last build. */
function newParent() {
  const parent = mkdtempSync(join(tmpdir(), 'replace-'))
  writePage(join(parent, 'dist'), 'last')
  return parent
}

const pageIn = (parent: string) => readFileSync(join(parent, 'dist/page'), 'utf8')
const namesIn = (parent: string) => readdirSync(parent).sort()

/** Replaces the folder in a process of its own, which writes half of a build and never ends. */
async function startBuild(parent: string) {
  const program = `
    import { mkdirSync } from 'node:fs'
    import { replaceFolder } from ${JSON.stringify(resolve('src/build/replaceFolder.ts'))}
    setInterval(() => {}, 1000)
    await replaceFolder('dist', (folder) => new Promise(() => {
      mkdirSync(folder)
      mkdirSync('temporary')
      console.log('started')
    }), ['temporary'])`
  const file = join(parent, 'build.mts')
  writeFileSync(file, program)
  const tsx = resolve('node_modules/tsx/dist/loader.mjs')
  const child = spawn(process.execPath, ['--import', tsx, file], { cwd: parent })
  await once(child.stdout, 'data')
  return { child, ended: once(child, 'exit') }
}

test('a build takes the place of the last one, or of none', async () => {
  const parent = newParent()
  await replaceFolder(join(parent, 'dist'), make('new'))
  await replaceFolder(join(parent, 'other'), make('new'))
  expect(pageIn(parent)).toBe('new')
  expect(namesIn(parent)).toEqual(['dist', 'other'])
})

test('a build that fails halfway leaves the last one whole, and nothing else', async () => {
  const parent = newParent()
  const fail = async (folder: string) => {
    writePage(folder, 'half')
    throw new Error('a mistake')
  }
  await expect(replaceFolder(join(parent, 'dist'), fail)).rejects.toThrow('a mistake')
  expect(pageIn(parent)).toBe('last')
  expect(namesIn(parent)).toEqual(['dist'])
})

test('a link to a folder stays one', async () => {
  const parent = newParent()
  const link = join(newParent(), 'link')
  symlinkSync(join(parent, 'dist'), link)
  await replaceFolder(link, make('new'))
  expect(pageIn(parent)).toBe('new')
  expect(readFileSync(join(link, 'page'), 'utf8')).toBe('new')
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends a build without a trace', async (signal) => {
  const parent = newParent()
  const { child, ended } = await startBuild(parent)
  child.kill(signal)
  expect(await ended).toEqual([1, null])
  expect(pageIn(parent)).toBe('last')
  expect(namesIn(parent)).toEqual(['build.mts', 'dist'])
})

test('what a killed build leaves is removed by the next one', async () => {
  const parent = newParent()
  const { child, ended } = await startBuild(parent)
  child.kill('SIGKILL')
  await ended
  expect(pageIn(parent)).toBe('last')
  await replaceFolder(join(parent, 'dist'), make('new'), [join(parent, 'temporary')])
  expect(pageIn(parent)).toBe('new')
  expect(namesIn(parent)).toEqual(['build.mts', 'dist'])
})

test('a build that was killed while it took its place is undone', async () => {
  const parent = newParent()
  renameSync(join(parent, 'dist'), join(parent, '.dist.old'))
  const fail = () => Promise.reject(new Error('a mistake'))
  await expect(replaceFolder(join(parent, 'dist'), fail)).rejects.toThrow('a mistake')
  expect(pageIn(parent)).toBe('last')
})

test('of builds at once each waits for those before, also after one that was killed', async () => {
  const parent = newParent()
  const { child, ended } = await startBuild(parent)
  const running: string[] = []
  const others = ['a', 'b', 'c'].map((text) =>
    replaceFolder(join(parent, 'dist'), async (folder) => {
      running.push(text)
      writePage(folder, text)
      await new Promise((done) => setTimeout(done, 20))
      expect(running.pop()).toBe(text)
    }),
  )
  expect(pageIn(parent)).toBe('last')
  child.kill('SIGKILL')
  await ended
  await Promise.all(others)
  expect(['a', 'b', 'c']).toContain(pageIn(parent))
})

test('a folder that cannot be moved stays, and the reason is a sentence', async () => {
  const parent = newParent()
  const block = async (folder: string) => {
    writePage(folder, 'new')
    // As one that is mounted does, this keeps the folder from being moved.
    writePage(join(parent, '.dist.old'), 'in the way')
  }
  await expect(replaceFolder(join(parent, 'dist'), block)).rejects.toThrow(
    `${join(parent, 'dist')} is what it was, as it cannot be moved`,
  )
  expect(pageIn(parent)).toBe('last')
  expect(namesIn(parent)).toEqual(['dist'])
})
