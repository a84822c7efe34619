/** The structured data of the built pages: linked, complete by Google's rules, and nothing that is not on the page. */
import { describe, expect, it } from 'vitest'
import { pagePaths } from '../../site'
import { people } from '../fixture/articles'
import { pages as firmPages } from '../fixture/fixture'
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

describe.each(graphs)('$path', ({ path, document, scripts, graph, isArticle }) => {
  const nodes = nodesIn(graph)
  const ids = graph.map((node) => node['@id'])

  it('has one graph, each of whose nodes has an id of its own', () => {
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.['@context']).toBe('https://schema.org')
    expect(ids.every((id) => typeof id === 'string' && id.startsWith(origin))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${url(path)}#page`)
    expect(graph.flatMap(typesOf).includes('BlogPosting')).toBe(isArticle)
  })

  it('refers to nothing that is not defined in it or on the page that the id names', () => {
    const isDefined = (id: string) =>
      ids.includes(id) || definedAt.get(id.replace(/#.*/, ''))?.has(id)
    const named = nodes.map((node) => node['@id']).filter((id) => typeof id === 'string')
    expect(named.filter((id) => !isDefined(id))).toEqual([])
  })

  it('has the properties that Google requires of each type', () => {
    // A bare reference has its properties elsewhere.
    const described = nodes.filter((node) => Object.keys(node).some((key) => !key.startsWith('@')))
    for (const node of described)
      for (const type of typesOf(node))
        for (const name of required[type] ?? []) expect(node, type).toHaveProperty(name)
  })

  it('holds nothing that the page does not show', () => expect(unseen(nodes, document)).toEqual([]))

  it('names pictures and pages of this site that are there', () => {
    const own = nodes
      .flatMap((node) => [node.image, node.logo, node.url, node.item].flat())
      .filter((value) => typeof value === 'string')
      .filter((value) => value.startsWith(origin))
    const exists = (value: string) => {
      const [address = '', id] = value.split('#')
      if (id) return pageAt(pathOf(address)).document.getElementById(id) !== null
      return definedAt.has(address) || files.includes(pathOf(address))
    }
    expect(own.filter((value) => !exists(value))).toEqual([])
  })
})

it.each([
  ['/', ['Organization', 'WebSite']],
  [firmPages.about, ['ProfilePage', 'Person']],
  [`${pagePaths.about}/${people[0]?.id}`, ['ProfilePage', 'Person']],
  [pagePaths.glossary, ['DefinedTermSet', 'DefinedTerm']],
  ['/articles', ['CollectionPage']],
  ['/contact', ['ContactPage']],
  [firmPages.service, ['Service']],
])('%s is described as what it is: %s', (path, types) => {
  const graph = graphs.find((page) => page.path === path)?.graph ?? []
  expect(nodesIn(graph).flatMap(typesOf)).toEqual(expect.arrayContaining(types))
})
