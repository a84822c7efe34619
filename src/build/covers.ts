/** The styles of covers, by which readers recognize a category, and the weave of an article without a number or word. */
import { categories } from '../site'
import { recolor } from './drawings'

const plain = (c: number, t: number) => (c + t) % 2 === 0
const twill = (c: number, t: number) => (c + t) % 3 === 0
const satin = (c: number, t: number) => (c * 2 + t) % 5 === 0
const basket = (c: number, t: number) => (Math.floor(c / 2) + Math.floor(t / 2)) % 2 === 0
const herringbone = (c: number, t: number) => (Math.abs((c % 8) - 4) + t) % 3 === 0
const rib = (_: number, t: number) => t % 2 === 0

/** Colors of the ground, the lines across it, the threads, and the one thread that differs: on light pages, then on dark ones. Those of `drawingColors` become the firm's. */
const palettes = [
  '#e3e9e2 #9db4aa #0c5654 #c2391a #1c2a25 #4d665b #86cdc6 #ff7a57',
  '#efe3cf #c9ab7c #6b4a12 #0c5654 #2a2115 #6d5836 #dcb878 #86cdc6',
  '#dfe6ee #9db0c6 #1f4468 #c77b1a #17222e #46607a #9fc3e6 #f0a94e',
  '#f3dfd6 #d5a48f #8c3a22 #1f4468 #301d16 #7d5242 #eaa88f #9fc3e6',
  '#e6e4da #a9a48d #3c4234 #c2391a #22231c #5d5b4b #c9cdb6 #ff7a57',
  '#e9e0ea #b89fbb #5a2f5e #0c5654 #281c2a #6a4d6e #d3a9d8 #86cdc6',
  '#eee9c9 #bdb36c #555010 #8c3a22 #25240f #6a652f #d6cd7f #f0a08a',
  '#d9ebe9 #8fbdb8 #12605f #b0356b #122625 #3c6866 #86d4cd #ff86b4',
]

/** The numbers of lines and threads, how far threads stray, and whether a line passes over a thread. */
const weaves: [number, number, number, typeof plain][] = [
  [13, 7, 1.4, plain],
  [9, 10, 1.1, twill],
  [17, 6, 1.7, basket],
  [11, 8, 2.1, satin],
  [21, 9, 0.6, herringbone],
  [10, 12, 1.5, plain],
  [15, 11, 1, basket],
  [8, 9, 2.6, rib],
]

/** @returns the style of a category by its place in the list; the ninth looks like the first. @throws Error for none */
export function coverStyle(category: string, page: 'light' | 'dark' = 'light') {
  const place = categories.indexOf(category)
  const palette = palettes[place % palettes.length]
  const threads = weaves[place % weaves.length]
  if (!palette || !threads) throw new Error(`${category} is no category of src/site.ts`)
  const [ground = '', warp = '', weft = '', accent = ''] = recolor(palette)
    .split(' ')
    .slice(page === 'light' ? 0 : 4)
  const [warps, wefts, stray, over] = threads
  return { ground, warp, weft, accent, warps, wefts, stray, over }
}

export type CoverStyle = ReturnType<typeof coverStyle>

export type Size = Record<'width' | 'height', number>

/** A small seeded generator (mulberry32 over an FNV-1a hash): 0 ≤ value < 1. */
export function randomFrom(seed: string) {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** @returns the numbers of a path: a minus needs no blank before it */
const numbers = (...values: number[]) => values.join(' ').replaceAll(' -', '-')

/** @returns the paths of wavy threads (weft), of lines across them (warp), and of pieces of lines that pass over a thread */
function weave(seed: string, { warps, wefts, stray, over }: CoverStyle, { width, height }: Size) {
  const random = randomFrom(seed)
  const gap = height / (wefts + 1)
  const waves = [0, 1, 2].map((n) => ({
    periods: (0.6 + random() * 0.9) * (n + 1),
    phase: random() * Math.PI * 2,
    drift: (random() - 0.5) * 0.9,
    size: (gap * stray * (0.7 + random() * 0.6)) / (n + 1),
  }))
  const yAt = (column: number, thread: number) => {
    const angle = (column / (warps - 1)) * Math.PI * 2
    let y = gap * (thread + 1)
    for (const w of waves) y += w.size * Math.sin(angle * w.periods + w.phase + thread * w.drift)
    return Math.round(y)
  }
  const columns = Array.from({ length: warps }, (_, i) => i)
  const threads = Array.from({ length: wefts }, (_, k) => k)
  const x = (column: number) => Math.round((column * width) / (warps - 1))
  const halfLength = Math.max(3, Math.round(gap * 0.22))
  const pieceOver = (i: number, k: number) => `M${x(i)} ${yAt(i, k) - halfLength}v${halfLength * 2}`
  const piecesOver = (i: number) => threads.filter((k) => over(i, k)).map((k) => pieceOver(i, k))
  return {
    warp: columns.map((i) => `M${x(i)} 0v${height}`).join(''),
    weft: threads.map((k) => {
      // Smooth curves through the crossings, in relative commands, which are the shortest.
      const curves = columns.slice(1).map((i) => {
        const dx = x(i) - x(i - 1)
        const dy = yAt(i, k) - yAt(i - 1, k)
        const slope = Math.round((yAt(i + 1, k) - yAt(i - 1, k)) / 6)
        return `s${numbers(Math.round((dx * 2) / 3), dy - slope, dx, dy)}`
      })
      return `M${numbers(0, yAt(0, k))}${curves.join('')}`
    }),
    over: columns.flatMap(piecesOver).join(''),
  }
}

/** @param dark its style on a dark page. @returns an SVG document; the same seed, style and size give the same bytes */
export function drawWeave(seed: string, style: CoverStyle, size: Size, dark = style) {
  const { width, height } = size
  const { ground, warp, weft, accent, wefts } = style
  const paths = weave(seed, style, size)
  const sum = [...seed].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0)
  const accentThread = sum % wefts
  const rest = paths.weft.filter((_, k) => k !== accentThread).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" fill="none">` +
    // An image has the scheme of the page that shows it, switch included.
    `<style>@media(prefers-color-scheme:dark){.ground{fill:${dark.ground}}.gap{stroke:${dark.ground}}.warp{stroke:${dark.warp}}.weft{stroke:${dark.weft}}.accent{stroke:${dark.accent}}}</style>` +
    `<path class="ground" fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<path class="warp" stroke="${warp}" stroke-width="2" d="${paths.warp}"/>` +
    `<path class="weft" stroke="${weft}" stroke-width="3" d="${rest}"/>` +
    `<path class="accent" stroke="${accent}" stroke-width="4.5" d="${paths.weft[accentThread]}"/>` +
    `<defs><path id="o" d="${paths.over}"/></defs>` +
    `<use class="gap" href="#o" stroke="${ground}" stroke-width="8"/>` +
    `<use class="warp" href="#o" stroke="${warp}" stroke-width="2"/></svg>\n`
  )
}
