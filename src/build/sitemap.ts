/** `sitemap.xml`, which names every page that may be found, and `robots.txt`, which names the sitemap. */

import { picturesOf } from './articleImages'
import { type Built, type BuiltPage, found, type OutputFile } from './builtSite'
import { address } from './structuredData/organization'
import { el, elWith, xmlFile } from './xml'

/** Addresses in one file at most (sitemaps.org). */
const limit = 50_000

interface Entry {
  loc: string
  /** The day on which the content last changed; never that of the build. */
  lastmod: string
  images: string[]
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

const urlset = (entries: readonly Entry[]) =>
  elWith(
    'urlset',
    { xmlns: namespace, 'xmlns:image': imageNamespace },
    ...entries.map(({ loc, lastmod, images }) =>
      el(
        'url',
        el('loc', loc),
        el('lastmod', lastmod),
        ...images.map((image) => el('image:image', el('image:loc', image))),
      ),
    ),
  )

const newest = (entries: readonly Entry[]) =>
  entries.map(({ lastmod }) => lastmod).reduce((a, b) => (a > b ? a : b))

/** @returns one file, or an index and as many files as it takes */
export function sitemap(entries: readonly Entry[], most = limit): OutputFile[] {
  if (entries.length <= most) return [['/sitemap.xml', xmlFile(urlset(entries))]]
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, n) => ({
    path: `/sitemap-${n + 1}.xml`,
    entries: entries.slice(n * most, (n + 1) * most),
  }))
  const index = elWith(
    'sitemapindex',
    { xmlns: namespace },
    ...parts.map(({ path, entries }) =>
      el('sitemap', el('loc', address(path)), el('lastmod', newest(entries))),
    ),
  )
  return [
    ['/sitemap.xml', xmlFile(index)],
    ...parts.map(({ path, entries }): OutputFile => [path, xmlFile(urlset(entries))]),
  ]
}

/** An article's pictures, or those in the content of a page. */
function imagesOf({ data, html }: BuiltPage): string[] {
  const article = data.sections.find((section) => section.kind === 'article')?.article
  if (article) return picturesOf(article).map(address)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sources = [...main.matchAll(/<img[^>]* ?src="([^"]+)"/g)].map(([, src = '']) =>
    address(src),
  )
  return [...new Set(sources)]
}

export const sitemapFiles = (built: Built): OutputFile[] =>
  sitemap(
    found(built).map((page) => ({
      loc: address(page.data.path),
      lastmod: page.data.meta.updated,
      images: imagesOf(page),
    })),
  )

/** Nothing that carries `noindex` is disallowed, as robots would then not see it. */
export const robotsFile = (): OutputFile[] => [
  [
    '/robots.txt',
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${address('/sitemap.xml')}\n`,
  ],
]
