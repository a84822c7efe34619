/** Draws what stands in for a portrait: a person's initials over woven threads, in the colors of the portraits. */
import { createElement } from 'react'
import { weave } from '../../ui/weave'
import { loadFonts } from '../sharingCards/fonts'

interface Size {
  width: number
  height: number
}

const light = {
  ...{ ground: '#dde4da', warp: '#c3cfc3', weft: '#9db4aa' },
  ...{ letters: '#0c5654', accent: '#c2391a' },
}
const dark = {
  ...{ ground: '#2f544e', warp: '#3f6a66', weft: '#5f8a84' },
  ...{ letters: '#d9d2c1', accent: '#e2603f' },
}

/** The first letter of the first part of an address, and that of the last: always ones that the font has. */
export function initialsOf(slug: string): string {
  const parts = slug.split('-')
  const shown = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return shown.map((part = '') => part.charAt(0).toUpperCase()).join('')
}

/** @returns the outlines of letters in the middle: a drawing that a page shows as an image has none of its fonts */
async function outlinesOf(letters: string, size: Size): Promise<string> {
  const { default: satori } = await import('satori')
  const middle = { display: 'flex', alignItems: 'center', justifyContent: 'center' }
  const font = {
    fontFamily: 'Serif',
    fontSize: size.width * (letters.length > 1 ? 0.42 : 0.56),
  }
  const element = createElement('div', { style: { ...middle, ...size, ...font } }, letters)
  const svg = await satori(element, { ...size, fonts: await loadFonts() })
  return [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path]) => path).join('')
}

/** An image has the scheme of the page that shows it, switch included. */
const darkRules = `.ground{fill:${dark.ground}}.gap{stroke:${dark.ground}}.warp{stroke:${dark.warp}}.weft{stroke:${dark.weft}}.letters{fill:${dark.letters}}.accent{stroke:${dark.accent}}`

/**
 * @param slug the last part of the address of the person's page
 * @returns an SVG document; the same slug and size give the same bytes
 */
export async function drawPortrait(slug: string, { width, height }: Size): Promise<string> {
  const { ground, warp, weft, accent, letters: ink } = light
  const threads = weave({ seed: slug, width, height, warp: 10, weft: 9, stray: 0.7 })
  const middle = 4
  const others = threads.weft.filter((_, k) => k !== middle).join('')
  const letters = await outlinesOf(initialsOf(slug), { width, height })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">` +
    `<style>@media(prefers-color-scheme:dark){${darkRules}}</style>` +
    `<path class="ground" fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<path class="warp" stroke="${warp}" stroke-width="1.5" d="${threads.warp}"/>` +
    `<path class="weft" stroke="${weft}" stroke-width="2.5" d="${others}"/>` +
    `<path class="gap" stroke="${ground}" stroke-width="8" d="${threads.over}"/>` +
    `<path class="warp" stroke="${warp}" stroke-width="1.5" d="${threads.over}"/>` +
    `<path class="gap" stroke="${ground}" stroke-width="28" stroke-linejoin="round" d="${letters}"/>` +
    `<path class="letters" fill="${ink}" d="${letters}"/>` +
    `<path class="gap" stroke="${ground}" stroke-width="10" d="${threads.weft[middle]}"/>` +
    `<path class="accent" stroke="${accent}" stroke-width="4" d="${threads.weft[middle]}"/></svg>\n`
  )
}
