/** The picture that is shown where a page is shared: its title beside a weave with a fringe. */
import { readFile } from 'node:fs/promises'
import { createElement, type ReactNode } from 'react'
import type { LinkedArticle } from '../../articles/schema'
import type { SiteContent } from '../../content/loadSite'
import type { PageData } from '../../page'
import { site } from '../../site'
import { randomFrom, weave } from '../../ui/weave'
import { cardSize, cardUrl } from '../../urls'
import { accentThreadOf, type CoverStyle, coverStyles } from '../covers/drawCover'
import { cached } from '../fileCache'
import { breadcrumbsOf, headingOf } from '../pageNames'
import type { SiteFile } from '../siteFile'
import { loadFonts } from './fonts'
import { toPng } from './toPng'

const ink = '#15241e'
const muted = '#4c5b53'
const mark = 'public/mark.svg'

/** The files that decide how cards look; the last holds the versions of the packages that draw them. */
const sourceFiles = [
  ...['sharingCards', 'fonts', 'toPng'].map((name) => `src/build/sharingCards/${name}.ts`),
  ...['src/build/covers/drawCover.ts', 'src/ui/weave.ts', mark, 'package-lock.json'],
]

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
const weaveStart = 812
const fontSizes = [92, 84, 76, 68, 62, 56, 50, 44]
const maxTitleHeight = 340

interface Card {
  title: string
  kicker: string
  footer: string
}

const block = (style: Record<string, string | number>, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

const titleBlock = (
  { title, kicker }: Card,
  style: CoverStyle,
  fontSize: number,
  wordBreak: 'normal' | 'break-word' = 'normal',
) =>
  block(
    { flexDirection: 'column', width: column.width },
    block({ fontFamily: 'Sans', fontSize: 30, color: style.weft, marginBottom: 18 }, kicker),
    block(
      {
        fontFamily: 'Serif',
        fontSize,
        lineHeight: 1.06,
        letterSpacing: '-0.015em',
        textWrap: 'balance',
        wordBreak,
        color: ink,
      },
      title,
    ),
  )

/** @returns the title in the largest size that fits its column, else in the smallest with long words broken */
async function fitTitle(card: Card, style: CoverStyle) {
  const { default: satori } = await import('satori')
  const fonts = await loadFonts()
  const longestWord = Math.max(...card.title.split(/[\s-]/).map(({ length }) => length))
  for (const size of fontSizes) {
    const content = titleBlock(card, style, size)
    const svg = await satori(content, { width: column.width, fonts })
    const height = Number(/height="([\d.]+)"/.exec(svg)?.[1])
    if (height <= maxTitleHeight && longestWord * size * 0.56 <= column.width) return content
  }
  return titleBlock(card, style, Math.min(...fontSizes), 'break-word')
}

async function textColumn(card: Card, style: CoverStyle): Promise<string> {
  const { default: satori } = await import('satori')
  const { height } = cardSize
  const brand = { fontFamily: 'Serif', fontSize: 32, color: ink, marginLeft: 72, height: 56 }
  const page = block(
    { flexDirection: 'column', justifyContent: 'space-between', width: column.width, height },
    block({ ...brand, alignItems: 'center', marginTop: 56 }, site.name),
    await fitTitle(card, style),
    block({ fontFamily: 'Sans', fontSize: 26, color: muted, marginBottom: 58 }, card.footer),
  )
  return satori(page, { width: column.width, height, fonts: await loadFonts() })
}

/** The weave runs off three sides of the card; its threads begin unevenly, as a fringe. */
function drawWeave(
  seed: string,
  { ground, warp, weft, accent, stray, over, ...count }: CoverStyle,
) {
  const { width, height } = cardSize
  const wefts = Math.max(7, count.wefts)
  const paths = weave({
    seed,
    width: width - weaveStart + 260,
    height,
    warp: Math.max(9, count.warps),
    weft: wefts,
    stray,
    over,
  })
  const random = randomFrom(`${seed} fringe`)
  const accentThread = accentThreadOf(seed, wefts)
  const fringeStart = column.x + column.width + 14 - (weaveStart - 260)
  const clip = (x: number) => `<path d="M${x} 0H${width}v${height}H${x}z"/>`
  const threads = paths.weft.map((d, k) => {
    const threadStart = Math.round(fringeStart + random() * 86)
    const [color, strokeWidth] = k === accentThread ? [accent, 11] : [weft, 7]
    return `<clipPath id="t${k}">${clip(threadStart)}</clipPath><path clip-path="url(#t${k})" stroke="${color}" stroke-width="${strokeWidth}" d="${d}"/>`
  })
  return `<clipPath id="weave">${clip(260)}</clipPath><g transform="translate(${weaveStart - 260} 0)"><g clip-path="url(#weave)"><path stroke="${warp}" stroke-width="4" d="${paths.warp}"/></g>${threads.join('')}<g clip-path="url(#weave)"><path stroke="${ground}" stroke-width="18" d="${paths.over}"/><path stroke="${warp}" stroke-width="4" d="${paths.over}"/></g></g>`
}

async function drawCard(seed: string, card: Card, style: CoverStyle): Promise<Uint8Array> {
  const { width, height } = cardSize
  const logo = `data:image/svg+xml;base64,${(await readFile(mark)).toString('base64')}`
  const text = (await textColumn(card, style)).replace('<svg ', `<svg x="${column.x}" y="0" `)
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><path fill="${style.ground}" d="M0 0h${width}v${height}H0z"/>${drawWeave(seed, style)}<image href="${logo}" x="${column.x}" y="56" width="56" height="56"/>${text}</svg>`,
  )
}

/** What stands on the card of a page; Home says what the firm is about, as its title is the firm's name. */
function cardOf(page: PageData, article?: LinkedArticle): Card {
  if (article)
    return {
      title: article.title,
      kicker: article.category,
      footer: `${article.author} · ${article.readTime}`,
    }
  const section = breadcrumbsOf(page).at(-2)?.name ?? site.locations.join(' · ')
  return {
    title: page.meta.title.includes(site.name) ? headingOf(page) : page.meta.title,
    kicker: section === 'Home' ? 'AI strategy and innovation' : section,
    footer: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

export const sharingCardFiles = ({ pages, articles }: SiteContent): SiteFile[] =>
  [...pages.values()].map((page): SiteFile => {
    const article = articles.get(page.path)?.article
    const card = cardOf(page, article)
    const style = article ? coverStyles[article.category] : pageStyle
    const seed = article?.slug ?? page.path
    const input = [seed, card, style.ground, site.name]
    return [
      cardUrl(page.path),
      () => cached({ sourceFiles, input, make: () => drawCard(seed, card, style) }),
    ]
  })
