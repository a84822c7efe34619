/** The built site, as the tests read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { dist } from '../fixture/fixture'
import type { Node } from './schemaRules'

if (!existsSync(dist)) throw new Error(`${dist} is not there; a build writes it`)

/** All files of the built site, by their path in it. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(dist.length))
  .sort()

/** What the host reads, and serves to nobody. */
export const isForHost = (file: string) => /^\/(_|\.assetsignore$)/.test(file)

export const readBytes = (file: string) => readFileSync(dist + file)
export const read = (file: string) => readBytes(file).toString()

const { DOMParser } = new JSDOM().window

/** One window for all documents: a window for each takes most of the time. */
export const parse = (text: string, type: 'text/html' | 'text/xml' = 'text/html') =>
  new DOMParser().parseFromString(text, type)

export interface BuiltPage {
  path: string
  html: string
  /** Without its style sheets, which are the same on all pages and slow to parse. */
  document: Document
  isArticle: boolean
}

const { articles }: { articles: { slug: string }[] } = JSON.parse(read('/articles.json'))
const articlePaths = new Set(articles.map(({ slug }) => `/articles/${slug}`))

/** All prerendered pages; what is framed from `/embed` are files, not pages. */
export const pages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith('.html') && !file.startsWith('/embed/'))
  .map((file) => {
    const html = read(file)
    const path = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
    const document = parse(html.replace(/(<style[^>]*>[\s\S]*?<\/style>)+/, ''))
    return { path, html, document, isArticle: articlePaths.has(path) }
  })

const byPath = new Map(pages.map((page) => [page.path, page]))
export const findPage = (path: string) => byPath.get(path)

/** @throws Error for a path that has no page */
export function pageAt(path: string) {
  const page = byPath.get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return page
}

/** The pages that may be found. */
export const listed = pages.filter((page) => page.path !== '/404')
export const articlePages = pages.filter(({ isArticle }) => isArticle)

/** The contents of a document's meta tags of a name. */
export const metaOf = (document: Document, name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  )

/** The structured data of a document: the content of each of its scripts. */
export const graphsOf = (document: Document): { '@context': string; '@graph': Node[] }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )

/** The origin that the site was built for, without a trailing slash. */
export const origin = new URL(metaOf(pageAt('/').document, 'og:url')[0] ?? '').origin
export const url = (path: string) => new URL(path, origin).href
/** The file or page that a full address of the site means. */
export const pathOf = (address: unknown) => String(address).replace(origin, '')
