import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettePng } from './palettePng'

const pixelsOf = (colors: readonly number[][]) =>
  Uint8Array.from(colors.flatMap((color) => [...color, 255]))

const readPng = async (png: Uint8Array) => [...(await sharp(png).removeAlpha().raw().toBuffer())]

test('a picture with few colors keeps each', async () => {
  const colors = [
    [1, 2, 3],
    [1, 2, 3],
    [200, 100, 50],
    [255, 255, 255],
    [0, 0, 0],
    [1, 2, 3],
  ]
  const png = await palettePng(pixelsOf(colors), 3, 2)
  expect(await readPng(png)).toEqual(colors.flat())
})

test('rare colors become the nearest of the frequent ones', async () => {
  const frequent = Array.from({ length: 32 }, (_, n) => [n * 8, 255 - n * 8, n])
  const rare = [10, 246, 1]
  const png = await palettePng(pixelsOf([...frequent, ...frequent, rare]), 65, 1)
  expect((await readPng(png)).slice(-3)).toEqual([8, 247, 1])
})
