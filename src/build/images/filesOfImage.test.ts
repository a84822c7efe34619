import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../../tests/fixture/png'
import { filesOfImage } from './filesOfImage'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-files-'))
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await sharp(drawPng(500, 300)).toFile(join(folder, 'light.jpg'))
  writeFileSync(join(folder, 'heavy.png'), drawPng(1600, 400, true))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function written(url: string) {
  const files = await filesOfImage(url, folder)
  return Promise.all(
    files.map(async ([path, make]) => {
      const content = await make()
      const { format, width, compression } = await sharp(Buffer.from(content)).metadata()
      return [path, compression ?? format, width]
    }),
  )
}

test('a drawing and what is missing have no other files', async () => {
  expect(await written('/a.svg')).toEqual([])
  expect(await written('/missing.png')).toEqual([])
})

test('a light image stays as it is, beside AVIF in each width', async () =>
  expect(await written('/light.jpg')).toEqual([
    ['/light.jpg-400.avif', 'av1', 400],
    ['/light.jpg-500.avif', 'av1', 500],
  ]))

test('a heavy one is replaced by a smaller one of its own format', async () => {
  const files = await written('/heavy.png')
  expect(files.at(-1)).toEqual(['/heavy.png', 'png', 1520])
  expect(files.map(([, , width]) => width)).toEqual([400, 760, 1140, 1520, 1520])
}, 60_000)
