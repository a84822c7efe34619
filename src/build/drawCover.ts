/** The pictures of articles: the number or word that one turns on, and curves over and under it that follow from the slug. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import type { Article } from '../articles/schema'
import { cachedFile, hashOf, hashOfCode } from '../content/fileCache'
import { categories } from '../site'
import { coverSize } from '../urls'
import { recolor } from './drawings'

/** Colors of the ground, the curves and the one that differs, which is never vermilion: on light pages, then on dark ones. Those of `drawingColors` become the firm's. */
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

/** The area that the curves fill, for places that are wider or higher. */
const around = { x: -270, y: -225, width: 1260, height: 900 }

const fonts = ['cover', 'cover-ext'].map((name) => {
  return { name, data: readFileSync(`src/build/fonts/${name}.ttf`) }
})

/** The hash of all that makes outlines but their words. */
const outlining = hashOf([hashOfCode(), ...fonts.map(({ data }) => data)])

const widestWord = 640

/** @returns a word as a path in the middle of the art. @throws Error for one without an outline, such as a blank */
async function makeOutline(word: string) {
  const { default: satori } = await import('satori')
  const fontSize = word.length > 4 ? 230 : 300
  const text = {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    ...art,
    fontFamily: 'cover, cover-ext',
    fontSize,
    letterSpacing: -6,
    whiteSpace: 'nowrap',
  }
  const options = { ...art, fonts, loadAdditionalAsset: async () => [] }
  const svg = await satori(createElement('div', { style: text }, word), options)
  const path = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => d).join('')
  // All coordinates are absolute, and in pairs.
  const xs = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  if (xs.length === 0) throw new Error(`the fonts of covers have no outline for "${word}"`)
  const left = Math.min(...xs)
  const width = Math.max(...xs) - left
  const scale = Math.min(1, widestWord / width)
  const place = (value: number, from: number, to: number) =>
    Number(((value - from) * scale + to).toFixed(1))
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x, y) =>
      `${place(Number(x), left + width / 2, art.width / 2)} ${place(Number(y), art.height / 2, art.height / 2)}`,
  )
}

/** @returns curves across the whole area, from the top to the bottom; those that pass over a word have even numbers */
function curvesOf(seed: string) {
  // Numbers from 0 to 1 that follow from the seed.
  const [phase = 0, ...numbers] = [...createHash('sha256').update(seed).digest()].map(
    (byte) => byte / 255,
  )
  const step = 90
  const columns = Array.from({ length: around.width / step + 1 }, (_, n) => n + around.x / step)
  const waves = columns.map(
    (column, n) => Math.sin(column * 0.9 + phase * Math.PI * 2) * 38 + (numbers[n] ?? 0) * 30,
  )
  const gap = 34
  const first = Math.floor(around.y / gap) - 2
  const count = Math.ceil(around.height / gap) + 2
  return Array.from({ length: count }, (_, n) => {
    const number = n + first
    // Waves are higher above than below.
    const heights = waves.map((wave) => Math.round(number * gap - 20 + wave * (1 - number / 22)))
    const curves = heights.slice(1).map((y, n) => {
      const dy = y - (heights[n] ?? y)
      return `s${step - 40} ${dy} ${step} ${dy}`
    })
    return { number, path: `M${around.x} ${heights[0]}${curves.join('')}` }
  })
}

const accentNumber = 8

/**
 * @param dark its style on a dark page
 * @returns curves as an SVG document, with the word between them if there is one; the same of all gives the same bytes
 */
export async function drawCurves(
  seed: string,
  style: CoverStyle,
  size: Size,
  { word = '', dark = style } = {},
) {
  const makeFile = async () => Buffer.from(await makeOutline(word))
  const outline = word && readFileSync(await cachedFile([outlining, word], makeFile), 'utf8')
  const curves = curvesOf(seed)
  const pathOf = (remainder: number) =>
    curves
      .filter(({ number }) => number !== accentNumber && Math.abs(number % 2) === remainder)
      .map(({ path }) => path)
      .join('')
  const accent = curves.find(({ number }) => number === accentNumber)?.path
  const scale = Math.min(size.width / art.width, size.height / art.height)
  const width = Math.round(size.width / scale)
  const height = Math.round(size.height / scale)
  const x = Math.round((art.width - width) / 2)
  const y = Math.round((art.height - height) / 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}" fill="none">` +
    // An image has the scheme of the page that shows it, switch included.
    `<style>@media(prefers-color-scheme:dark){.ground{fill:${dark.ground}}.gap{stroke:${dark.ground}}.word{fill:${dark.curve}}.curve{stroke:${dark.curve}}.accent{stroke:${dark.accent}}}</style>` +
    `<defs><path id="o" d="${pathOf(0)}"/><path id="a" d="${accent}"/><path id="w" d="${outline}"/><clipPath id="c"><use href="#w"/></clipPath></defs>` +
    `<path class="ground" fill="${style.ground}" d="M${around.x} ${around.y}h${around.width}v${around.height}H${around.x}z"/>` +
    `<g class="curve" stroke="${style.curve}" stroke-width="3.5"><path d="${pathOf(1)}"/><use href="#o"/></g>` +
    `<use class="accent" href="#a" stroke="${style.accent}" stroke-width="7"/>` +
    `<use class="gap word" href="#w" fill="${style.curve}" stroke="${style.ground}" stroke-width="14" paint-order="stroke"/>` +
    `<g clip-path="url(#c)"><use class="gap" href="#o" stroke="${style.ground}" stroke-width="9"/>` +
    `<use class="curve" href="#o" stroke="${style.curve}" stroke-width="3.5"/>` +
    `<use class="gap" href="#a" stroke="${style.ground}" stroke-width="15"/>` +
    `<use class="accent" href="#a" stroke="${style.accent}" stroke-width="7"/></g></svg>\n`
  )
}

type Subject = Pick<Article, 'slug' | 'category' | 'coverWord'>

/** @returns the cover of an article as SVG */
export const drawCover = ({ slug, category, coverWord }: Subject) =>
  drawCurves(slug, coverStyle(category), coverSize, {
    word: coverWord,
    dark: coverStyle(category, 'dark'),
  })
