/** The colors of drawings: their files have those of one firm, which the build replaces by those of `uno.config.ts`. */
import { readFile } from 'node:fs/promises'
import { colors } from '../../uno.config.ts'
import { filesIn } from '../content/filesIn.ts'
import type { SiteFile } from './writeDist.ts'

type Pair = readonly [light: string, dark: string]
export type Colors = Readonly<Record<string, Pair>>

/** The colors of the drawings in `public/` and of the covers, by the token that each means. */
export const drawingColors: Colors = {
  paper: ['#f6f1e6', '#0f1714'],
  raised: ['#fdfaf3', '#1c2924'],
  sunk: ['#ece4d4', '#080d0b'],
  ink: ['#15241e', '#efe8d8'],
  muted: ['#4c5b53', '#a8b5ab'],
  line: ['#d3c8b4', '#3b4b43'],
  edge: ['#7d877f', '#76857c'],
  teal: ['#0c5654', '#86cdc6'],
  accent: ['#c2391a', '#ff7a57'],
  'accent-strong': ['#9d2b11', '#ff9a7e'],
  deep: ['#123a38', '#0b2b2a'],
  'on-deep': ['#f3eddf', '#efe8d8'],
  'deep-line': ['#3f6a66', '#35605c'],
}

/** @returns a drawing, or a list of its colors, in the firm's colors; if two tokens have one color, the first counts */
export function recolor(drawing: string, to: Colors = colors, from: Colors = drawingColors) {
  const replacements = new Map<string, string>()
  for (const name of Object.keys(from))
    from[name]?.forEach((color, scheme) => {
      if (!replacements.has(color)) replacements.set(color, to[name]?.[scheme] ?? color)
    })
  // All at once, as two colors may change places.
  const replace = (color: string) => replacements.get(color.toLowerCase()) ?? color
  return drawing.replace(/#[\da-f]{6}\b/gi, replace)
}

/** @returns a page that is framed, or the styles of the editor: these have a button, too, while white elsewhere is nobody's token */
export const recolorFrame = (text: string, to: Colors = colors) =>
  recolor(text, to, { ...drawingColors, 'on-accent': ['#ffffff', '#1b0b05'] })

/** @returns the drawings of `public/`, each to be written over its copy */
export function drawings(): SiteFile[] {
  const paths = filesIn('public').filter((path) => path.endsWith('.svg'))
  return paths.map((path) => [path, async () => recolor(await readFile(`public${path}`, 'utf8'))])
}
