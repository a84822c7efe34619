/** The glossary of the built site, and the links to it: on the page, in the Markdown, in the feeds, in the graph. */
import { describe, expect, it } from 'vitest'
import { readSharedFiles, spellingsOf } from '../../content/sharedFiles'
import { glossaryPath } from '../../site'
import { feeds } from '../../urls'
import { fixtureTerms } from '../fixture/articles'
import { folder, slugs } from '../fixture/fixture'
import { articlePages, graphsOf, pageAt, read, url } from './readDist'
import { nodesIn, typesOf } from './schemaRules'

const terms = readSharedFiles(`${folder}/articles`).terms.entries
const byId = new Map(terms.map((term) => [term.id, term]))
const page = pageAt(glossaryPath).document

const linksIn = (document: Document) => [
  ...document.querySelectorAll(`main a[href^="${glossaryPath}#"]`),
]
const idOf = (link: Element) => (link.getAttribute('href') ?? '').replace(/.*#/, '')

it('defines each term under its id, in the order of the alphabet', () => {
  expect(terms.length).toBeGreaterThan(0)
  const shown = [...page.querySelectorAll('main dt')].map(({ id, textContent, parentElement }) => ({
    id,
    term: textContent,
    definition: parentElement?.querySelector('dd')?.textContent,
  }))
  expect(shown).toEqual(terms.map(({ id, term, definition }) => ({ id, term, definition })))
})

it('leads from each letter to its first term', () => {
  const letters = [...page.querySelectorAll('nav[aria-label=Letters] a')]
  const headings = letters.map((link) =>
    page.getElementById((link.getAttribute('href') ?? '').slice(1)),
  )
  expect(headings.map((heading) => heading?.textContent)).toEqual(
    letters.map(({ textContent }) => textContent),
  )
  expect(new Set(letters.map(({ textContent }) => textContent))).toEqual(
    new Set(terms.map(({ term }) => term.slice(0, 1).toUpperCase())),
  )
})

it('is a set of defined terms in the structured data', () => {
  const nodes = nodesIn(graphsOf(page))
  const defined = nodes.filter((node) => typesOf(node).includes('DefinedTerm'))
  expect(defined.map(({ url }) => url)).toEqual(terms.map(({ id }) => url(`${glossaryPath}#${id}`)))
})

describe.each(articlePages)('$path', ({ path, document }) => {
  const links = linksIn(document)

  it('links each term once at most, where it is written', () => {
    const ids = links.map(idOf)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of links) {
      const spellings = spellingsOf(byId.get(idOf(link)) ?? { term: '' })
      const words = link.textContent?.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase()
      expect(
        spellings.map((spelling) => spelling.replaceAll('’', "'").toLowerCase()),
        idOf(link),
      ).toContain(words)
    }
  })

  it('links no term that it is about, and none outside of its running text', () => {
    for (const link of links) {
      expect(path).not.toBe(`/articles/${byId.get(idOf(link))?.article}`)
      expect(link.closest('.prose')).toBeTruthy()
      expect(link.closest('h2, h3, h4, strong, table, pre, blockquote, figure')).toBeNull()
    }
  })
})

describe('the fixture site', () => {
  const path = `/articles/${slugs.features}`

  it('links the first use of a term', () => {
    const links = linksIn(pageAt(path).document).map((link) => [idOf(link), link.textContent])
    expect(links).toEqual([
      ['quorum', 'quorum'],
      ['warp-thread', 'WT'],
    ])
    expect(linksIn(pageAt(`/articles/${slugs.questions}`).document)).toEqual([])
  })

  it('gives full addresses to machines', () => {
    const address = url(`${glossaryPath}#quorum`)
    for (const { url: feed } of Object.values(feeds)) expect(read(feed), feed).toContain(address)
    expect(read('/llms.txt')).toContain(url(`${glossaryPath}.md`))
    expect(read(`${glossaryPath}.md`)).toContain(fixtureTerms[1]?.definition)
  })

  it('leads from a term to its article', () => {
    const link = page.querySelector(`main dl a[href="/articles/${slugs.questions}"]`)
    expect(link?.closest('div')?.querySelector('dt')?.id).toBe('quorum')
  })
})
