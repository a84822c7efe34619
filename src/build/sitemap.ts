/** `sitemap.xml`, which names every page that search engines may list, and `robots.txt`, which names it. */
import { x } from 'xastscript'
import type { SiteContent, SitePage } from '../content/loadSite'
import { absoluteUrl } from '../site'
import { articleImages } from './articleImages'
import { indexable } from './siteFile'
import { xmlFile } from './xml'

interface Entry {
  loc: string
  /** The day on which the content last changed; never that of the build. */
  lastmod: string
  images: string[]
}

/** @param entries at most 50,000, the limit of sitemaps.org */
export const sitemap = (entries: readonly Entry[]) =>
  xmlFile(
    x(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      },
      entries.map(({ loc, lastmod, images }) =>
        x('url', [
          x('loc', loc),
          x('lastmod', lastmod),
          ...images.map((image) => x('image:image', [x('image:loc', image)])),
        ]),
      ),
    ),
  )

/** The paths of the pictures in a page's data, whichever section shows them. */
function imagesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^\/.+\.(svg|png|jpe?g|webp|avif)$/.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(imagesIn) : []
}

async function imagesOf({ article, load }: SitePage) {
  const paths = article ? articleImages(article) : imagesIn((await load()).sections)
  return [...new Set(paths)].map(absoluteUrl)
}

export async function sitemapXml(content: SiteContent) {
  const entries = indexable(content).map(async (page) => ({
    loc: absoluteUrl(page.path),
    lastmod: page.meta.updated,
    images: await imagesOf(page),
  }))
  return sitemap(await Promise.all(entries))
}

/** Pages that carry `noindex` are not disallowed, as robots would then not see it. */
export const robotsTxt = () =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
