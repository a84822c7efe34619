import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettePng } from './palettePng'

test('frequent colors are kept, and rare ones become the nearest of these', async () => {
  const frequent = Array.from({ length: 32 }, (_, n) => [n * 8, 255 - n * 8, n])
  const pixelsWith = (last: number[]) => [...frequent, ...frequent, last]
  const pixels = pixelsWith([10, 246, 1]).map((color) => [...color, 255])
  const png = await palettePng(new Int32Array(Uint8Array.from(pixels.flat()).buffer), 13)
  const shown = await sharp(png).removeAlpha().raw().toBuffer()
  expect([...shown]).toEqual(pixelsWith([8, 247, 1]).flat())
})
