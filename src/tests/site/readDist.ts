/** The built site, as the tests read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { fixtureDist } from '../fixture/fixture'
import type { Node } from './schemaRules'

/** Files that the host reads, and serves to nobody. */
export const isForHost = (file: string) => /^\/(_|\.assetsignore$)/.test(file)

const { DOMParser } = new JSDOM().window

/** One window for all documents: a window for each takes most of the time. */
export const parse = (text: string, type: 'text/html' | 'text/xml' = 'text/html') =>
  new DOMParser().parseFromString(text, type)

/** Without its style sheets, which are the same on all pages and slow to parse. */
const parsePage = (html: string) => parse(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, ''))

export const hrefsIn = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')

/** The contents of a document's meta tags of a name. */
export const metaOf = (document: Document, name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (meta) => meta.getAttribute('content') ?? '',
  )

/** The structured data of a document: the content of each of its scripts. */
export const graphsOf = (document: Document): { '@context': string; '@graph': Node[] }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )

/** The files of a built site. @param folder that it is in @throws Error where there is none */
export function openDist(folder: string) {
  if (!existsSync(folder)) throw new Error(`${folder} is not there; a build writes it`)
  /** All of them, by their path in it. */
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length))
    .sort()
  const readBytes = (file: string) => readFileSync(folder + file)
  return { files, readBytes, read: (file: string) => readBytes(file).toString() }
}

export type BuiltSite = ReturnType<typeof openSite>

/** A built site with its pages. @param folder that it is in @throws Error where there is none */
export function openSite(folder: string) {
  const dist = openDist(folder)
  const { files, read } = dist
  const { articles }: { articles: { slug: string }[] } = JSON.parse(read('/articles.json'))
  const articlePaths = new Set(articles.map(({ slug }) => `/articles/${slug}`))
  /** All prerendered pages; what is framed from `/embed` and the editor are files, not pages. */
  const pages = files
    .filter((file) => file.endsWith('.html') && !/^\/(embed|admin)\//.test(file))
    .map((file) => {
      const html = read(file)
      const path = file.replace(/\.html$/, '').replace(/^\/index$/, '/')
      return { path, html, document: parsePage(html), isArticle: articlePaths.has(path) }
    })
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const findPage = (path: string) => byPath.get(path)

  /** @throws Error for a path that has no page */
  function pageAt(path: string) {
    const page = byPath.get(path)
    if (!page) throw new Error(`There is no page at ${path}`)
    return page
  }

  /** The origin that the site was built for, without a trailing slash. */
  const origin = new URL(metaOf(pageAt('/').document, 'og:url')[0] ?? '').origin
  return { ...dist, pages, findPage, pageAt, origin }
}

/** The fixture site. */
export const fixtureSite = openSite(fixtureDist)
export const { files, read, readBytes, pages, pageAt, origin } = fixtureSite

export type BuiltPage = (typeof pages)[number]

/** The pages that may be found. */
export const listed = pages.filter((page) => page.path !== '/404')
export const articlePages = pages.filter(({ isArticle }) => isArticle)

export const url = (path: string) => new URL(path, origin).href
/** The file or page that a full address of the site means. */
export const pathOf = (address: unknown) => String(address).replace(origin, '')
