import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifestFile, readManifest, writeManifest } from './manifest'

const facts = { origin: 'https://www.firm.example', pages: 2, articles: 1 }

async function newBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'articles'))
  await writeFile(join(folder, 'index.html'), '<p>Home')
  await writeFile(join(folder, 'articles/plan.html'), '<p>Plan')
  await writeFile(join(folder, '.assetsignore'), '_worker.js\n')
  await writeManifest(folder, facts)
  return folder
}

test('a folder is whole as its build has written it, wherever it lies', async () => {
  const [one, other] = [await newBuild(), await newBuild()]
  expect(await readManifest(one)).toMatchObject({ ...facts, files: 3 })
  const [a, b] = [one, other].map((folder) => readFile(join(folder, manifestFile), 'utf8'))
  expect(await a).toBe(await b)
  expect(await readManifest(`${one}/`)).toEqual(await readManifest(other))
})

test.each<[string, (folder: string) => Promise<void>, string]>([
  ['no manifest', (folder) => rm(join(folder, manifestFile)), 'has no build.json'],
  ['no folder', (folder) => rm(folder, { recursive: true }), 'has no build.json'],
  ['half of a manifest', (folder) => writeFile(join(folder, manifestFile), '{"files":'), 'read'],
  ['one of another kind', (folder) => writeFile(join(folder, manifestFile), '{}'), 'read'],
  ['a file missing', (folder) => rm(join(folder, 'articles/plan.html')), '2 files'],
  ['a hidden file missing', (folder) => rm(join(folder, '.assetsignore')), '2 files'],
  ['a file added', (folder) => writeFile(join(folder, 'articles/.DS_Store'), ''), '4 files'],
  ['a byte changed', (folder) => writeFile(join(folder, 'index.html'), '<p>home'), 'changed'],
  [
    'a file renamed',
    (folder) => rename(join(folder, 'index.html'), join(folder, 'Index.html')),
    'changed or renamed',
  ],
])('a folder with %s is refused', async (_, spoil, reason) => {
  const folder = await newBuild()
  await spoil(folder)
  await expect(readManifest(folder)).rejects.toThrow(reason)
})
