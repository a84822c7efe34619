/** Draws the cover of an article: a weave that follows from its slug, in the style of its category. */

import type { Category } from '../../articles/card'
import { coverSize } from '../../articles/card'
import { weave } from '../../ui/weave'
import { accentThreadOf, coverStyles } from './coverStyles'

/**
 * @param size pixels; threads scale with the width
 * @returns an SVG document; the same slug, category and size give the same bytes
 */
export function drawCover(slug: string, category: Category, size: Size = coverSize): string {
  const { ground, warp, weft, accent, warps, wefts, stray, over } = coverStyles[category]
  const { width, height } = size
  const scale = width / coverSize.width
  const paths = weave({ seed: slug, width, height, warp: warps, weft: wefts, stray, over })
  const accentThread = accentThreadOf(slug, wefts)
  const rest = paths.weft.filter((_, k) => k !== accentThread).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path stroke="${warp}" stroke-width="${2 * scale}" d="${paths.warp}"/><path stroke="${weft}" stroke-width="${3 * scale}" d="${rest}"/><path stroke="${accent}" stroke-width="${4.5 * scale}" d="${paths.weft[accentThread]}"/><defs><path id="o" d="${paths.over}"/></defs><use href="#o" stroke="${ground}" stroke-width="${8 * scale}"/><use href="#o" stroke="${warp}" stroke-width="${2 * scale}"/></svg>\n`
}

interface Size {
  width: number
  height: number
}
