/** The picture that is shown where a page is shared: its title beside a piece of cloth with a fringe. */
import { readFile } from 'node:fs/promises'
import { createElement, type ReactNode } from 'react'
import type { LinkedArticle } from '../../articles/schema'
import type { PageData } from '../../page'
import { site } from '../../site'
import { randomFrom, weave } from '../../ui/weave'
import { cardSize, cardUrl } from '../../urls'
import type { Built, OutputFile } from '../builtSite'
import { brightOf, type Cloth, cloths } from '../covers/drawCover'
import { drawn } from '../fileCache'
import { headingOf, trailOf } from '../pageNames'
import { letters } from './fonts'
import { png } from './toPng'

const ink = '#15241e'
const muted = '#4c5b53'
const mark = 'public/mark.svg'

/** A file whose text decides how cards look; the packages' versions are in the last. */
const recipe = [
  ...['sharingCards', 'fonts', 'toPng'].map((name) => `src/build/sharingCards/${name}.ts`),
  ...['src/build/covers/drawCover.ts', 'src/ui/weave.ts', mark, 'package-lock.json'],
]

/** Pages have a cloth of their own, in the colors of the site. */
const house: Cloth = {
  ...cloths['AI Strategy'],
  ground: '#f6f1e6',
  warp: '#cbbd9f',
  wefts: 9,
  stray: 1.5,
}

/** Pixels: the column of text, and where the cloth begins. */
const column = { x: 72, width: 612 }
const edge = 812
const sizes = [92, 84, 76, 68, 62, 56, 50, 44]
const tallest = 340

interface Card {
  title: string
  kicker: string
  foot: string
}

const block = (style: Record<string, string | number>, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

const titled = ({ title, kicker }: Card, cloth: Cloth, fontSize: number) =>
  block(
    { flexDirection: 'column', width: column.width },
    block({ fontFamily: 'Sans', fontSize: 30, color: cloth.weft, marginBottom: 18 }, kicker),
    block(
      {
        fontFamily: 'Serif',
        fontSize,
        lineHeight: 1.06,
        letterSpacing: '-0.015em',
        textWrap: 'balance',
        color: ink,
      },
      title,
    ),
  )

/** The largest title that fits its column. */
async function fitted(card: Card, cloth: Cloth) {
  const { default: satori } = await import('satori')
  const fonts = await letters()
  for (const size of sizes) {
    const content = titled(card, cloth, size)
    const height = Number(
      /height="([\d.]+)"/.exec(await satori(content, { width: column.width, fonts }))?.[1],
    )
    const word = Math.max(...card.title.split(/[\s-]/).map(({ length }) => length))
    if (height <= tallest && word * size * 0.56 <= column.width) return content
  }
  throw new Error(`"${card.title}" is too long for a sharing card; ${sizes.at(-1)} px is the least`)
}

async function words(card: Card, cloth: Cloth): Promise<string> {
  const { default: satori } = await import('satori')
  const { height } = cardSize
  const brand = { fontFamily: 'Serif', fontSize: 32, color: ink, marginLeft: 72, height: 56 }
  const page = block(
    { flexDirection: 'column', justifyContent: 'space-between', width: column.width, height },
    block({ ...brand, alignItems: 'center', marginTop: 56 }, site.name),
    await fitted(card, cloth),
    block({ fontFamily: 'Sans', fontSize: 26, color: muted, marginBottom: 58 }, card.foot),
  )
  return satori(page, { width: column.width, height, fonts: await letters() })
}

/** The cloth runs off three sides of the card; its threads begin unevenly, as a fringe. */
function cloth(seed: string, { ground, warp, weft, accent, stray, over, ...count }: Cloth) {
  const { width, height } = cardSize
  const wefts = Math.max(7, count.wefts)
  const paths = weave({
    seed,
    width: width - edge + 260,
    height,
    warp: Math.max(9, count.warps),
    weft: wefts,
    stray,
    over,
  })
  const random = randomFrom(`${seed} fringe`)
  const bright = brightOf(seed, wefts)
  const start = column.x + column.width + 14 - (edge - 260)
  const from = (x: number) => `<path d="M${x} 0H${width}v${height}H${x}z"/>`
  const threads = paths.weft.map((d, k) => {
    const begins = Math.round(start + random() * 86)
    const [color, thick] = k === bright ? [accent, 11] : [weft, 7]
    return `<clipPath id="t${k}">${from(begins)}</clipPath><path clip-path="url(#t${k})" stroke="${color}" stroke-width="${thick}" d="${d}"/>`
  })
  return `<clipPath id="cloth">${from(260)}</clipPath><g transform="translate(${edge - 260} 0)"><g clip-path="url(#cloth)"><path stroke="${warp}" stroke-width="4" d="${paths.warp}"/></g>${threads.join('')}<g clip-path="url(#cloth)"><path stroke="${ground}" stroke-width="18" d="${paths.over}"/><path stroke="${warp}" stroke-width="4" d="${paths.over}"/></g></g>`
}

async function draw(seed: string, card: Card, kind: Cloth): Promise<Uint8Array> {
  const { width, height } = cardSize
  const sign = `data:image/svg+xml;base64,${(await readFile(mark)).toString('base64')}`
  const text = (await words(card, kind)).replace('<svg ', `<svg x="${column.x}" y="0" `)
  return png(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><path fill="${kind.ground}" d="M0 0h${width}v${height}H0z"/>${cloth(seed, kind)}<image href="${sign}" x="${column.x}" y="56" width="56" height="56"/>${text}</svg>`,
  )
}

/** What stands on the card of a page; Home says what the firm is about, as its title is the firm's name. */
function cardOf(page: PageData, article?: LinkedArticle): Card {
  if (article)
    return {
      title: article.title,
      kicker: article.category,
      foot: `${article.author} · ${article.readTime}`,
    }
  const section = trailOf(page).at(-2)?.name ?? site.locations.join(' · ')
  return {
    title: page.meta.title.includes(site.name) ? headingOf(page) : page.meta.title,
    kicker: section === 'Home' ? 'AI strategy and innovation' : section,
    foot: new URL(site.origin).host.replace(/^www\./, ''),
  }
}

export const cardFiles = ({ pages }: Built): Promise<OutputFile[]> =>
  Promise.all(
    pages.map(async ({ data }): Promise<OutputFile> => {
      const article = data.sections.find((section) => section.kind === 'article')?.article
      const card = cardOf(data, article)
      const kind = article ? cloths[article.category] : house
      const seed = article?.slug ?? data.path
      const from = ['card', seed, card, kind.ground, site.name]
      return [cardUrl(data.path), await drawn({ recipe, from, draw: () => draw(seed, card, kind) })]
    }),
  )
