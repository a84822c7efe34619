import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { carryOver, currentAssets, readPrevious } from './supersededAssets'

type Files = Record<string, string>

/** A built site with these files in its `assets/`. */
async function newDist(files: Files) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await mkdir(join(dist, 'assets'))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(dist, 'assets', name), text)
  return dist
}

/** A build that makes these files, after another one. @returns its folder */
async function buildAfter(previousDist: string, files: Files, today: string) {
  const previous = await readPrevious(previousDist)
  const dist = await newDist(files)
  await carryOver(previous, join(dist, 'assets'), today)
  return dist
}

const namesIn = async (dist: string) => (await readdir(join(dist, 'assets'))).sort()
const listIn = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'assets/superseded.json'), 'utf8'))

test('a file that the new build does not have stays, with the day on which it ceased to be current', async () => {
  const first = await newDist({ 'main-a.js': 'old', 'sans-s.woff2': 'font' })
  const dist = await buildAfter(first, { 'main-b.js': 'new', 'sans-s.woff2': 'font' }, '2024-03-01')
  expect(await namesIn(dist)).toEqual(['main-a.js', 'main-b.js', 'sans-s.woff2', 'superseded.json'])
  expect(await readFile(join(dist, 'assets/main-a.js'), 'utf8')).toBe('old')
  expect(await listIn(dist)).toEqual({ 'main-a.js': '2024-03-01' })
  expect(await currentAssets(join(dist, 'assets'))).toEqual(['main-b.js', 'sans-s.woff2'])
})

test('it goes 30 days later, whatever was built between', async () => {
  const first = await newDist({ 'main-a.js': '' })
  const second = await buildAfter(first, { 'main-b.js': '' }, '2024-03-01')
  const third = await buildAfter(second, { 'main-c.js': '' }, '2024-03-30')
  expect(await listIn(third)).toEqual({ 'main-a.js': '2024-03-01', 'main-b.js': '2024-03-30' })
  const fourth = await buildAfter(third, { 'main-c.js': '' }, '2024-03-31')
  expect(await namesIn(fourth)).toEqual(['main-b.js', 'main-c.js', 'superseded.json'])
  expect(await listIn(fourth)).toEqual({ 'main-b.js': '2024-03-30' })
})

test('a file that becomes current again leaves the list, and keeps its new content', async () => {
  const first = await newDist({ 'main-a.js': 'a' })
  const second = await buildAfter(first, { 'main-b.js': 'b' }, '2024-03-01')
  const third = await buildAfter(second, { 'main-a.js': 'a, anew' }, '2024-03-02')
  expect(await listIn(third)).toEqual({ 'main-b.js': '2024-03-02' })
  expect(await readFile(join(third, 'assets/main-a.js'), 'utf8')).toBe('a, anew')
})

test('a name on the list without its file is dropped', async () => {
  const first = await newDist({ 'main-a.js': '', 'superseded.json': '{"main-0.js":"2024-03-01"}' })
  const dist = await buildAfter(first, { 'main-a.js': '' }, '2024-03-02')
  expect(await listIn(dist)).toEqual({})
})

test('without a list, all files are current', async () => {
  const dist = await newDist({ 'b.js': '', 'a.js': '' })
  expect(await currentAssets(join(dist, 'assets'))).toEqual(['a.js', 'b.js'])
})

test('a folder that is no earlier build stops the build with what is allowed', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'dist-'))
  for (const folder of [empty, join(empty, 'nowhere')])
    await expect(readPrevious(folder)).rejects.toThrow(
      `PREVIOUS_DIST is ${folder}, which has no assets/; the folder that an earlier build wrote is allowed`,
    )
  for (const list of ['{', 'null', '["a.js"]', '{"a.js":"yesterday"}', '{"a.js":1}']) {
    const dist = await newDist({ 'superseded.json': list })
    await expect(readPrevious(dist), list).rejects.toThrow(
      /^PREVIOUS_DIST: .+superseded\.json .+YYYY-MM-DD.+ allowed/,
    )
  }
})
