/** How the pictures of articles look: each category has its style, by which readers recognize it. */
import type { Category } from '../../articles/card'

export interface CoverColors {
  ground: string
  warp: string
  weft: string
  accent: string
}

/** How a weave looks: its colors, its threads and how they cross. */
export interface CoverStyle extends CoverColors {
  dark: CoverColors
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

/** @param colors the four, separated by spaces */
function colorsOf(colors: string): CoverColors {
  const [ground = '', warp = '', weft = '', accent = ''] = colors.split(' ')
  return { ground, warp, weft, accent }
}

const style = (
  light: string,
  dark: string,
  [warps, wefts]: [number, number],
  stray: number,
  over: CoverStyle['over'],
): CoverStyle => ({ ...colorsOf(light), dark: colorsOf(dark), warps, wefts, stray, over })

/** The colors are ground, warp, weft, accent; first those on light pages, then those on dark ones. */
export const coverStyles: Record<Category, CoverStyle> = {
  'AI Strategy': style(
    '#e3e9e2 #9db4aa #0c5654 #c2391a',
    '#1c2a25 #4d665b #8fcfc4 #ff7a57',
    [13, 7],
    1.4,
    plain,
  ),
  'Business Strategy': style(
    '#efe3cf #c9ab7c #6b4a12 #0c5654',
    '#2a2115 #6d5836 #dcb878 #86cdc6',
    [9, 10],
    1.1,
    twill,
  ),
  'AI App Development': style(
    '#dfe6ee #9db0c6 #1f4468 #c77b1a',
    '#17222e #46607a #9fc3e6 #f0a94e',
    [17, 6],
    1.7,
    basket,
  ),
  'Customer Experience': style(
    '#f3dfd6 #d5a48f #8c3a22 #1f4468',
    '#301d16 #7d5242 #eaa88f #9fc3e6',
    [11, 8],
    2.1,
    satin,
  ),
  Operations: style(
    '#e6e4da #a9a48d #3c4234 #c2391a',
    '#22231c #5d5b4b #c9cdb6 #ff7a57',
    [21, 9],
    0.6,
    herringbone,
  ),
  'Industry Innovation': style(
    '#e9e0ea #b89fbb #5a2f5e #0c5654',
    '#281c2a #6a4d6e #d3a9d8 #86cdc6',
    [10, 12],
    1.5,
    plain,
  ),
  'Team Planning': style(
    '#eee9c9 #bdb36c #555010 #8c3a22',
    '#25240f #6a652f #d6cd7f #f0a08a',
    [15, 11],
    1,
    basket,
  ),
  'Vibe Coding': style(
    '#d9ebe9 #8fbdb8 #12605f #b0356b',
    '#122625 #3c6866 #86d4cd #ff86b4',
    [8, 9],
    2.6,
    rib,
  ),
}

/** The number of the thread that has the accent color. */
export const accentThreadOf = (seed: string, threads: number) =>
  [...seed].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % threads
