import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { coverStyles } from '../covers/coverStyles'
import { type Card, drawCard } from './drawCard'

const card: Card = {
  ...{ seed: 'plan', category: 'Operations', brand: 'A firm', title: 'A plan' },
  ...{ kicker: 'Operations', footer: 'Nobody' },
}
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"/>'
const ground = coverStyles.Operations.ground

/** The colors of a card with a cover at the left edge and at three places of its right part, from top to bottom. */
async function colorsWith(cover: Uint8Array) {
  const png = await drawCard(card, mark, cover)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels)
    return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  expect([info.width, info.height]).toEqual([1200, 630])
  return [at(10, 315), at(970, 30), at(970, 315), at(970, 600)]
}

/** A picture of two halves, red to the left of blue. */
const halves = (type: 'png' | 'jpeg', orientation?: number) => {
  const half = { width: 300, height: 300, channels: 3 as const }
  return sharp({ create: { ...half, width: 600, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .withMetadata(orientation ? { orientation } : {})
    .toFormat(type, type === 'jpeg' ? { quality: 100, chromaSubsampling: '4:4:4' } : {})
    .toBuffer()
}

const svg = (content: string) =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${content}</svg>`,
  )

describe('an own cover fills the right part of the card', () => {
  test('a picture, and the column of text stays as it is', async () => {
    const red = sharp(await halves('png')).extract({ left: 0, top: 0, width: 300, height: 300 })
    expect(await colorsWith(await red.png().toBuffer())).toEqual([
      ground,
      ...Array(3).fill('#ff0000'),
    ])
  })

  test('a photograph that lies on its side is turned', async () => {
    const [, top, , bottom] = await colorsWith(await halves('jpeg', 6))
    const channel = (color = '', n: number) => Number.parseInt(color.slice(n, n + 2), 16)
    expect(channel(top, 1)).toBeGreaterThan(200)
    expect(channel(bottom, 5)).toBeGreaterThan(200)
  })

  test('where it has no color, that of the category shows', async () => {
    const clear = { width: 40, height: 40, channels: 4 as const, background: '#00000000' }
    const cover = await sharp({ create: clear }).png().toBuffer()
    expect(new Set(await colorsWith(cover))).toEqual(new Set([ground]))
  })

  test('a drawing, cut to the part, in its light colors', async () => {
    const drawing = svg(
      '<style>path{fill:#ff0000}@media(prefers-color-scheme:dark){path{fill:#0000ff}}</style><path d="M15 0h10v20H15z"/>',
    )
    expect((await colorsWith(drawing)).slice(1)).toEqual(Array(3).fill('#ff0000'))
  })
})

test('no card is too heavy for a messenger, and each is the same every time', async () => {
  let random = 1
  const pixels = Uint8Array.from({ length: 456 * 630 * 3 }, () => {
    // A linear congruential generator, with the constants of Numerical Recipes.
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return random >>> 24
  })
  const noise = await sharp(pixels, { raw: { width: 456, height: 630, channels: 3 } })
    .png()
    .toBuffer()
  const png = await drawCard(card, mark, noise)
  expect(png.length).toBeLessThan(300_000)
  expect(Buffer.compare(png, await drawCard(card, mark, noise))).toBe(0)
})

test('what is no picture is refused', async () => {
  await expect(drawCard(card, mark, Buffer.from('%PDF-1.7'))).rejects.toThrow()
})
