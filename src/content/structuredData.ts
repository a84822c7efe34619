/** A page's structured data: one graph of linked nodes in the vocabulary of schema.org. */
import type { Article, Person } from '../articles/schema'
import type { Meta, PageData } from '../page'
import type { Section } from '../sections'
import { absoluteUrl, founder, offices, site } from '../site'
import { cardUrl } from '../urls'
import { headingOf, nameOf } from './pageNames'
import { founderAmong, isStaff } from './sharedFiles'

type People = readonly Person[]
type Node = Readonly<Record<string, unknown>>

const thing = (type: string, says: Node): Node => ({ '@type': type, ...says })
/** A node that others can refer to, by an id on the page at the path. */
const node = (type: string, path: string, name: string, says: Node) =>
  thing(type, { '@id': absoluteUrl(`${path}#${name}`), ...says })
const refTo = ({ '@id': id }: Node): Node => ({ '@id': id })
const entry = (name: string, to: string): Node => ({ name, url: absoluteUrl(to) })

/** The firm as all pages name it; Home and the contact page say more. */
const firm = { ...entry(site.name, '/'), logo: absoluteUrl('/mark.svg') }
const organization = node('Organization', '/', 'firm', firm)

const website = node('WebSite', '/', 'website', {
  ...entry(site.name, '/'),
  inLanguage: site.language,
  publisher: refTo(organization),
})

/** A list without entries is left out of the graph. */
const filled = <Entry>(entries: readonly Entry[]) => (entries.length > 0 ? entries : undefined)

const address = filled(
  offices.map(({ city: addressLocality, region: addressRegion, country: addressCountry }) =>
    thing('PostalAddress', { addressLocality, addressRegion, addressCountry }),
  ),
)

const personRef = ({ name, path }: Pick<Person, 'name' | 'path'>) =>
  node('Person', path, 'person', entry(name, path))

const personNode = (person: Person, details: Node = {}): Node => ({
  ...personRef(person),
  image: person.portrait && absoluteUrl(person.portrait.src),
  jobTitle: person.title,
  ...details,
  worksFor: isStaff(person) ? organization : undefined,
})

const sectionOf = <Kind extends Section['kind']>({ sections }: PageData, kind: Kind) =>
  sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind)

/** The types of pages that are more than a WebPage, by their subject. */
const pageTypes: Partial<Record<NonNullable<Meta['mainEntity']>, string>> = {
  collection: 'CollectionPage',
  contact: 'ContactPage',
  founder: 'ProfilePage',
  person: 'ProfilePage',
}

/** Details that About has of the founder alone. */
const founderDetails = {
  honorificPrefix: founder.honorific || undefined,
  sameAs: founder.profile,
  hasCredential: filled(
    founder.credentials.map((name) => thing('EducationalOccupationalCredential', { name })),
  ),
  knowsAbout: filled(founder.knowsAbout),
}

function articleNode({ path, meta }: PageData, article: Article) {
  const authors = article.authors.map(personRef)
  // The page has the rest of a source.
  const citation = article.sources.map(({ title: name }) => thing('CreativeWork', { name }))
  return node('BlogPosting', path, 'article', {
    headline: article.title,
    description: article.excerpt,
    // Search engines take a drawing for none.
    image: [article.image, cardUrl(path)].map(absoluteUrl),
    datePublished: meta.article?.published,
    dateModified: meta.article?.modified,
    author: authors.length > 1 ? authors : authors[0],
    publisher: organization,
    articleSection: article.category,
    wordCount: article.words,
    citation: filled(citation),
    inLanguage: article.language ?? site.language,
    mainEntityOfPage: { '@id': absoluteUrl(`${path}#page`) },
  })
}

/** @returns the main entity of a page, and the nodes that come with it */
function subjectsOf(page: PageData, people: People): Node[] {
  const { path, meta } = page
  const article = sectionOf(page, 'article')?.article
  if (article) return [articleNode(page, article)]
  switch (meta.mainEntity) {
    case 'firm': {
      const founded = { description: site.blurb, foundingDate: String(site.founded), address }
      const founderRef = refTo(personRef(founderAmong(people)))
      return [{ ...organization, ...founded, founder: founderRef }, website]
    }
    case 'founder': {
      const first = founderAmong(people)
      const others = people.filter((person) => person !== first && isStaff(person))
      return [personNode(first, founderDetails), ...others.map((person) => personNode(person))]
    }
    case 'person':
      return people.filter((person) => person.path === path).map((person) => personNode(person))
    case 'contact':
      return [{ ...organization, email: site.email, address }]
    case 'service': {
      const description = sectionOf(page, 'hero')?.description
      const says = { ...entry(nameOf(page), path), description, provider: organization }
      return [node('Service', path, 'service', says)]
    }
    case 'glossary': {
      const terms = sectionOf(page, 'glossary')?.terms ?? []
      const hasDefinedTerm = terms.map(({ id, term: name, definition: description }) =>
        thing('DefinedTerm', { name, description, url: absoluteUrl(`${path}#${id}`) }),
      )
      return [node('DefinedTermSet', path, 'terms', { name: nameOf(page), hasDefinedTerm })]
    }
    default:
      return []
  }
}

/** @returns JSON that is safe inside a script element; undefined for a page that is not indexed */
export function structuredData(page: PageData, people: People): string | undefined {
  const { path, meta, breadcrumbs } = page
  if (meta.noindex) return undefined
  const nodes = subjectsOf(page, people)
  const steps = [...breadcrumbs, { text: nameOf(page), to: path }]
  const itemListElement = steps.map(({ text, to }, n) =>
    thing('ListItem', { position: n + 1, name: text, item: absoluteUrl(to) }),
  )
  const trails = path === '/' ? [] : [node('BreadcrumbList', path, 'trail', { itemListElement })]
  const type = (meta.mainEntity && pageTypes[meta.mainEntity]) ?? 'WebPage'
  const self = node(type, path, 'page', {
    ...entry(headingOf(page), path),
    inLanguage: site.language,
    isPartOf: refTo(website),
    breadcrumb: trails.map(refTo)[0],
    mainEntity: nodes.map(refTo)[0],
  })
  const graph = { '@context': 'https://schema.org', '@graph': [self, ...trails, ...nodes] }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
