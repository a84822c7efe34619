/** What a visitor loads before any sign of intent, in bytes, compressed as hosts do it on request. */
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { glossaryPath } from '../../site'
import { type BuiltPage, files, pages, readBytes } from './readDist'

/** The most that is allowed; an article may become longer than any is today, and gain figures. */
const budgets = {
  page: 12_000,
  list: 14_000,
  /** The glossary and pages with a worksheet, too. */
  article: 17_000,
  script: 900,
  fonts: 38_000,
  firstLoad: 64_000,
  worksheet: 6_000,
} as const

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

/** @returns why some files together are too heavy; nothing if they are not */
function overweight(budget: keyof typeof budgets, names: Iterable<string>, what: string) {
  const bytes = [...names].reduce((sum, name) => sum + weightOf(name), 0)
  return bytes > budgets[budget] ? [`${what}: ${bytes} bytes; ${budgets[budget]} are allowed`] : []
}

const fonts = files.filter((file) => /^\/assets\/.+\.woff2$/.test(file))
const htmlOf = ({ path }: BuiltPage) => (path === '/' ? '/index.html' : `${path}.html`)

const attributesOf = ({ document }: BuiltPage, selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
const scriptsOf = (page: BuiltPage) => attributesOf(page, 'script[src]', 'src')

/** What the browser fetches by itself, pictures aside that have to be scrolled to. */
const firstLoadOf = (page: BuiltPage) =>
  new Set([
    htmlOf(page),
    ...scriptsOf(page),
    ...fonts,
    ...attributesOf(page, 'img:not([loading=lazy])', 'src'),
    ...attributesOf(page, 'link[rel=icon], link[rel=preload], link[rel=stylesheet]', 'href'),
  ])

it('is light in each page with its styles', () => {
  const budgetOf = (page: BuiltPage) => {
    const hasWorksheet = page.document.querySelector('[data-worksheet]')
    if (page.isArticle || page.path === glossaryPath || hasWorksheet) return 'article'
    return page.path === '/articles' ? 'list' : 'page'
  }
  const heavy = pages.flatMap((page) => {
    const html = htmlOf(page)
    return overweight(budgetOf(page), [html], html)
  })
  expect(heavy).toEqual([])
})

it('is light in the one script that every page runs at once', () => {
  const scripts = new Set(pages.flatMap(scriptsOf))
  expect(scripts.size).toBe(1)
  expect(overweight('script', scripts, [...scripts].join())).toEqual([])
})

it('is light in its fonts', () => {
  expect(fonts).toHaveLength(2)
  expect(overweight('fonts', fonts, fonts.join(' and '))).toEqual([])
})

it('is light in what makes a worksheet one to fill in', () => {
  const scripts = files.filter((file) => /^\/assets\/fillIn-.+\.js$/.test(file))
  expect(scripts).toHaveLength(1)
  expect(overweight('worksheet', scripts, scripts.join())).toEqual([])
})

it('is light in all that the first view of a page loads', () => {
  const heavy = pages.flatMap((page) => {
    const loaded = firstLoadOf(page)
    return overweight('firstLoad', loaded, [...loaded].join(', '))
  })
  expect(heavy).toEqual([])
})
