/** The head of each page; no other file names a meta tag. */
import type { SerializableHead } from 'unhead/types'
import { fill } from './locale'
import type { Meta, PageData } from './page'
import { absoluteUrl, site } from './site'
import { cardSize, cardUrl, feed, markdownUrl, notFoundPath } from './urls'
import { sharing } from './words'

/** Characters of a title; search engines cut longer ones. */
export const titleLimit = 65

type HeadSource = Pick<PageData, 'meta' | 'path' | 'structuredData'>

/** The full title of a page: with the firm's name, unless it has it already or no room for it. */
export function titleOf({ title }: Meta) {
  const full = `${title} | ${site.name}`
  return title.includes(site.name) || full.length > titleLimit ? title : full
}

/** @returns the head of a page, in unhead's form, from its meta, canonical path and structured data as JSON */
export function headOf({ meta, path, structuredData }: HeadSource): SerializableHead {
  const title = titleOf(meta)
  const url = absoluteUrl(path)
  const image = absoluteUrl(cardUrl(path))
  const alt = fill(sharing.cardAlt, { title: meta.title })
  const feedTitle = fill(sharing.feedTitle, { firm: site.name })
  const canonical = { rel: 'canonical', href: url } as const
  const markdown = { rel: 'alternate', type: 'text/markdown', href: markdownUrl(path) } as const
  const robots = meta.noindex ? 'noindex, nofollow' : 'index, follow'
  /** Large pictures beside search results: of its own, as `robots` is the same for all. */
  const googlebot = { name: 'googlebot', content: 'max-image-preview:large' }
  return {
    title,
    meta: [
      { name: 'description', content: meta.description },
      ...(meta.keywords.length > 0
        ? [{ name: 'keywords', content: meta.keywords.join(', ') }]
        : []),
      { name: 'robots', content: robots },
      ...(meta.noindex ? [] : [googlebot]),
      { name: 'author', content: meta.author ?? site.name },
      { property: 'og:type', content: meta.article ? 'article' : 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: site.locale.replace('-', '_') },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(cardSize.width) },
      { property: 'og:image:height', content: String(cardSize.height) },
      { property: 'og:image:alt', content: alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: meta.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: alt },
      ...(meta.article
        ? [
            { property: 'article:published_time', content: meta.article.published },
            { property: 'article:modified_time', content: meta.article.modified },
            { property: 'article:section', content: meta.article.section },
          ]
        : []),
    ],
    link: [
      // The not-found page is shown at any address.
      ...(path === notFoundPath ? [] : [canonical]),
      // A page that is not indexed has no Markdown version.
      ...(meta.noindex ? [] : [markdown]),
      { rel: 'alternate', type: feed.type, href: feed.url, title: feedTitle },
    ],
    // The structured data is at the end, as nobody waits for it.
    script: structuredData
      ? [{ type: 'application/ld+json', innerHTML: structuredData, tagPosition: 'bodyClose' }]
      : [],
  }
}
