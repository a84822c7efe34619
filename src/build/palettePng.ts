/**
 * A drawing as PNG with a palette, https://www.w3.org/TR/png-3/. A quantizer for photographs moves the colors of large
 * areas, and takes more than twice as long: a drawing has few colors, and what lies between two of them at an edge.
 */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const maxColors = 32
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(type: string, data: Uint8Array) {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

/** @returns the places at which another color begins, and the end: most pixels of a drawing are as the one before */
function runsOf(pixels: Uint32Array) {
  const runs = [0]
  for (let n = 1; n < pixels.length; n++) if (pixels[n] !== pixels[n - 1]) runs.push(n)
  runs.push(pixels.length)
  return runs
}

/** @returns red, green and blue of a pixel, which is read in the order of the processor */
const channelsOf = (color: number) =>
  [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const

/** @returns the place of the color that is nearest */
function nearest(color: number, palette: readonly ReturnType<typeof channelsOf>[]) {
  const [red, green, blue] = channelsOf(color)
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}

/** @returns the colors of most pixels, and the place of each pixel's among them */
function indexed(pixels: Uint32Array) {
  const runs = runsOf(pixels)
  const counts = new Map<number, number>()
  runs.forEach((start, n) => {
    const color = pixels[start] ?? 0
    counts.set(color, (counts.get(color) ?? 0) + (runs[n + 1] ?? start) - start)
  })
  const byCount = [...counts].sort(([, a], [, b]) => b - a)
  const palette = byCount.slice(0, maxColors).map(([color]) => channelsOf(color))
  const places = new Map<number, number>()
  for (const color of counts.keys()) places.set(color, nearest(color, palette))
  const indices = new Uint8Array(pixels.length)
  runs.forEach((start, n) => {
    indices.fill(places.get(pixels[start] ?? 0) ?? 0, start, runs[n + 1])
  })
  return { palette, indices }
}

/** @param rgba four bytes a pixel, without transparent ones, from an address that four divides @returns a PNG of the colors of most pixels */
export async function palettePng(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const { palette, indices } = indexed(pixels)
  // Each row begins with its filter, which is none.
  const rows = new Uint8Array((width + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, which are places in the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await promisify(deflate)(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
