/** Pictures of the firm's mark: a page's sharing card, with its title beside a cover, and the icons. */
import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { colors } from '../../uno.config'
import { cachedFile, findCached, hashOf, hashOfCode } from '../content/fileCache'
import { headingOf } from '../content/pageNames'
import type { PageData } from '../page'
import { categories, site } from '../site'
import { cardSize } from '../urls'
import { coverStyle, drawArt, fonts } from './drawCover'
import { recolor } from './drawings'

const { width, height } = cardSize

/** Pixels: the picture's half, the text's column, and what the title may fill of it. */
const artSize = { width: 600, height }
const titleSize = { width: 470, height: 290 }
const margin = 72

/** The style of pages that are no articles: the colors of the site. */
const pageStyle = { ...coverStyle(categories[0]), ground: colors.paper[0] }

/** Home shows what the firm is about, as its title is the firm's name. */
function cardOf(page: PageData) {
  const article = page.sections.find((section) => section.kind === 'article')?.article
  if (article) {
    const { title, category, coverText, coverSeries, authors, readTime } = article
    const names = authors.map(({ name }) => name)
    // The card has room for three.
    const shown = names.length > 3 ? [...names.slice(0, 2), '…'] : names
    return {
      text: coverText,
      series: coverSeries,
      style: coverStyle(category),
      title,
      kicker: category,
      footer: `${shown.join(', ')} · ${readTime}`,
    }
  }
  const { meta } = page
  const above = page.breadcrumbs.at(-1)
  return {
    style: pageStyle,
    title: meta.title.includes(site.name) ? headingOf(page) : meta.title,
    kicker: above?.to === '/' ? site.field : (above?.text ?? site.locations.join(' · ')),
    footer: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

type Card = ReturnType<typeof cardOf>

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const drawingOf = (file: string) => dataUrl(recolor(readFileSync(file, 'utf8')))
const logo = drawingOf('public/mark.svg')

type Style = Record<string, string | number>
const block = (style: Style, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** @returns pixels, by what a letter takes up on average; the longest word fits a line */
function fontSizeOf(title: string) {
  const longestWord = Math.max(...title.split(/[\s-]/).map(({ length }) => length))
  const fitting = Math.sqrt((titleSize.width * titleSize.height) / (title.length * 0.84))
  return Math.max(32, Math.min(92, fitting, titleSize.width / (longestWord * 0.56)))
}

/** @returns an SVG in which texts are outlines */
async function drawCard(card: Card) {
  const { text: words, series, style, title, kicker, footer } = card
  const { default: satori } = await import('satori')
  const serif = { fontFamily: 'Serif, Serif Ext', color: colors.ink[0] }
  const sans = { fontFamily: 'Sans, Sans Ext' }
  const fontSize = fontSizeOf(title)
  const titleStyle = { fontSize, lineHeight: 1.06, letterSpacing: '-0.015em', textWrap: 'balance' }
  const text = block(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: titleSize.width,
      height,
      marginLeft: margin,
    },
    block(
      { ...serif, fontSize: 32, marginTop: 56, height: 56, alignItems: 'center', gap: 16 },
      createElement('img', { src: logo, width: 56, height: 56 }),
      site.name,
    ),
    block(
      { flexDirection: 'column' },
      block({ ...sans, fontSize: 30, color: style.curve, marginBottom: 18 }, kicker),
      block({ ...serif, ...titleStyle }, title),
    ),
    block({ ...sans, fontSize: 26, color: colors.muted[0], marginBottom: 58 }, footer),
  )
  const src = dataUrl(await drawArt(style, artSize, { text: words, series }))
  const picture = createElement('img', { src, ...artSize, style: { flexShrink: 0 } })
  const whole = { width, height, background: style.ground }
  return satori(block({ ...whole, justifyContent: 'space-between' }, text, picture), {
    width,
    height,
    fonts,
    // Otherwise satori fetches fonts; `checkPages` warns of letters that ours lack.
    loadAdditionalAsset: async () => [],
  })
}

/** @returns a small PNG, rendered outside the thread that runs the build */
async function toPng(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  // What fills its own box needs no mask, for which the renderer would draw the whole card once more.
  const unmasked = svg.replace(/<(mask|clipPath)\b.*?<\/\1>| (mask|clip-path)="[^"]*"/gs, '')
  // A drawing has few colors, so that none is dithered.
  return sharp(Buffer.from(unmasked)).png({ palette: true, colours: 64, dither: 0 }).toBuffer()
}

/** Part of the key of each card: any code may change what it draws. */
const code = hashOfCode()

/** @returns all that decides what the card of a page shows */
const partsOf = (card: Card) => [code, JSON.stringify(card), logo, ...fonts.map(({ data }) => data)]

/** @returns whether the cache lacks the page's card */
export const isCardMissing = (page: PageData) => !findCached(hashOf(partsOf(cardOf(page))))

/** @returns the page's card as PNG; the same page gives the same bytes. A letter that the fonts lack is a gap. */
export async function sharingCard(page: PageData): Promise<Uint8Array> {
  const card = cardOf(page)
  return readFileSync(await cachedFile(partsOf(card), async () => toPng(await drawCard(card))))
}

/** @returns a drawing, such as the mark, as PNG. @param margin of the paper's color; without one, what is transparent stays so */
export async function markIcon(size: number, margin = 0, drawing = logo): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const inner = size - 2 * margin
  const image = `<image href="${drawing}" x="${margin}" y="${margin}" width="${inner}" height="${inner}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${image}</svg>`
  const icon = sharp(Buffer.from(svg))
  return (margin ? icon.flatten({ background: pageStyle.ground }) : icon).png().toBuffer()
}

/** @returns an ICO of one PNG of the simpler mark, for programs that show no SVG */
export async function favicon(): Promise<Uint8Array> {
  const png = await markIcon(32, 0, drawingOf('public/icon.svg'))
  // One picture, its size, its planes and bits, then its length and place.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}
