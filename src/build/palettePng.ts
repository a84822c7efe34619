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

/** @returns red, green and blue of a pixel, which is read in the order of the processor */
const channelsOf = (color: number) =>
  [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const

/** @returns the place of the color that is nearest */
function nearest(color: number, palette: readonly ReturnType<typeof channelsOf>[]) {
  const [red, green, blue] = channelsOf(color)
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}

/** @returns how many pixels have each color */
function countsOf(pixels: Int32Array) {
  const counts = new Map<number, number>()
  let start = 0
  for (let n = 1; n <= pixels.length; n++) {
    const color = pixels[start] ?? 0
    // Most pixels of a drawing are as the one before.
    if (pixels[n] === color) continue
    counts.set(color, (counts.get(color) ?? 0) + n - start)
    start = n
  }
  return counts
}

/** @returns the rows of a picture, each after its filter, which is none; every pixel as the place of its color */
function rowsOf(pixels: Int32Array, width: number, places: ReadonlyMap<number, number>) {
  const rows = new Uint8Array(pixels.length + pixels.length / width)
  let last: number | undefined
  let place = 0
  for (let n = 0, at = 0; n < pixels.length; n++) {
    if (n % width === 0) at++
    const color = pixels[n]
    if (color !== last) place = places.get(color ?? 0) ?? 0
    last = color
    rows[at++] = place
  }
  return rows
}

/** @param pixels four bytes each: red, green, blue, and alpha, which is left out @returns a PNG of the colors of most pixels */
export async function palettePng(pixels: Int32Array, width: number): Promise<Uint8Array> {
  const byCount = [...countsOf(pixels)].sort(([, a], [, b]) => b - a)
  const palette = byCount.slice(0, maxColors).map(([color]) => channelsOf(color))
  const places = new Map(byCount.map(([color]) => [color, nearest(color, palette)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(pixels.length / width, 4)
  // Eight bits a pixel, which are places in the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await promisify(deflate)(rowsOf(pixels, width, places))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
