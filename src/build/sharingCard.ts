/** The picture that is shown where a page is shared: its title beside a weave with a fringe. */
import { readFileSync } from 'node:fs'
import pLimit from 'p-limit'
import { createElement, type ReactNode } from 'react'
import { headingOf } from '../content/pageNames'
import type { PageData } from '../page'
import { site } from '../site'
import { randomFrom, weave } from '../ui/weave'
import { cardSize } from '../urls'
import { accentThreadOf, coverStyle } from './covers'
import { pictureCache } from './pictureCache'

const { width, height } = cardSize
const ink = '#15241e'

/** Pixels: the column of text, where the weave begins, and by how much its threads hang out at most. */
const column = { x: 72, width: 612 }
const textEnd = column.x + column.width + 14
const weaveStart = 812
const fringe = 260
const fontSizes = [92, 84, 76, 68, 62, 56, 50, 44]
const maxTitleHeight = 340

/** The style of pages that are no articles: the colors of the site. */
const pageColors = { ground: '#f6f1e6', warp: '#cbbd9f' }
const pageStyle = { ...coverStyle('AI Strategy'), ...pageColors, wefts: 9, stray: 1.5 }

/** Home shows what the firm is about, as its title is the firm's name. */
function cardOf(page: PageData) {
  const article = page.sections.find((section) => section.kind === 'article')?.article
  if (article) {
    const { slug, title, category, author, readTime } = article
    const footer = `${author} · ${readTime}`
    return { seed: slug, style: coverStyle(category), title, kicker: category, footer }
  }
  const { path, meta } = page
  const above = page.breadcrumbs.at(-1)?.text ?? site.locations.join(' · ')
  return {
    seed: path,
    style: pageStyle,
    title: meta.title.includes(site.name) ? headingOf(page) : meta.title,
    kicker: above === 'Home' ? site.field : above,
    footer: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

type Card = ReturnType<typeof cardOf>

const fontFiles = { Serif: 'src/build/fonts/serif.ttf', Sans: 'src/build/fonts/sans.ttf' }

/** satori parses the same list once. */
const fonts = Object.entries(fontFiles).map(([name, file]) => ({ name, data: readFileSync(file) }))

/** @returns an SVG in which texts are outlines, unless it is only measured */
async function layOut(element: ReactNode, height?: number, outlines = true) {
  const { default: satori } = await import('satori')
  return satori(element, {
    width: column.width,
    height,
    fonts,
    embedFont: outlines,
    loadAdditionalAsset: async (_, letters) => {
      // Once for each card, not for each size that is tried.
      if (outlines) console.warn(`warning: a sharing card lacks “${letters}”, as its fonts do`)
      return []
    },
  })
}

const block = (style: Record<string, string | number>, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** @returns the title in the largest size that fits its column, else in the smallest with long words broken */
async function titleBlock({ title, kicker, style }: Card) {
  const serif = { fontFamily: 'Serif', lineHeight: 1.06, letterSpacing: '-0.015em', color: ink }
  const inSize = (fontSize: number, wrapping = {}) =>
    block(
      { flexDirection: 'column', width: column.width },
      block({ fontFamily: 'Sans', fontSize: 30, color: style.weft, marginBottom: 18 }, kicker),
      block({ ...serif, fontSize, ...wrapping }, title),
    )
  const longestWord = Math.max(...title.split(/[\s-]/).map(({ length }) => length))
  for (const fontSize of fontSizes) {
    if (longestWord * fontSize * 0.56 > column.width) continue
    // Without balanced lines, which are as many, and without outlines it takes a seventh of the time.
    const svg = await layOut(inSize(fontSize), undefined, false)
    if (Number(/height="([\d.]+)"/.exec(svg)?.[1]) <= maxTitleHeight)
      return inSize(fontSize, { textWrap: 'balance' })
  }
  return inSize(Math.min(...fontSizes), { textWrap: 'balance', wordBreak: 'break-word' })
}

async function drawText(card: Card) {
  const brand = { fontFamily: 'Serif', fontSize: 32, color: ink, margin: '56px 0 0 72px' }
  const footer = { fontFamily: 'Sans', fontSize: 26, color: '#4c5b53', marginBottom: 58 }
  const page = block(
    { flexDirection: 'column', justifyContent: 'space-between', width: column.width, height },
    block({ ...brand, height: 56, alignItems: 'center' }, site.name),
    await titleBlock(card),
    block(footer, card.footer),
  )
  return (await layOut(page, height)).replace('<svg ', `<svg x="${column.x}" y="0" `)
}

/** The weave runs off three sides of the card; its threads begin unevenly, as a fringe. */
function drawWeave({ seed, style }: Card) {
  const { ground, warp, weft, accent, stray, over } = style
  const wefts = Math.max(7, style.wefts)
  const count = { warp: Math.max(9, style.warps), weft: wefts }
  const paths = weave({ seed, width: width - weaveStart + fringe, height, ...count, stray, over })
  const random = randomFrom(`${seed} fringe`)
  const accentThread = accentThreadOf(seed, wefts)
  const fringeStart = textEnd - (weaveStart - fringe)
  // A gap at the start of a dashed line is rendered in half the time of a clipping. It follows the line, so that
  // a steep one begins further left.
  const threads = paths.weft.map((d, k) => {
    const start = Math.round(fringeStart + random() * 86)
    const [color, thickness] = k === accentThread ? [accent, 11] : [weft, 7]
    return `<path stroke-dasharray="0 ${start} ${2 * width} 0" stroke="${color}" stroke-width="${thickness}" d="${d}"/>`
  })
  // Right of the fringe.
  const lines = paths.over.split(/(?=M)/).filter((line) => parseInt(line.slice(1), 10) >= fringe)
  const crossings = lines.join('')
  return `<g transform="translate(${weaveStart - fringe} 0)">${threads.join('')}<path stroke="${ground}" stroke-width="18" d="${crossings}"/><path stroke="${warp}" stroke-width="4" d="${crossings}"/></g>`
}

/** @returns a small PNG with a palette, rendered outside the thread that runs the build */
async function toPng(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const { default: sharp } = await import('sharp')
  // Each picture is another one, and several are made side by side.
  sharp.cache(false)
  sharp.concurrency(1)
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 16, quality: 20, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer()
}

/** Several at once would take half a gigabyte more in a build of 600 articles. */
const one = pLimit(1)

const logo = `data:image/svg+xml;base64,${readFileSync('public/mark.svg', 'base64')}`

const cached = pictureCache([
  'src/build/sharingCard.ts',
  'src/build/covers.ts',
  'src/ui/weave.ts',
  'public/mark.svg',
  ...Object.values(fontFiles),
  'node_modules/satori/package.json',
  'node_modules/@resvg/resvg-js/package.json',
  'node_modules/sharp/package.json',
])

/** @returns the page's card as PNG; the same page gives the same bytes. A letter that the fonts lack is a gap. */
export function sharingCard(page: PageData): Promise<Uint8Array> {
  const card = cardOf(page)
  const { ground } = card.style
  return cached([card, site.name], async () => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
      `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${drawWeave(card)}` +
      `<path fill="${ground}" d="M0 0h${textEnd}v${height}H0z"/>` +
      `<image href="${logo}" x="${column.x}" y="56" width="56" height="56"/>${await drawText(card)}</svg>`
    return one(toPng, svg)
  })
}
