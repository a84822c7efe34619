/** The pictures of articles: the number that one turns on with its unit and words, or words alone, and a thread through its series. */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { optimize } from 'svgo'
import type { Article } from '../articles/schema'
import { cachedFile, hashOf, hashOfCode } from '../content/fileCache'
import { categories } from '../site'
import { coverSize, isGeneratedCover } from '../urls'
import { recolor } from './drawings'

/** Colors of the ground, of lines and words, and of the thread, which is never vermilion: on light pages, then on dark ones. Those of `drawingColors` become the firm's. */
const palettes = [
  '#e3e9e2 #0c5654 #5a2f5e #1c2a25 #86cdc6 #d3a9d8',
  '#efe3cf #6b4a12 #0c5654 #2a2115 #dcb878 #86cdc6',
  '#dfe6ee #1f4468 #c77b1a #17222e #9fc3e6 #f0a94e',
  '#f3dfd6 #8c3a22 #1f4468 #301d16 #eaa88f #9fc3e6',
  '#e6e4da #3c4234 #0c5654 #22231c #c9cdb6 #86cdc6',
  '#e9e0ea #5a2f5e #0c5654 #281c2a #d3a9d8 #86cdc6',
  '#eee9c9 #555010 #8c3a22 #25240f #d6cd7f #f0a08a',
  '#d9ebe9 #12605f #b0356b #122625 #86d4cd #ff86b4',
]

/** @returns the style of a category by its place in the list; the ninth looks like the first. @throws Error for none */
export function coverStyle(category: string, page: 'light' | 'dark' = 'light') {
  const palette = palettes[categories.indexOf(category) % palettes.length]
  if (!palette) throw new Error(`${category} is no category of src/site.ts`)
  const [ground = '', curve = '', accent = ''] = recolor(palette)
    .split(' ')
    .slice(page === 'light' ? 0 : 3)
  return { ground, curve, accent }
}

type CoverStyle = ReturnType<typeof coverStyle>

type Size = Record<'width' | 'height', number>

/** The part of a cover that every place shows whole. */
const art = { width: 720, height: 450 }

/** The area that is painted, for places that are wider or higher. */
const around = { x: -270, y: -400, width: 1260, height: 1250 }

const margin = 56

const fontFiles = {
  Number: 'src/build/fonts/cover.ttf',
  'Number Ext': 'src/build/fonts/cover-ext.ttf',
  Serif: 'src/build/fonts/serif.ttf',
  'Serif Ext': 'src/build/fonts/serif-ext.ttf',
  Sans: 'src/build/fonts/sans.ttf',
  'Sans Ext': 'src/build/fonts/sans-ext.ttf',
}

/** The fonts of covers and sharing cards. */
export const fonts = Object.entries(fontFiles).map(([name, file]) => {
  return { name, data: readFileSync(file) }
})

/** The hash of all that makes outlines but their words. */
const outlining = hashOf([hashOfCode(), ...fonts.map(({ data }) => data)])

/** @returns the number that a text begins with, if it does, with its unit, and the other words */
export function partsOfCover(text: string) {
  const [, number = '', words = text] = /^(\S*\d\S*)\s*(.*)$/.exec(text) ?? []
  return { number, words }
}

/** @returns the paths of a text, at the foot of the art: of its number, then of its words. @throws Error for one without an outline, such as a blank */
async function makeOutlines(text: string) {
  const { default: satori } = await import('satori')
  const { number, words } = partsOfCover(text)
  const room = art.width - 2 * margin
  const line = (style: Record<string, string | number>, content: string) =>
    createElement('div', { style: { display: 'flex', ...style } }, content)
  const column = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width: room,
    height: art.height - margin,
    marginLeft: margin,
  }
  const numberStyle = {
    fontFamily: 'Number, Number Ext',
    fontSize: Math.min(220, room / (number.length * 0.6)),
    lineHeight: 1,
    letterSpacing: -4,
    whiteSpace: 'nowrap',
    color: 'red',
  }
  // The longest word fits a line, at the width of a letter of either font.
  const longest = Math.max(...words.split(' ').map(({ length }) => length))
  const wordStyle = {
    // Below a number they are small, where the sans is clearer; its outlines have half the bytes, too.
    fontFamily: number ? 'Sans, Sans Ext' : 'Serif, Serif Ext',
    fontSize: Math.min(number ? 46 : 84, room / (longest * 0.66)),
    lineHeight: number ? 1.2 : 1.1,
    textWrap: 'balance',
  }
  const lines = [number && line(numberStyle, number), words && line(wordStyle, words)]
  const options = { ...art, fonts, loadAdditionalAsset: async () => [] }
  const svg = await satori(createElement('div', { style: column }, ...lines), options)
  const paths = [...svg.matchAll(/<path fill="(\w+)"[^>]* d="([^"]+)"/g)]
  if (paths.length === 0) throw new Error(`the fonts of covers have no outline for "${text}"`)
  return ['red', 'black'].map((color) => {
    const path = paths.filter(([, fill]) => fill === color).map(([, , d]) => d)
    // A list shows many covers: relative and rounded, an outline weighs half.
    const plugins = [{ name: 'convertPathData', params: { floatPrecision: 1 } }] as const
    const { data } = optimize(`<svg><path d="${path.join('')}"/></svg>`, { plugins: [...plugins] })
    return /d="([^"]+)"/.exec(data)?.[1] ?? ''
  })
}

/** Upright lines, as those of a loom, and a thread across them; both go on beyond the art. */
const lines = Array.from(
  { length: 15 },
  (_, n) => `M${around.x + n * 90} ${around.y}v${around.height}`,
)
const plainThread = 'M-270 112C40 112 90 64 300 64S560 112 990 112'

/** @returns a thread through the values of a series, which lie at equal distances, the least above the words */
function threadThrough(series: readonly number[]) {
  const least = Math.min(...series)
  const span = Math.max(...series) - least
  const points = series.map((value, n) => {
    const x = Math.round(((n + 0.5) / series.length) * art.width)
    return [x, Math.round(104 - ((value - least) / span) * 76)] as const
  })
  const [[, first] = [0, 0]] = points
  // Level at each value, so that none looks higher than it is.
  const curves = points.slice(1).map(([x, y], n) => {
    const [before = 0, from = 0] = points[n] ?? []
    const middle = Math.round((before + x) / 2)
    return `C${middle} ${from} ${middle} ${y} ${x} ${y}`
  })
  return `M${around.x} ${first}H${points[0]?.[0]}${curves.join('')}H${around.x + around.width}`
}

/**
 * @param text a number with its unit and words, or words alone. @param series what the thread runs through, if not plain
 * @param dark its style on a dark page
 * @returns an SVG document; the same of all gives the same bytes
 */
export async function drawArt(
  style: CoverStyle,
  size: Size,
  { text = '', series, dark = style }: { text?: string; series?: number[]; dark?: CoverStyle } = {},
) {
  const makeFile = async () => Buffer.from((await makeOutlines(text)).join('\n'))
  const outlines = text && readFileSync(await cachedFile([outlining, text], makeFile), 'utf8')
  const [number, words] = outlines.split('\n')
  const scale = Math.min(size.width / art.width, size.height / art.height)
  const width = Math.round(size.width / scale)
  const height = Math.round(size.height / scale)
  const x = Math.round((art.width - width) / 2)
  const y = Math.round((art.height - height) / 2)
  // Words that are too small to read give way to the number; without any, the thread lies in the middle.
  let small = ''
  if (number) small = '.words{display:none}.number{transform:translateY(44px)}'
  else if (!words) small = '.thread{transform:translateY(150px)}'
  const letters = (name: string, outline = '') =>
    outline &&
    // The lines end before the letters.
    `<path class="word ${name}" fill="${style.curve}" stroke="${style.ground}" stroke-width="16" stroke-linejoin="round" paint-order="stroke" d="${outline}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}" fill="none">` +
    // An image has the scheme of the page that shows it, switch included.
    `<style>@media(prefers-color-scheme:dark){.ground{fill:${dark.ground}}.word{fill:${dark.curve};stroke:${dark.ground}}.line{stroke:${dark.curve}}.thread{stroke:${dark.accent}}}` +
    `@media(max-width:199px){${small}}</style>` +
    `<path class="ground" fill="${style.ground}" d="M${around.x} ${around.y}h${around.width}v${around.height}H${around.x}z"/>` +
    `<path class="line" stroke="${style.curve}" stroke-opacity=".22" stroke-width="2" d="${lines.join('')}"/>` +
    `<path class="thread" stroke="${style.accent}" stroke-width="8" d="${series ? threadThrough(series) : plainThread}"/>` +
    `${letters('number', number)}${letters('words', words)}</svg>\n`
  )
}

type Subject = Pick<Article, 'category' | 'coverText' | 'coverSeries'>

/** @returns the cover of an article as SVG */
export const drawCover = ({ category, coverText, coverSeries }: Subject) => {
  const dark = coverStyle(category, 'dark')
  return drawArt(coverStyle(category), coverSize, { text: coverText, series: coverSeries, dark })
}

/** @returns a page that has the generated cover which it shows first, so that it is painted with the first words */
export async function inlineCover(html: string, covers: ReadonlyMap<string, Subject>) {
  const [, src = ''] = /<img [^>]*loading="eager"[^>]* src="([^"]+)"/.exec(html) ?? []
  const subject = covers.get(src)
  if (!subject || !isGeneratedCover(src)) return html
  const svg = (await drawCover(subject)).trim()
  const escaped = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)
  return html.replace(`src="${src}"`, () => `src="data:image/svg+xml,${escaped}"`)
}
