import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPaths, publicProblems, storedPath } from './publicFiles'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'public-'))
  mkdirSync(join(root, 'Films'))
  for (const name of ['film.mp4', 'Films/long.mp4']) writeFileSync(join(root, name), '')
  truncateSync(join(root, 'film.mp4'), 25 * 1024 * 1024)
  truncateSync(join(root, 'Films/long.mp4'), 25 * 1024 * 1024 + 1)
})
afterAll(() => rmSync(root, { recursive: true }))

test('a file of more than 25 MiB is reported, as the host refuses it', () =>
  expect(publicProblems([], root)).toMatchObject([
    { file: join(root, 'Films/long.mp4'), message: expect.stringContaining('at most 25 MiB') },
  ]))

test('a file of which the build would make another one is reported, and so is one at the address of a page', () => {
  const folder = join(root, 'taken')
  for (const name of ['other', 'assets']) mkdirSync(join(folder, name), { recursive: true })
  const taken = ['_redirects', 'assets/logo.png', 'index.md', 'plan.html', 'plan']
  for (const name of [...taken, '.nojekyll', 'other/index.html', 'plan.pdf'])
    writeFileSync(join(folder, name), '')
  const pages = [
    { file: 'src/pages/index.ts', path: '/' },
    { file: 'articles/plan.md', path: '/plan' },
  ]
  const found = publicProblems(pages, folder)
  expect(found.map(({ file, message }) => [file.slice(folder.length + 1), message]).sort()).toEqual(
    [
      ['_redirects', expect.stringContaining('where the build or the function answers')],
      ['assets/logo.png', expect.stringContaining('where the build or the function answers')],
      ['index.md', expect.stringContaining('the address of src/pages/index.ts')],
      ['plan', expect.stringContaining('the address of articles/plan.md')],
      ['plan.html', expect.stringContaining('the address of articles/plan.md')],
    ],
  )
  rmSync(folder, { recursive: true })
})

test('all files are listed by their addresses', () =>
  expect(publicPaths(root).sort()).toEqual(['/Films/long.mp4', '/film.mp4']))

test.each([
  ['/Films/long.mp4', '/Films/long.mp4'],
  ['/films/LONG.mp4', '/Films/long.mp4'],
  ['/films', '/Films'],
  ['/films/short.mp4', undefined],
  ['/film.mp4/part', undefined],
  ['/../film.mp4', undefined],
  ['/', undefined],
  ['', undefined],
])('%j is stored as %j', (path, stored) => expect(storedPath(path, root)).toBe(stored))
