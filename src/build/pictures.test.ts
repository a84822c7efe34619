import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../tests/fixture/png'
import { filesOfImage } from './pictures'

const folder = mkdtempSync(join(tmpdir(), 'image-files-'))
beforeAll(async () => {
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await sharp(drawPng(500, 300)).toFile(join(folder, 'a.jpg'))
  writeFileSync(join(folder, 'wide.png'), drawPng(1600, 400))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a drawing has no other files', '/a.svg', []],
  ['what is missing has none', '/missing.png', []],
  ['a picture is there as AVIF in each width below its own', '/a.jpg', [400, 500]],
  ['a wide one in no more than screens need', '/wide.png', [400, 760, 1140, 1520]],
])('%s', { timeout: 60_000 }, async (_, url, expected) => {
  const written = (await filesOfImage(url, folder)).map(async ([path, make]) => {
    const { compression, width } = await sharp(Buffer.from(await make())).metadata()
    return [path, compression, width]
  })
  const files = expected.map((width) => [`${url}-${width}.avif`, 'av1', width])
  expect(await Promise.all(written)).toEqual(files)
})
