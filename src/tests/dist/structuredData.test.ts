/** The structured data of the built pages: linked, complete by Google's rules, and nothing that is not on the page. */
import { describe, expect, it } from 'vitest'
import { site } from '../../site'
import { type Node, nodesIn, required, typesOf, unseen } from './schemaRules'
import { files, pages } from './site'

const graphs = pages.map(({ path, document }) => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const all: { '@context': string; '@graph': Node[] }[] = scripts.map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  )
  return { path, document, scripts: all, graph: all[0]?.['@graph'] ?? [] }
})
const listed = graphs.filter(({ path }) => path !== '/404')
const url = (path: string) => new URL(path, site.origin).href

/** The `@id`s that a page's graph says something of, beyond naming them. */
const definedAt = new Map(
  listed.map(({ path, graph }) => [url(path), new Set(graph.map((node) => node['@id']))]),
)

const typesAt = (path: string) =>
  graphs.find((page) => page.path === path)?.graph.flatMap(typesOf) ?? []

describe.each(listed)('$path', ({ path, document, scripts, graph }) => {
  const nodes = nodesIn(graph)

  it('has one graph, each of whose nodes has an id of its own', () => {
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.['@context']).toBe('https://schema.org')
    const ids = graph.map((node) => node['@id'])
    expect(ids.every((id) => typeof id === 'string' && id.startsWith(site.origin))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${url(path)}#page`)
  })

  it('refers to nothing that is not defined in it or on the page that the id names', () => {
    const dead = nodes
      .map((node) => node['@id'])
      .filter((id): id is string => typeof id === 'string')
      .filter((id) => {
        const home = definedAt.get(id.replace(/#.*/, ''))
        return !graph.some((node) => node['@id'] === id) && !home?.has(id)
      })
    expect(dead).toEqual([])
  })

  it('has the properties that Google requires of each type', () => {
    const missing = nodes.flatMap((node) =>
      typesOf(node).flatMap((type) =>
        (required[type] ?? [])
          // A bare reference is told in full elsewhere.
          .filter(
            (name) => Object.keys(node).some((key) => !key.startsWith('@')) && !(name in node),
          )
          .map((name) => `${type} has no ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it('says nothing that the page does not show', () => {
    expect(unseen(nodes, document)).toEqual([])
  })

  it('names pictures and pages of this site that are there', () => {
    const own = nodes
      .flatMap((node) => [node.image, node.logo, node.url, node.item].flat())
      .filter((value): value is string => typeof value === 'string')
      .filter((value) => value.startsWith(site.origin))
    const there = (value: string) =>
      definedAt.has(value) || files.includes(value.slice(site.origin.length))
    expect(own.filter((value) => !there(value))).toEqual([])
  })

  it('has a trail from Home to itself, unless it is Home', () => {
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')
    if (path === '/') return expect(trail).toBeUndefined()
    const items = trail?.itemListElement
    expect(Array.isArray(items) && items.length >= 2).toBe(true)
    expect(Array.isArray(items) && items[0]).toMatchObject({ name: 'Home', item: url('/') })
    return expect(Array.isArray(items) && items.at(-1)).toMatchObject({ item: url(path) })
  })
})

it('tells each sort of page as what it is', () => {
  expect(typesAt('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(typesAt('/about')).toEqual(expect.arrayContaining(['ProfilePage', 'Person']))
  expect(typesAt('/articles')).toEqual(expect.arrayContaining(['CollectionPage', 'ItemList']))
  expect(typesAt('/contact')).toContain('ContactPage')
  for (const { path } of listed.filter(({ path }) => path.startsWith('/services/')))
    expect(typesAt(path)).toEqual(expect.arrayContaining(['Service', 'ProfessionalService']))
  for (const { path } of listed.filter(({ path }) => path.startsWith('/articles/')))
    expect(typesAt(path)).toContain('BlogPosting')
  const courses = nodesIn(graphs.find(({ path }) => path === '/masterclasses')?.graph ?? [])
  expect(courses.filter((node) => node['@type'] === 'Course')).toHaveLength(3)
})

it('lists every article on the article list, and every person who signs one on About', () => {
  const list = graphs
    .find(({ path }) => path === '/articles')
    ?.graph.find((node) => node['@type'] === 'ItemList')
  const articles = listed.filter(({ path }) => path.startsWith('/articles/'))
  expect(list?.itemListElement).toHaveLength(articles.length)
  const people = definedAt.get(url('/about'))
  for (const { path, graph } of articles) {
    const posting = graph.find((node) => node['@type'] === 'BlogPosting')
    const author = posting?.author
    expect(author, path).toMatchObject({ '@type': 'Person' })
    expect(people, path).toContain(author && (author as Node)['@id'])
  }
})

it('keeps the not-found page silent', () => expect(typesAt('/404')).toEqual([]))
