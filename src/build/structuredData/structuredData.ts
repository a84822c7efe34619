/** A page's structured data: one graph of linked nodes in schema.org's terms (Google reads the same). */
import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import type { PageData } from '../../page'
import { site } from '../../site'
import { headingOf, trailOf } from '../pageNames'
import { articleNodes } from './article'
import { address, websiteId } from './organization'
import { described } from './pageTypes'

function breadcrumbs(page: PageData): BreadcrumbList[] {
  if (page.path === '/') return []
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${address(page.path)}#trail`,
      itemListElement: trailOf(page).map(({ path, name }, n) => ({
        '@type': 'ListItem',
        position: n + 1,
        name,
        item: address(path),
      })),
    },
  ]
}

/** @returns the graph of a page that may be found */
function graphOf(page: PageData): Graph {
  const url = address(page.path)
  const { describes } = page.meta
  const articles = page.sections.flatMap((section) =>
    section.kind === 'article' ? articleNodes(page, section.article) : [],
  )
  const { type, about, nodes } = describes
    ? described[describes](page)
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

/** @returns JSON that is safe inside a script element; a hidden page has none */
export const structuredData = (page: PageData) =>
  page.meta.hidden ? undefined : JSON.stringify(graphOf(page)).replaceAll('<', '\\u003c')
