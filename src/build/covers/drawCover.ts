/** The cover of an article: drawn from its slug, in the weave and hue of its category. */

import { type Category, coverSize } from '../../articles/schema'
import { weave } from '../../ui/weave'

/** How a piece of woven art looks: its colors, its threads and how they cross. */
export interface Cloth {
  ground: string
  warp: string
  weft: string
  accent: string
  warps: number
  wefts: number
  stray: number
  over: (column: number, thread: number) => boolean
}

const plain = (c: number, t: number) => (c + t) % 2 === 0
const twill = (c: number, t: number) => (c + t) % 3 === 0
const satin = (c: number, t: number) => (c * 2 + t) % 5 === 0
const basket = (c: number, t: number) => (Math.floor(c / 2) + Math.floor(t / 2)) % 2 === 0
const herringbone = (c: number, t: number) => (Math.abs((c % 8) - 4) + t) % 3 === 0
const rib = (_: number, t: number) => t % 2 === 0

/** Each category's own cloth, so that a reader knows it before reading the label. */
export const cloths: Record<Category, Cloth> = {
  'AI Strategy': {
    ground: '#e3e9e2',
    warp: '#9db4aa',
    weft: '#0c5654',
    accent: '#c2391a',
    warps: 13,
    wefts: 7,
    stray: 1.4,
    over: plain,
  },
  'Business Strategy': {
    ground: '#efe3cf',
    warp: '#c9ab7c',
    weft: '#6b4a12',
    accent: '#0c5654',
    warps: 9,
    wefts: 10,
    stray: 1.1,
    over: twill,
  },
  'AI App Development': {
    ground: '#dfe6ee',
    warp: '#9db0c6',
    weft: '#1f4468',
    accent: '#c77b1a',
    warps: 17,
    wefts: 6,
    stray: 1.7,
    over: basket,
  },
  'Customer Experience': {
    ground: '#f3dfd6',
    warp: '#d5a48f',
    weft: '#8c3a22',
    accent: '#1f4468',
    warps: 11,
    wefts: 8,
    stray: 2.1,
    over: satin,
  },
  Operations: {
    ground: '#e6e4da',
    warp: '#a9a48d',
    weft: '#3c4234',
    accent: '#c2391a',
    warps: 21,
    wefts: 9,
    stray: 0.6,
    over: herringbone,
  },
  'Industry Innovation': {
    ground: '#e9e0ea',
    warp: '#b89fbb',
    weft: '#5a2f5e',
    accent: '#0c5654',
    warps: 10,
    wefts: 12,
    stray: 1.5,
    over: plain,
  },
  'Team Planning': {
    ground: '#eee9c9',
    warp: '#bdb36c',
    weft: '#555010',
    accent: '#8c3a22',
    warps: 15,
    wefts: 11,
    stray: 1,
    over: basket,
  },
  'Vibe Coding': {
    ground: '#d9ebe9',
    warp: '#8fbdb8',
    weft: '#12605f',
    accent: '#b0356b',
    warps: 8,
    wefts: 9,
    stray: 2.6,
    over: rib,
  },
}

/** The files that decide how a cover looks. */
export const coverRecipe = ['src/build/covers/drawCover.ts', 'src/ui/weave.ts']

/**
 * @param size pixels; threads are as thick in proportion, whatever the size
 * @returns an SVG document; the same slug, category and size give the same bytes
 */
export function cover(slug: string, category: Category, size: Size = coverSize): string {
  const { ground, warp, weft, accent, warps, wefts, stray, over } = cloths[category]
  const { width, height } = size
  const thick = width / coverSize.width
  const paths = weave({ seed: slug, width, height, warp: warps, weft: wefts, stray, over })
  const bright = brightOf(slug, wefts)
  const rest = paths.weft.filter((_, k) => k !== bright).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path stroke="${warp}" stroke-width="${2 * thick}" d="${paths.warp}"/><path stroke="${weft}" stroke-width="${3 * thick}" d="${rest}"/><path stroke="${accent}" stroke-width="${4.5 * thick}" d="${paths.weft[bright]}"/><path stroke="${ground}" stroke-width="${8 * thick}" d="${paths.over}"/><path stroke="${warp}" stroke-width="${2 * thick}" d="${paths.over}"/></svg>\n`
}

interface Size {
  width: number
  height: number
}

/** Which of so many threads is the bright one. */
export const brightOf = (seed: string, threads: number) =>
  [...seed].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % threads
