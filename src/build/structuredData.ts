/** A page's structured data: one graph of linked nodes in the vocabulary of schema.org. */
import type { Graph, Organization, Thing, WebPage } from 'schema-dts'
import type { Person } from '../articles/schema'
import { headingOf, nameOf } from '../content/pageNames'
import type { Meta, PageData } from '../page'
import type { Section } from '../sections'
import { absoluteUrl, founder, links, offices, site } from '../site'

type People = readonly Person[]
type Node = Exclude<Thing, string> & { '@id': string }

const idOf = (path: string, name: string) => absoluteUrl(`${path}#${name}`)
const identified = <Type extends string>(type: Type, path: string, name: string) => {
  return { '@type': type, '@id': idOf(path, name) }
}
const websiteId = idOf('/', 'website')
const refTo = ({ '@id': id }: Node) => ({ '@id': id })
const entry = (name: string, to: string) => ({ name, url: absoluteUrl(to) })

/** The firm as all pages name it; Home and the contact page say more. */
const organization = {
  ...identified('Organization', '/', 'firm'),
  ...entry(site.name, '/'),
  logo: absoluteUrl('/mark.svg'),
} as const satisfies Organization

const address = offices.map(({ city, region: addressRegion, country: addressCountry }) => {
  return { '@type': 'PostalAddress' as const, addressLocality: city, addressRegion, addressCountry }
})

/** @returns the person who signs by a name. @throws Error where nobody does */
export function personNamed(name: string | undefined, people: People): Person {
  const person = people.find((each) => each.name === name)
  if (!person) throw new Error(`articles/people.yaml has nobody by the name of "${name}"`)
  return person
}

/** About defines each person, under an id of that page. */
function personRef({ id, name, path }: Person) {
  return { ...identified('Person', '/about', id), name, url: absoluteUrl(path) } as const
}

const personNode = (person: Person, details: object = {}): Node => ({
  ...personRef(person),
  image: absoluteUrl(person.portrait.src),
  jobTitle: person.title,
  ...details,
  worksFor: organization,
})

const sectionOf = <Kind extends Section['kind']>({ sections }: PageData, kind: Kind) =>
  sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind)

/** What a page is, by its subject, if it is more than a WebPage. */
const pageTypes = new Map<Meta['mainEntity'], WebPage['@type']>([
  ['collection', 'CollectionPage'],
  ['contact', 'ContactPage'],
  ['founder', 'ProfilePage'],
  ['person', 'ProfilePage'],
])

/** The main entity of a page, and the nodes that come with it. */
const subjects: Record<
  NonNullable<Meta['mainEntity']> | 'article',
  (page: PageData, people: People) => Node[]
> = {
  firm: (_, people) => [
    {
      ...organization,
      description: site.blurb,
      foundingDate: String(site.founded),
      address,
      founder: refTo(personRef(personNamed(founder.author, people))),
    },
    {
      '@type': 'WebSite',
      '@id': websiteId,
      ...entry(site.name, '/'),
      inLanguage: site.language,
      publisher: refTo(organization),
    },
  ],
  founder(_, people) {
    const first = personNamed(founder.author, people)
    const others = people.filter((person) => person !== first)
    const details = {
      honorificPrefix: founder.honorific || undefined,
      sameAs: links.founderProfile,
      hasCredential: founder.credentials.map((name) => {
        return { '@type': 'EducationalOccupationalCredential', name }
      }),
      knowsAbout: founder.knowsAbout,
    }
    return [personNode(first, details), ...others.map((person) => personNode(person))]
  },
  person: ({ meta }, people) => [personNode(personNamed(meta.author, people))],
  contact: () => [{ ...organization, email: site.email, address }],
  collection: () => [],
  service: (page) => [
    {
      ...identified('Service', page.path, 'service'),
      name: nameOf(page),
      description: sectionOf(page, 'hero')?.description,
      url: absoluteUrl(page.path),
      provider: organization,
    },
  ],
  article(page, people) {
    const { path, meta } = page
    const article = sectionOf(page, 'article')?.article
    if (!article) throw new Error(`${path}: the page of an article has no section that shows it`)
    const citation = article.sources.map(({ author: creditText, title: name, date, url }) => {
      return { '@type': 'CreativeWork' as const, name, creditText, datePublished: date, url }
    })
    return [
      {
        ...identified('BlogPosting', path, 'article'),
        headline: article.title,
        description: article.excerpt,
        image: absoluteUrl(article.image),
        datePublished: meta.article?.published,
        dateModified: meta.article?.modified,
        author: personRef(personNamed(article.author, people)),
        publisher: organization,
        articleSection: article.category,
        wordCount: article.words,
        citation: citation.length > 0 ? citation : undefined,
        inLanguage: site.language,
        mainEntityOfPage: { '@id': idOf(path, 'page') },
      },
    ]
  },
  glossary(page) {
    const terms = sectionOf(page, 'glossary')?.terms ?? []
    const hasDefinedTerm = terms.map(({ id, term: name, definition: description }) => {
      return { '@type': 'DefinedTerm' as const, name, description, url: idOf(page.path, id) }
    })
    const set = identified('DefinedTermSet', page.path, 'terms')
    return [{ ...set, name: nameOf(page), hasDefinedTerm }]
  },
}

/**
 * @param people all who sign articles
 * @returns JSON that is safe inside a script element; undefined for a page that is not indexed
 * @throws Error where the page names somebody who is not among them
 */
export function structuredData(page: PageData, people: People): string | undefined {
  const { path, meta, breadcrumbs } = page
  if (meta.noindex) return undefined
  const kind = meta.article ? 'article' : meta.mainEntity
  const nodes = kind ? subjects[kind](page, people) : []
  const [main] = nodes
  const trail: Node = {
    ...identified('BreadcrumbList', path, 'trail'),
    itemListElement: [...breadcrumbs, { text: nameOf(page), to: path }].map(({ text, to }, n) => {
      return { '@type': 'ListItem', position: n + 1, name: text, item: absoluteUrl(to) }
    }),
  }
  const trails = path === '/' ? [] : [trail]
  const self: Node = {
    '@type': pageTypes.get(meta.mainEntity) ?? 'WebPage',
    '@id': idOf(path, 'page'),
    ...entry(headingOf(page), path),
    inLanguage: site.language,
    isPartOf: { '@id': websiteId },
    breadcrumb: trails.map(refTo)[0],
    mainEntity: main && refTo(main),
  }
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [self, ...trails, ...nodes] }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
