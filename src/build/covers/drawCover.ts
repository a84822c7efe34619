/** Draws the cover of an article: a weave that follows from its slug, in the style of its category. */

import type { Category } from '../../articles/card'
import { coverSize } from '../../articles/card'
import { weave } from '../../ui/weave'
import { accentThreadOf, type CoverColors, coverStyles } from './coverStyles'

/**
 * @param size pixels; threads scale with the width
 * @returns an SVG document; the same slug, category and size give the same bytes
 */
export function drawCover(slug: string, category: Category, size: Size = coverSize): string {
  const { ground, warp, weft, accent, dark, warps, wefts, stray, over } = coverStyles[category]
  const { width, height } = size
  const scale = width / coverSize.width
  const paths = weave({ seed: slug, width, height, warp: warps, weft: wefts, stray, over })
  const accentThread = accentThreadOf(slug, wefts)
  const rest = paths.weft.filter((_, k) => k !== accentThread).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">` +
    `<style>@media(prefers-color-scheme:dark){${rulesOf(dark)}}</style>` +
    `<path class="ground" fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<path class="warp" stroke="${warp}" stroke-width="${2 * scale}" d="${paths.warp}"/>` +
    `<path class="weft" stroke="${weft}" stroke-width="${3 * scale}" d="${rest}"/>` +
    `<path class="accent" stroke="${accent}" stroke-width="${4.5 * scale}" d="${paths.weft[accentThread]}"/>` +
    `<defs><path id="o" d="${paths.over}"/></defs>` +
    `<use class="gap" href="#o" stroke="${ground}" stroke-width="${8 * scale}"/>` +
    `<use class="warp" href="#o" stroke="${warp}" stroke-width="${2 * scale}"/></svg>\n`
  )
}

/** An image has the scheme of the page that shows it, switch included. */
const rulesOf = ({ ground, warp, weft, accent }: CoverColors) =>
  `.ground{fill:${ground}}.gap{stroke:${ground}}.warp{stroke:${warp}}.weft{stroke:${weft}}.accent{stroke:${accent}}`

interface Size {
  width: number
  height: number
}
