/** The main entity of each kind of page, as nodes of its graph beside the page's own node. */
import type {
  Course,
  DefinedTermSet,
  ItemList,
  ListItem,
  Service,
  Thing,
  WebPage,
} from 'schema-dts'
import { nameOf } from '../../content/pageNames'
import type { Meta, PageData } from '../../page'
import { absoluteUrl, founder, services } from '../../site'
import { cardUrl } from '../../urls'
import {
  organization,
  organizationId,
  organizationRef,
  organizationWithContact,
  peopleNodes,
  personNode,
  personRef,
  professionalService,
  professionalServiceRef,
  website,
} from './organization'

interface PageType {
  /** The page's own type; absent: WebPage. */
  type?: WebPage['@type']
  /** The `@id` of the main entity. */
  about?: string
  nodes: Thing[]
}

const descriptionOf = ({ sections }: PageData) =>
  sections.flatMap((section) => (section.kind === 'hero' ? [section.description] : []))[0]

/** A list whose items have their places in it. */
const listOf = (id: string, items: readonly Partial<ListItem & object>[]): ItemList => ({
  '@type': 'ItemList',
  '@id': id,
  numberOfItems: items.length,
  itemListElement: items.map((item, n) => ({ '@type': 'ListItem', position: n + 1, ...item })),
})

function courses(page: PageData): PageType {
  const about = `${absoluteUrl(page.path)}#courses`
  const cards = page.sections.flatMap((section) => (section.kind === 'cards' ? section.items : []))
  const items = cards.flatMap(({ title: name, description, url, image }) => {
    if (!url) return []
    const course: Course = { '@type': 'Course', name, description, url, provider: organizationRef }
    return [{ item: { ...course, ...(image && { image: absoluteUrl(image) }) } }]
  })
  return { type: 'CollectionPage', about, nodes: [listOf(about, items)] }
}

/** The articles that a page lists, in its order. */
function articleList(page: PageData): PageType {
  const about = `${absoluteUrl(page.path)}#list`
  const cards = page.sections.flatMap((section) =>
    section.kind === 'articleList' || section.kind === 'readingPath' ? section.articles : [],
  )
  // Their pages have the rest.
  const items = cards.map(({ slug }) => ({ url: absoluteUrl(`/articles/${slug}`) }))
  return { type: 'CollectionPage', about, nodes: [listOf(about, items)] }
}

export const pageTypes: Record<NonNullable<Meta['mainEntity']>, (page: PageData) => PageType> = {
  firm: () => ({ about: organizationId, nodes: [organization, website] }),
  founder: () => ({
    type: 'ProfilePage',
    about: personRef(founder.author)['@id'],
    nodes: peopleNodes,
  }),
  person({ meta: { author = '' } }) {
    const person = personRef(author)
    return { type: 'ProfilePage', about: person['@id'], nodes: [personNode(author)] }
  },
  contact: () => ({
    type: 'ContactPage',
    about: organizationId,
    nodes: [organizationWithContact],
  }),
  services(page) {
    const about = `${absoluteUrl(page.path)}#list`
    const items = Object.values(services).map(({ text, to }) => ({
      name: text,
      url: absoluteUrl(to),
    }))
    return {
      type: 'CollectionPage',
      about,
      nodes: [listOf(about, items), professionalService(absoluteUrl(cardUrl(page.path)))],
    }
  },
  service(page) {
    const url = absoluteUrl(page.path)
    const about = `${url}#service`
    const service: Service = {
      '@type': 'Service',
      '@id': about,
      name: nameOf(page),
      description: descriptionOf(page),
      url,
      provider: professionalServiceRef,
    }
    return { about, nodes: [service, professionalService(absoluteUrl(cardUrl('/services')))] }
  },
  courses,
  articles: articleList,
  readingPath: articleList,
  readingPaths(page) {
    const about = `${absoluteUrl(page.path)}#list`
    const paths = page.sections.flatMap((section) =>
      section.kind === 'readingPaths' ? section.paths : [],
    )
    const items = paths.map(({ title, to }) => ({ name: title, url: absoluteUrl(to) }))
    return { type: 'CollectionPage', about, nodes: [listOf(about, items)] }
  },
  glossary(page) {
    const url = absoluteUrl(page.path)
    const about = `${url}#terms`
    const terms = page.sections.flatMap((section) =>
      section.kind === 'glossary' ? section.terms : [],
    )
    const set: DefinedTermSet = {
      '@type': 'DefinedTermSet',
      '@id': about,
      name: nameOf(page),
      hasDefinedTerm: terms.map(({ id, term: name, definition: description }) => ({
        '@type': 'DefinedTerm',
        name,
        description,
        url: `${url}#${id}`,
      })),
    }
    return { about, nodes: [set] }
  },
}
