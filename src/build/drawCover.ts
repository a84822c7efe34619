/** The pictures of articles: the number or word that one turns on, and curves over and under it that follow from the slug. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createElement } from 'react'
import type { Article } from '../articles/schema'
import { cachedFile } from '../content/fileCache'
import { coverSize } from '../urls'
import { type CoverStyle, coverStyle, drawWeave, randomFrom, type Size } from './covers'

/** The part of a cover that every place shows whole. */
const art = { width: 720, height: 450 }

/** The area that the curves fill, for places that are wider or higher. */
const around = { x: -270, y: -225, width: 1260, height: 900 }

const fonts = ['cover', 'cover-ext'].map((name) => {
  return { name, data: readFileSync(`src/build/fonts/${name}.ttf`) }
})

/** If one of these changes, every outline is made again. */
const outlining = [
  ...fonts.map(({ data }) => data),
  readFileSync('src/build/drawCover.ts'),
  readFileSync('node_modules/satori/package.json'),
]

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
  const random = randomFrom(seed)
  const phase = random() * Math.PI * 2
  const step = 90
  const columns = Array.from({ length: around.width / step + 1 }, (_, n) => n + around.x / step)
  const waves = columns.map((n) => Math.sin(n * 0.9 + phase) * 38 + random() * 30)
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

/** @returns an SVG document; the same word, seed, style and size give the same bytes */
async function drawWord(
  word: string,
  seed: string,
  style: CoverStyle,
  dark: CoverStyle,
  size: Size,
) {
  const outline = await readFile(
    await cachedFile([...outlining, word], async () => Buffer.from(await makeOutline(word))),
    'utf8',
  )
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
    `<style>@media(prefers-color-scheme:dark){.ground{fill:${dark.ground}}.gap{stroke:${dark.ground}}.word{fill:${dark.weft}}.curve{stroke:${dark.weft}}.accent{stroke:${dark.accent}}}</style>` +
    `<defs><path id="o" d="${pathOf(0)}"/><path id="a" d="${accent}"/><path id="w" d="${outline}"/><clipPath id="c"><use href="#w"/></clipPath></defs>` +
    `<path class="ground" fill="${style.ground}" d="M${around.x} ${around.y}h${around.width}v${around.height}H${around.x}z"/>` +
    `<g class="curve" stroke="${style.weft}" stroke-width="3.5"><path d="${pathOf(1)}"/><use href="#o"/></g>` +
    `<use class="accent" href="#a" stroke="${style.accent}" stroke-width="7"/>` +
    `<use class="gap word" href="#w" fill="${style.weft}" stroke="${style.ground}" stroke-width="14" paint-order="stroke"/>` +
    `<g clip-path="url(#c)"><use class="gap" href="#o" stroke="${style.ground}" stroke-width="9"/>` +
    `<use class="curve" href="#o" stroke="${style.weft}" stroke-width="3.5"/>` +
    `<use class="gap" href="#a" stroke="${style.ground}" stroke-width="15"/>` +
    `<use class="accent" href="#a" stroke="${style.accent}" stroke-width="7"/></g></svg>\n`
  )
}

type Subject = Pick<Article, 'slug' | 'category' | 'coverWord'>

/** @returns the cover of an article as SVG: its number or word between curves, else a weave */
export async function drawCover({ slug, category, coverWord }: Subject, size: Size = coverSize) {
  const style = coverStyle(category)
  const dark = coverStyle(category, 'dark')
  if (coverWord) return drawWord(coverWord, slug, style, dark, size)
  return drawWeave(slug, style, size, dark)
}
