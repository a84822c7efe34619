/** The structured data of the built pages: linked, complete by Google's rules, and nothing that is not on the page. */
import { describe, expect, it } from 'vitest'
import { files, graphsOf, listed, origin, pageAt, pathOf, url } from './readDist'
import { nodesIn, required, typesOf, unseen } from './schemaRules'

const graphs = listed.map((page) => {
  const scripts = graphsOf(page.document)
  return { ...page, scripts, graph: scripts[0]?.['@graph'] ?? [] }
})

/** The `@id`s that a page's graph describes, beyond naming them. */
const definedAt = new Map(
  graphs.map(({ path, graph }) => [url(path), new Set(graph.map((node) => node['@id']))]),
)

const graphAt = (path: string) => graphs.find((page) => page.path === path)?.graph ?? []
const typesAt = (path: string) => graphAt(path).flatMap(typesOf)

describe.each(graphs)('$path', ({ path, document, scripts, graph }) => {
  const nodes = nodesIn(graph)

  it('has one graph, each of whose nodes has an id of its own', () => {
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.['@context']).toBe('https://schema.org')
    const ids = graph.map((node) => node['@id'])
    expect(ids.every((id) => typeof id === 'string' && id.startsWith(origin))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${url(path)}#page`)
  })

  it('refers to nothing that is not defined in it or on the page that the id names', () => {
    const unknown = nodes
      .map((node) => node['@id'])
      .filter((id): id is string => typeof id === 'string')
      .filter((id) => {
        const home = definedAt.get(id.replace(/#.*/, ''))
        return !graph.some((node) => node['@id'] === id) && !home?.has(id)
      })
    expect(unknown).toEqual([])
  })

  it('has the properties that Google requires of each type', () => {
    const missing = nodes.flatMap((node) =>
      typesOf(node).flatMap((type) =>
        (required[type] ?? [])
          // A bare reference has its properties elsewhere.
          .filter(
            (name) => Object.keys(node).some((key) => !key.startsWith('@')) && !(name in node),
          )
          .map((name) => `${type} has no ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it('holds nothing that the page does not show', () => {
    expect(unseen(nodes, document)).toEqual([])
  })

  it('names pictures and pages of this site that are there', () => {
    const own = nodes
      .flatMap((node) => [node.image, node.logo, node.url, node.item].flat())
      .filter((value): value is string => typeof value === 'string')
      .filter((value) => value.startsWith(origin))
    const exists = (value: string) => {
      const [address = '', id] = value.split('#')
      if (id) return pageAt(pathOf(address)).document.getElementById(id) !== null
      return definedAt.has(address) || files.includes(pathOf(address))
    }
    expect(own.filter((value) => !exists(value))).toEqual([])
  })
})

it('describes each sort of page as what it is', () => {
  expect(typesAt('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(typesAt('/about')).toEqual(expect.arrayContaining(['ProfilePage', 'Person']))
  expect(typesAt('/articles')).toContain('CollectionPage')
  expect(typesAt('/contact')).toContain('ContactPage')
  for (const { path } of graphs.filter(({ path }) => path.startsWith('/services/')))
    expect(typesAt(path)).toContain('Service')
  for (const { path, isArticle } of graphs)
    expect(typesAt(path).includes('BlogPosting'), path).toBe(isArticle)
})
