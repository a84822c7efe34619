import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../../tests/fixture/png'
import { imageProblem } from './imageProblem'

let root = ''
const png = drawPng(40, 40, true)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const files: [string, string | Buffer][] = [
  ['plan.png', png],
  ['images/Loom.svg', svg],
  ['notes.txt', 'Notes.'],
  ['page.png', '<!doctype html>'],
  ['half.png', png.subarray(0, png.length / 2)],
  ['broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path'],
  ['large.png', Buffer.concat([png, Buffer.alloc(5_100_000)])],
]
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'))
  mkdirSync(join(root, 'public/images'), { recursive: true })
  mkdirSync(join(root, 'public/folder.png'))
  for (const [name, content] of files) writeFileSync(join(root, 'public', name), content)
  writeFileSync(join(root, 'outside.png'), png)
  symlinkSync('../outside.png', join(root, 'public/linked.png'))
  symlinkSync('plan.png', join(root, 'public/inside.png'))
})
afterAll(() => rmSync(root, { recursive: true }))

const problem = (url: string) => imageProblem(url, join(root, 'public'))

test.each(['/plan.png', '/images/Loom.svg', '/inside.png'])('%s can be shown', async (url) =>
  expect(await problem(url)).toBeUndefined(),
)

test.each([
  ['/pln.png', 'is not there; did you mean "/plan.png"?'],
  ['/images/nothing-alike.png', 'is not there; a path to a file below public/'],
  // Some systems find it, the host does not.
  ['/images/loom.svg', 'is named /images/Loom.svg'],
  ['/Images/Loom.svg', 'is named /images/Loom.svg'],
  ['/folder.png', 'is a folder'],
  ['/notes.txt', 'is no picture; allowed: .avif'],
  ['/images', 'is no picture'],
  ['/page.png', 'cannot be read as a picture'],
  ['/half.png', 'cannot be read as a picture'],
  ['/broken.svg', 'cannot be read as a picture'],
  ['/large.png', 'has 5.1 MB; at most 5.0 MB'],
  ['/linked.png', 'outside public/'],
  ['/../outside.png', 'below public/'],
  ['../public/plan.png', 'no path from the root'],
  ['plan.png', 'no path from the root'],
  ['', 'no path from the root'],
  ['/my plan.png', 'has other characters'],
  ['/plan.png?v=2', 'has other characters'],
  ['https://pictures.example/plan.png', 'is not below public/'],
  ['//pictures.example/plan.png', 'is not below public/'],
  ['data:image/png;base64,AAAA', 'is not below public/'],
])('%s cannot', async (url, message) => expect(await problem(url)).toContain(message))
