/**
 * Draws the stand-ins for what only a real firm has: portrait, client and press marks, icon.
 * Replace each by one file in `public/`; `npm run placeholders` draws them anew.
 */
import { writeFile } from 'node:fs/promises'
import { clients, site } from '../src/site'
import { weave } from '../src/ui/weave'

const svg = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">${inner}</svg>\n`

const escapeXml = (text: string) => text.replace(/&/g, '&amp;')

/** A row of word marks, each with a small woven sign, in ink; dark pages invert it. */
function wall(names: string[], width: number, height: number, perRow: number) {
  const rows = Math.ceil(names.length / perRow)
  const cell = { width: width / perRow, height: height / rows }
  const marks = names.map((name, n) => {
    const x = (n % perRow) * cell.width
    const y = Math.floor(n / perRow) * cell.height + cell.height / 2
    const { warp, weft } = weave({
      seed: name,
      width: 28,
      height: 28,
      warp: 4,
      weft: 3,
      stray: 0.9,
    })
    const font = n % 3 === 1 ? 'Georgia,serif' : 'Helvetica,Arial,sans-serif'
    const style = n % 4 === 2 ? ' font-style="italic"' : ''
    return `<g transform="translate(${Math.round(x)} ${Math.round(y - 14)})"><path stroke="#4c5b53" stroke-width="1.5" d="${warp}"/><path stroke="#4c5b53" stroke-width="3" d="${weft.join('')}"/><text x="42" y="21" fill="#4c5b53" font-family="${font}" font-size="20" font-weight="600"${style}>${escapeXml(name)}</text></g>`
  })
  return svg(width, height, marks.join(''))
}

function portrait(width: number, height: number) {
  const { warp, weft, over } = weave({
    seed: 'portrait',
    width,
    height,
    warp: 15,
    weft: 22,
    stray: 1.6,
  })
  const body =
    'M240 96c66 0 104 50 104 118 0 60-22 98-52 120 6 26 20 38 62 52 70 22 110 66 118 214H8c8-148 48-192 118-214 42-14 56-26 62-52-30-22-52-60-52-120 0-68 38-118 104-118z'
  return svg(
    width,
    height,
    `<path fill="#dfe6dc" d="M0 0h${width}v${height}H0z"/><path stroke="#c3cfc3" stroke-width="1.5" d="${warp}"/><clipPath id="a"><path d="${body}"/></clipPath><g clip-path="url(#a)"><path fill="#123a38" d="M0 0h${width}v${height}H0z"/><path stroke="#3f6a66" stroke-width="1.5" d="${warp}"/><path stroke="#f3eddf" stroke-width="3" d="${weft.filter((_, k) => k !== 8).join('')}"/><path stroke="#e2603f" stroke-width="5" d="${weft[8]}"/><path stroke="#123a38" stroke-width="8" d="${over}"/><path stroke="#3f6a66" stroke-width="1.5" d="${over}"/></g>`,
  )
}

function mark() {
  const { warp, weft, over } = weave({
    seed: site.name,
    width: 56,
    height: 56,
    warp: 5,
    weft: 4,
    stray: 0.9,
  })
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="10" fill="#f6f1e6"/><g transform="translate(4 4)"><path stroke="#7d877f" stroke-width="2" d="${warp}"/><path stroke="#0c5654" stroke-width="4" d="${weft.join('')}"/><path stroke="#7d877f" stroke-width="2" d="${over}"/></g>`,
  )
}

const press = [
  'Market Ledger',
  'Mind & Work',
  'Harbor Review',
  'The Deciding Hour',
  'Coastline Radio',
]

/** Names that fit their place on the wall. */
const short = clients.filter((name) => name.length <= 17).slice(0, 8)

await writeFile('public/images/clients.svg', wall(short, 480, 208, 2))
await writeFile('public/images/press.svg', wall(press, 480, 156, 2))
await writeFile('public/images/portrait.svg', portrait(480, 600))
await writeFile('public/mark.svg', mark())
