/** What Google requires of structured data, and how a value is seen on its page; for the tests of the built site. */

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
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'articleSection',
    'wordCount',
    'mainEntityOfPage',
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
  CreativeWork: ['name'],
}

/** Codes, which are not for people. */
const codes = ['@type', 'inLanguage', 'addressCountry']

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:/.test(value)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** @returns the values that a visitor does not see, as `Type.name: value` */
export function unseen(nodes: Node[], document: Document): string[] {
  const body = document.body.cloneNode(true) as HTMLElement
  // A space between elements, as on the screen.
  for (const element of body.querySelectorAll('dt, dd, p, li, h1, h2, h3, time, span'))
    element.append(' ')
  const text = plain(body.textContent ?? '')
  const days = [...document.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))
  const isSeen = (name: string, value: unknown): boolean => {
    if (Array.isArray(value)) return value.every((each) => isSeen(name, each))
    if (isNode(value) || isAddress(value) || typeof value === 'number') return true
    if (codes.includes(name)) return true
    const [day, time] = String(value).split('T')
    if (time && name.startsWith('date')) return days.includes(day ?? '')
    return text.includes(plain(String(value)))
  }
  return nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([name, value]) => !isSeen(name, value))
      .map(([name, value]) => `${typesOf(node).join()}.${name}: ${JSON.stringify(value)}`),
  )
}
