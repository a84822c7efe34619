import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPng } from '../tests/fixture/png'
import { filesOfImage } from './images'

const folder = mkdtempSync(join(tmpdir(), 'image-files-'))
beforeAll(async () => {
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await sharp(drawPng(500, 300)).toFile(join(folder, 'light.jpg'))
  writeFileSync(join(folder, 'heavy.png'), drawPng(1600, 400, true))
})
afterAll(() => rmSync(folder, { recursive: true }))

const avif = (url: string, widths: number[]) =>
  widths.map((width) => [`${url}-${width}.avif`, 'av1', width])

test.each([
  ['a drawing has no other files', '/a.svg', []],
  ['what is missing has none', '/missing.png', []],
  ['a light image stays, beside AVIF in each width', '/light.jpg', avif('/light.jpg', [400, 500])],
  [
    'a heavy one is replaced by a smaller one of its own format',
    '/heavy.png',
    [...avif('/heavy.png', [400, 760, 1140, 1520]), ['/heavy.png', 'png', 1520]],
  ],
])('%s', { timeout: 60_000 }, async (_, url, expected) => {
  const written = (await filesOfImage(url, folder)).map(async ([path, make]) => {
    const { format, width, compression } = await sharp(Buffer.from(await make())).metadata()
    return [path, compression ?? format, width]
  })
  expect(await Promise.all(written)).toEqual(expected)
})
