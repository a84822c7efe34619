/** What a visitor of the fixture site loads before any sign of intent, in bytes, compressed as hosts do it on request. */
import { expect, it } from 'vitest'
import { compressedSize, weightLimit } from '../../build/pageWeights'
import { type BuiltPage, files, pages, readBytes } from './readDist'

/** A fifth more than a page loads today, so that a paragraph more breaks nothing. */
const firstLoadLimit = 75_000

const weights = new Map<string, number>()
async function weightOf(file: string) {
  const bytes = readBytes(file)
  const isCompressed = /\.(avif|png|woff2)$/.test(file)
  const weight = weights.get(file) ?? (isCompressed ? bytes.length : await compressedSize(bytes))
  weights.set(file, weight)
  return weight
}

async function sumOf(names: Iterable<string>) {
  const sizes = await Promise.all([...names].map(weightOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** But for those that a page fetches only where it has letters that western languages lack. */
const fonts = files.filter((file) => /^\/assets\/(?!\w+-ext-).+\.woff2$/.test(file))
const scripts = (name: string) => files.filter((file) => file.startsWith(`/assets/${name}-`))

it.each([
  ['the script that every page runs at once', scripts('start'), 1, 1_400],
  ['the app', scripts('main'), 1, 115_000],
  ['the fonts', fonts, 2, 40_000],
])('%s is light', async (_, names, count, limit) => {
  expect(names).toHaveLength(count)
  expect(await sumOf(names)).toBeLessThanOrEqual(limit)
})

const htmlOf = ({ path }: BuiltPage) => (path === '/' ? '/index.html' : `${path}.html`)

/** What the browser fetches by itself, pictures aside that have to be scrolled to. */
function firstLoadOf(page: BuiltPage) {
  const named = (selector: string, attribute: string) =>
    [...page.document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute) ?? '',
    )
  return new Set([
    htmlOf(page),
    ...fonts,
    // The first cover is in the page itself.
    ...named('script[src], img:not([loading=lazy], [src^="data:"])', 'src'),
    ...named('link[rel=icon], link[rel=preload], link[rel=stylesheet]', 'href'),
  ])
}

it.each(pages)(
  '$path is light with its styles, and with all that its first view loads',
  async (page) => {
    expect(await weightOf(htmlOf(page))).toBeLessThanOrEqual(weightLimit(page.html))
    expect(await sumOf(firstLoadOf(page))).toBeLessThanOrEqual(firstLoadLimit)
  },
)
