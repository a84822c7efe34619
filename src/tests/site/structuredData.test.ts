/** The structured data of the built pages: linked, complete by Google's rules, and nothing that is not on the page. */
import { expect, it } from 'vitest'
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

it.each(graphs)(
  '$path has one graph of nodes with ids of their own, as Google requires',
  (page) => {
    const { path, scripts, graph, isArticle } = page
    const ids = graph.map((node) => node['@id'])
    expect(scripts).toHaveLength(1)
    expect(scripts[0]?.['@context']).toBe('https://schema.org')
    expect(ids.every((id) => typeof id === 'string' && id.startsWith(origin))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(`${url(path)}#page`)
    expect(graph.flatMap(typesOf).includes('BlogPosting')).toBe(isArticle)
    // A bare reference has its properties elsewhere.
    const described = nodesIn(graph).filter((node) =>
      Object.keys(node).some((key) => !key.startsWith('@')),
    )
    for (const node of described)
      for (const type of typesOf(node))
        for (const name of required[type] ?? []) expect(node, type).toHaveProperty(name)
  },
)

it.each(graphs)('the graph of $path names only what is there, and shown', ({ document, graph }) => {
  const nodes = nodesIn(graph)
  expect(unseen(nodes, document)).toEqual([])
  const ids = graph.map((node) => node['@id'])
  const isDefined = (id: string) =>
    ids.includes(id) || definedAt.get(id.replace(/#.*/, ''))?.has(id)
  const named = nodes.map((node) => node['@id']).filter((id) => typeof id === 'string')
  expect(named.filter((id) => !isDefined(id))).toEqual([])
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
