/** What a visitor loads before any sign of intent, in bytes, compressed as hosts do it on request. */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { pagePaths } from '../../site'
import { type BuiltPage, files, pages, readBytes } from './readDist'

/** The most that a page may have with its styles; an article may become longer than any is today, and gain figures. */
const limits = { page: 12_000, list: 14_000, article: 17_000 }
const firstLoadLimit = 64_000

const compressed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

const weights = new Map<string, number>()
function weightOf(file: string) {
  const bytes = readBytes(file)
  const isCompressed = /\.(avif|png|woff2)$/.test(file)
  const weight = weights.get(file) ?? (isCompressed ? bytes : compressed(bytes)).length
  weights.set(file, weight)
  return weight
}
const sumOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weightOf(name), 0)

/** But for those that a page fetches only where it has letters that western languages lack. */
const fonts = files.filter((file) => /^\/assets\/(?!\w+-ext-).+\.woff2$/.test(file))
const scripts = (name: string) => files.filter((file) => file.startsWith(`/assets/${name}-`))

it.each([
  ['the script that every page runs at once', scripts('start'), 1, 1_250],
  ['the fonts', fonts, 2, 38_000],
  ['what makes a worksheet one to fill in', scripts('fillIn'), 1, 6_000],
])('%s is light', (_, names, count, limit) => {
  expect(names).toHaveLength(count)
  expect(sumOf(names)).toBeLessThanOrEqual(limit)
})

const htmlOf = ({ path }: BuiltPage) => (path === '/' ? '/index.html' : `${path}.html`)

/** These lists, and a page with a worksheet, are as long as an article. */
const longPages: readonly string[] = [pagePaths.glossary, pagePaths.evidence]

function limitOf({ path, document, isArticle }: BuiltPage) {
  const isLong = isArticle || longPages.includes(path) || document.querySelector('[data-worksheet]')
  if (isLong) return limits.article
  return path === '/articles' ? limits.list : limits.page
}

/** What the browser fetches by itself, pictures aside that have to be scrolled to. */
function firstLoadOf(page: BuiltPage) {
  const named = (selector: string, attribute: string) =>
    [...page.document.querySelectorAll(selector)].map(
      (element) => element.getAttribute(attribute) ?? '',
    )
  return new Set([
    htmlOf(page),
    ...fonts,
    ...named('script[src], img:not([loading=lazy])', 'src'),
    ...named('link[rel=icon], link[rel=preload], link[rel=stylesheet]', 'href'),
  ])
}

it.each(pages)('$path is light with its styles, and with all that its first view loads', (page) => {
  expect(weightOf(htmlOf(page))).toBeLessThanOrEqual(limitOf(page))
  expect(sumOf(firstLoadOf(page))).toBeLessThanOrEqual(firstLoadLimit)
})
