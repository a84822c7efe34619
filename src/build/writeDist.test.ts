import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readBuildInfo } from '../../scripts/verify/builtSite'
import { replaceFolder, writeBuildInfo, writeFiles } from './writeDist'

const root = mkdtempSync(join(tmpdir(), 'dist-'))
afterAll(() => rmSync(root, { recursive: true }))
const dist = join(root, 'dist')
const temporary = join(root, 'temporary')

const make = (name: string) => (folder: string) => writeFiles(folder, [[`/a/${name}`, () => name]])

test('a build takes the place of the last one, which stays where it fails; what an interrupted one left goes', async () => {
  await replaceFolder(dist, make('one'), temporary)
  expect(readdirSync(join(dist, 'a'))).toEqual(['one'])

  const failing = async (folder: string) => {
    await make('two')(folder)
    throw new Error('no')
  }
  await expect(replaceFolder(dist, failing, temporary)).rejects.toThrow('no')
  expect([readdirSync(root), readdirSync(join(dist, 'a'))]).toEqual([['dist'], ['one']])

  for (const path of [join(root, '.dist.new/b'), join(root, '.dist.old'), temporary])
    mkdirSync(path, { recursive: true })
  await replaceFolder(dist, make('three'), temporary)
  expect([readdirSync(root), readdirSync(join(dist, 'a'))]).toEqual([['dist'], ['three']])

  rmSync(dist, { recursive: true })
  writeFileSync(join(root, '.dist.old'), 'the last one')
  await expect(replaceFolder(dist, failing, temporary)).rejects.toThrow('no')
  expect(existsSync(dist)).toBe(true)
})

test('a folder is whole while it has as many files as its build wrote', async () => {
  const folder = join(root, 'site')
  await expect(readBuildInfo(folder)).rejects.toThrow('has no build.json')
  await make('one')(folder)
  const facts = { origin: 'https://a.example', pages: 2, articles: 1 }
  await writeBuildInfo(folder, facts)
  expect(await readBuildInfo(folder)).toMatchObject({ origin: facts.origin, files: 1 })
  await make('two')(folder)
  await expect(readBuildInfo(folder)).rejects.toThrow('has 2 files, and its build wrote 1')
  await writeFiles(folder, [['/build.json', () => '{}']])
  await expect(readBuildInfo(folder)).rejects.toThrow('has no build.json')
})
