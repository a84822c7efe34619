/** A page's structured data: one graph of linked nodes in the vocabulary of schema.org. */
import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import { headingOf, nameOf } from '../../content/pageNames'
import type { PageData } from '../../page'
import { absoluteUrl, site } from '../../site'
import { articleNodes } from './article'
import { websiteId } from './organization'
import { pageTypes } from './pageTypes'

function breadcrumbs(page: PageData): BreadcrumbList[] {
  if (page.path === '/') return []
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${absoluteUrl(page.path)}#trail`,
      itemListElement: [...page.breadcrumbs, { text: nameOf(page), to: page.path }].map(
        ({ text, to }, n) => ({
          '@type': 'ListItem',
          position: n + 1,
          name: text,
          item: absoluteUrl(to),
        }),
      ),
    },
  ]
}

function graphOf(page: PageData): Graph {
  const url = absoluteUrl(page.path)
  const { mainEntity } = page.meta
  const articles = page.sections.flatMap((section) =>
    section.kind === 'article' ? articleNodes(page, section.article) : [],
  )
  const { type, about, nodes } = mainEntity
    ? pageTypes[mainEntity](page)
    : { type: undefined, about: articles.length ? `${url}#article` : undefined, nodes: articles }
  const self: Thing = {
    '@type': type ?? 'WebPage',
    '@id': `${url}#page`,
    name: headingOf(page),
    url,
    inLanguage: site.language,
    isPartOf: { '@id': websiteId },
    ...(page.path !== '/' && { breadcrumb: { '@id': `${url}#trail` } }),
    ...(about && { mainEntity: { '@id': about } }),
  }
  return { '@context': 'https://schema.org', '@graph': [self, ...breadcrumbs(page), ...nodes] }
}

/** @returns JSON that is safe inside a script element; none for a page that is not indexed */
export const structuredData = (page: PageData) =>
  page.meta.noindex ? undefined : JSON.stringify(graphOf(page)).replaceAll('<', '\\u003c')
