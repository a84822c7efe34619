/** The only file that names a meta tag: what stands in each page's head. */
import type { SerializableHead } from 'unhead/types'
import type { Meta } from './page'
import { site } from './site'
import { structuredData } from './structuredData'

/** The full title of a page; Home's own title already carries the firm's name. */
export const titleOf = (meta: Meta) =>
  meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`

/**
 * The head of a page, in unhead's form (SPEC.md, "Site-wide layout").
 * @param path the page's canonical path, with a leading slash.
 */
export function headOf(meta: Meta, path: string): SerializableHead {
  const title = titleOf(meta)
  const url = new URL(path, site.origin).href
  const image = new URL(meta.image ?? '/card.svg', site.origin).href
  const robots = meta.hidden ? 'noindex, nofollow' : 'index, follow'
  return {
    title,
    meta: [
      { name: 'description', content: meta.description },
      { name: 'keywords', content: meta.keywords.join(', ') },
      { name: 'robots', content: robots },
      { name: 'author', content: meta.author ?? site.name },
      { property: 'og:type', content: meta.article ? 'article' : 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: site.locale },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: meta.description },
      { name: 'twitter:image', content: image },
      ...(meta.article
        ? [
            { property: 'article:published_time', content: meta.article.published },
            { property: 'article:modified_time', content: meta.article.modified },
            { property: 'article:section', content: meta.article.section },
          ]
        : []),
    ],
    script: meta.describes
      ? [{ type: 'application/ld+json' as const, innerHTML: structuredData(meta.describes) }]
      : [],
    // A page that nobody should find has no canonical address.
    link: meta.hidden ? [] : [{ rel: 'canonical' as const, href: url }],
  }
}
