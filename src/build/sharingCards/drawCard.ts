/** Draws the picture that is shown where a page is shared: its title beside a weave with a fringe, or beside the article's own cover. */
import { createElement, type ReactNode } from 'react'
import type { Category } from '../../articles/card'
import { randomFrom, weave } from '../../ui/weave'
import { cardSize } from '../../urls'
import { accentThreadOf, type CoverStyle, coverStyles } from '../covers/coverStyles'
import { drawPicture } from './drawPicture'
import { loadFonts } from './fonts'
import { drawingEncodings, pictureEncodings, toPng } from './toPng'

const ink = '#15241e'
const muted = '#4c5b53'

/** The style of pages that are no articles: the colors of the site. */
const pageStyle: CoverStyle = {
  ...coverStyles['AI Strategy'],
  ground: '#f6f1e6',
  warp: '#cbbd9f',
  wefts: 9,
  stray: 1.5,
}

/** Pixels: the column of text, and where the weave begins. */
const column = { x: 72, width: 612 }
const textEnd = column.x + column.width + 14
const weaveStart = 812
const fontSizes = [92, 84, 76, 68, 62, 56, 50, 44]
const maxTitleHeight = 340

export interface Card {
  /** Decides how the threads run. */
  seed: string
  /** Absent: the style of pages that are no articles. */
  category?: Category
  brand: string
  title: string
  kicker: string
  footer: string
}

const block = (style: Record<string, string | number>, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

const titleBlock = (
  { title, kicker }: Card,
  style: CoverStyle,
  titleStyle: Record<string, string | number>,
) =>
  block(
    { flexDirection: 'column', width: column.width },
    block({ fontFamily: 'Sans', fontSize: 30, color: style.weft, marginBottom: 18 }, kicker),
    block(
      {
        fontFamily: 'Serif',
        lineHeight: 1.06,
        letterSpacing: '-0.015em',
        color: ink,
        ...titleStyle,
      },
      title,
    ),
  )

/** Balanced lines are as many as others, and outlines need not be made to measure: so it takes a seventh of the time. */
async function heightOf(card: Card, style: CoverStyle, fontSize: number) {
  const { default: satori } = await import('satori')
  const svg = await satori(titleBlock(card, style, { fontSize }), {
    width: column.width,
    fonts: await loadFonts(),
    embedFont: false,
  })
  return Number(/height="([\d.]+)"/.exec(svg)?.[1])
}

/** @returns the title in the largest size that fits its column, else in the smallest with long words broken */
async function fitTitle(card: Card, style: CoverStyle) {
  const longestWord = Math.max(...card.title.split(/[\s-]/).map(({ length }) => length))
  for (const fontSize of fontSizes) {
    if (longestWord * fontSize * 0.56 > column.width) continue
    if ((await heightOf(card, style, fontSize)) > maxTitleHeight) continue
    return titleBlock(card, style, { fontSize, textWrap: 'balance' })
  }
  const fontSize = Math.min(...fontSizes)
  return titleBlock(card, style, { fontSize, textWrap: 'balance', wordBreak: 'break-word' })
}

async function textColumn(card: Card, style: CoverStyle): Promise<string> {
  const { default: satori } = await import('satori')
  const { height } = cardSize
  const brand = { fontFamily: 'Serif', fontSize: 32, color: ink, marginLeft: 72, height: 56 }
  const page = block(
    { flexDirection: 'column', justifyContent: 'space-between', width: column.width, height },
    block({ ...brand, alignItems: 'center', marginTop: 56 }, card.brand),
    await fitTitle(card, style),
    block({ fontFamily: 'Sans', fontSize: 26, color: muted, marginBottom: 58 }, card.footer),
  )
  return satori(page, { width: column.width, height, fonts: await loadFonts() })
}

/** Pixels by which the threads hang out of the weave, at most. */
const fringe = 260

/** The vertical lines, which begin right of the fringe. */
const fromColumn = (path: string) =>
  (path.match(/M[^M]+/g) ?? [])
    .filter((line) => Number.parseFloat(line.slice(1)) >= fringe)
    .join('')

/** The weave runs off three sides of the card; its threads begin unevenly, as a fringe. */
function drawWeave(
  seed: string,
  { ground, warp, weft, accent, stray, over: isOver, ...count }: CoverStyle,
) {
  const { width, height } = cardSize
  const wefts = Math.max(7, count.wefts)
  const paths = weave({
    seed,
    width: width - weaveStart + fringe,
    height,
    warp: Math.max(9, count.warps),
    weft: wefts,
    stray,
    over: isOver,
  })
  const random = randomFrom(`${seed} fringe`)
  const accentThread = accentThreadOf(seed, wefts)
  const fringeStart = textEnd - (weaveStart - fringe)
  // A gap at the start of a dashed line is drawn in half the time of a clipping. It follows the line, so that
  // a steep one begins further left.
  const threads = paths.weft.map((d, k) => {
    const threadStart = Math.round(fringeStart + random() * 86)
    const [color, strokeWidth] = k === accentThread ? [accent, 11] : [weft, 7]
    return `<path stroke-dasharray="0 ${threadStart} ${2 * width} 0" stroke="${color}" stroke-width="${strokeWidth}" d="${d}"/>`
  })
  const verticals = fromColumn(paths.warp)
  const over = fromColumn(paths.over)
  return `<g transform="translate(${weaveStart - fringe} 0)"><path stroke="${warp}" stroke-width="4" d="${verticals}"/>${threads.join('')}<path stroke="${ground}" stroke-width="18" d="${over}"/><path stroke="${warp}" stroke-width="4" d="${over}"/></g>`
}

/**
 * @param mark the firm's mark, as SVG
 * @param picture the article's own cover, in place of the weave
 * @returns a PNG; the same card gives the same bytes
 */
export async function drawCard(
  card: Card,
  mark: string,
  picture?: Uint8Array,
): Promise<Uint8Array> {
  const { width, height } = cardSize
  const style = card.category ? coverStyles[card.category] : pageStyle
  const logo = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  const text = (await textColumn(card, style)).replace('<svg ', `<svg x="${column.x}" y="0" `)
  const art = picture
    ? await drawPicture(picture, style.ground)
    : `${drawWeave(card.seed, style)}<path fill="${style.ground}" d="M0 0h${textEnd}v${height}H0z"/>`
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><path fill="${style.ground}" d="M0 0h${width}v${height}H0z"/>${art}<image href="${logo}" x="${column.x}" y="56" width="56" height="56"/>${text}</svg>`,
    picture ? pictureEncodings : drawingEncodings,
  )
}
