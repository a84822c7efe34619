/** What each sort of page is about, as nodes of its graph beside that of the page itself. */
import type { Course, ItemList, Service, Thing, WebPage } from 'schema-dts'
import type { Meta, PageData } from '../../page'
import { founder, services } from '../../site'
import { cardUrl } from '../../urls'
import { labelOf } from '../pageNames'
import {
  address,
  everyone,
  firm,
  firmId,
  firmRef,
  personRef,
  practice,
  practiceRef,
  reachableFirm,
  website,
} from './organization'

interface Described {
  /** The page's own type; absent: WebPage. */
  type?: WebPage['@type']
  /** The `@id` of what the page is about. */
  about?: string
  nodes: Thing[]
}

const leadOf = ({ sections }: PageData) =>
  sections.flatMap((section) => (section.kind === 'hero' ? [section.lead] : []))[0]

/** The items of a list with their places in it. */
const listOf = (id: string, items: readonly { name: string; url: string }[]): ItemList => ({
  '@type': 'ItemList',
  '@id': id,
  numberOfItems: items.length,
  itemListElement: items.map((item, n) => ({ '@type': 'ListItem', position: n + 1, ...item })),
})

function courses(page: PageData): Described {
  const about = `${address(page.path)}#courses`
  const cards = page.sections.flatMap((section) => (section.kind === 'cards' ? section.items : []))
  const nodes = cards.flatMap(({ title, text, link }): Course[] =>
    link && !link.to.startsWith('/')
      ? [{ '@type': 'Course', name: title, description: text, url: link.to, provider: firmRef }]
      : [],
  )
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': about,
    numberOfItems: nodes.length,
    itemListElement: nodes.map((item, n) => ({ '@type': 'ListItem', position: n + 1, item })),
  }
  return { type: 'CollectionPage', about, nodes: [list] }
}

export const described: Record<NonNullable<Meta['describes']>, (page: PageData) => Described> = {
  firm: () => ({ about: firmId, nodes: [firm, website] }),
  founder: () => ({
    type: 'ProfilePage',
    about: personRef(founder.author)['@id'],
    nodes: everyone,
  }),
  contact: () => ({
    type: 'ContactPage',
    about: firmId,
    nodes: [reachableFirm],
  }),
  services(page) {
    const about = `${address(page.path)}#list`
    const items = services.map(({ title, link }) => ({ name: title, url: address(link.to) }))
    return {
      type: 'CollectionPage',
      about,
      nodes: [listOf(about, items), practice(address(cardUrl(page.path)))],
    }
  },
  service(page) {
    const url = address(page.path)
    const about = `${url}#service`
    const service: Service = {
      '@type': 'Service',
      '@id': about,
      name: labelOf(page),
      description: leadOf(page),
      url,
      provider: practiceRef,
    }
    return { about, nodes: [service, practice(address(cardUrl('/services')))] }
  },
  courses,
  articles(page) {
    const about = `${address(page.path)}#list`
    const cards = page.sections.flatMap((section) =>
      section.kind === 'articleList' ? section.articles : [],
    )
    const items = cards.map(({ title, slug }) => ({
      name: title,
      url: address(`/articles/${slug}`),
    }))
    return { type: 'CollectionPage', about, nodes: [listOf(about, items)] }
  },
}
