/** What Google requires of structured data, and how a value is seen on its page; for the tests of the built site. */

import { sourceDate } from '../../content/markdown/citations'

export type Node = { '@id'?: unknown; '@type'?: unknown } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object in a graph, those inside others included. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

export const typesOf = ({ '@type': type }: Node): string[] =>
  [type].flat().filter((name) => typeof name === 'string')

/**
 * The properties required, and the recommended ones that this site promises, by type. From
 * developers.google.com/search/docs/appearance/structured-data/<page>.
 */
export const required: Record<string, readonly string[]> = {
  // article: all are recommended there.
  BlogPosting: [
    ...['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    ...['articleSection', 'wordCount', 'mainEntityOfPage'],
  ],
  // article, "Author markup best practices"
  Person: ['name', 'url'],
  // breadcrumb
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  // organization
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  // profile-page
  ProfilePage: ['mainEntity'],
  // site-names
  WebSite: ['name', 'url'],
  // Not among Google's types; what schema.org's examples carry.
  DefinedTermSet: ['name', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description', 'url'],
  Service: ['name', 'description', 'provider'],
  ContactPage: ['mainEntity'],
  CreativeWork: ['name', 'creditText', 'datePublished'],
}

/** Values that are read as words. */
const words = [
  ...['name', 'headline', 'description', 'text', 'jobTitle', 'articleSection', 'email'],
  ...['addressLocality', 'addressRegion', 'knowsAbout', 'foundingDate', 'honorificPrefix'],
  'creditText',
]
const dates = ['datePublished', 'dateModified']
/** Codes and addresses, which are checked on their own or are not for people. */
const codes = [
  ...['@id', '@type', 'url', 'item', 'image', 'logo', 'sameAs', 'inLanguage', 'position'],
  'addressCountry',
]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words below a heading that are prose: what an article counts. */
function proseWords(document: Document) {
  const prose = document.querySelector('.prose')?.cloneNode(true) as Element | undefined
  const besides = '.code-block, .worksheet, .figure, .citation, #sources, #sources + ol'
  for (const element of prose?.querySelectorAll(besides) ?? []) element.remove()
  return plain(prose?.textContent ?? '')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** @returns the values that a visitor does not see, as `Type.name: value`; unknown properties too */
export function unseen(nodes: Node[], document: Document): string[] {
  const body = document.body.cloneNode(true) as HTMLElement
  // A space between elements, as on the screen.
  for (const element of body.querySelectorAll('dt, dd, p, li, h1, h2, h3, time, span'))
    element.append(' ')
  const text = plain(body.textContent ?? '')
  const days = [...document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
  const seen = (name: string, value: unknown): boolean => {
    if (Array.isArray(value)) return value.every((each) => seen(name, each))
    if (isNode(value) || codes.includes(name)) return true
    if (name === 'datePublished' && /^\d{4}(-\d\d){0,2}$/.test(String(value)))
      return text.includes(sourceDate(String(value)))
    if (dates.includes(name))
      return (
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(value)) &&
        days.includes(String(value).slice(0, 10))
      )
    if (name === 'wordCount')
      return Math.abs(proseWords(document) - Number(value)) <= Number(value) / 50
    return words.includes(name) && text.includes(plain(String(value)))
  }
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([name, value]) => !seen(name, value))
      .map(([name, value]) => `${typesOf(node).join()}.${name}: ${JSON.stringify(value)}`),
  )
}
