/** The pages of the people who sign articles: each lists all of theirs, and the ways to it. */
import { describe, expect, it } from 'vitest'
import { markdownUrl } from '../../urls'
import { people } from '../fixture/otherFirm'
import { articlePages, files, graphsOf, hrefsIn, pageAt, read, url } from './readDist'
import { typesOf } from './schemaRules'

const graphOf = (path: string) => graphsOf(pageAt(path).document)[0]?.['@graph'] ?? []

/** All articles, newest first. */
const order: string[] = JSON.parse(read('/articles.json')).articles.map(
  ({ slug }: { slug: string }) => `/articles/${slug}`,
)

const authorLinks = new Map(
  articlePages.map(({ path, document }) => [path, hrefsIn(document, 'header a[href^="/about/"]')]),
)

it('is linked from each article by the name of its author', () => {
  const pages = people.map(({ id }) => `/about/${id}`)
  for (const [path, links] of authorLinks) {
    expect(links, path).toHaveLength(1)
    expect(pages, path).toContain(links[0])
  }
})

describe.each(people)('$name', ({ id, name, title, portrait: { src: portrait } }) => {
  const path = `/about/${id}`
  const { document } = pageAt(path)

  it('is named with the title', () => {
    expect(document.querySelector('h1')?.textContent).toBe(name)
    expect(document.querySelector('main')?.textContent).toContain(title)
  })

  it('is shown by a described portrait, there and on About', () => {
    expect(files).toContain(portrait)
    expect(graphOf(path)).toContainEqual(expect.objectContaining({ image: url(portrait) }))
    for (const page of [document, pageAt('/about').document])
      expect(page.querySelector(`main img[src="${portrait}"]`)?.getAttribute('alt')).toContain(name)
  })

  it('lists exactly the articles that link to the page, newest first', () => {
    const signed = order.filter((article) => authorLinks.get(article)?.includes(path))
    expect(hrefsIn(document, 'main a[href^="/articles/"]')).toEqual(signed)
    const markdown = read(markdownUrl(path))
    for (const article of signed) expect(markdown).toContain(`(${url(article)})`)
  })

  it('is the profile of the person whom About defines', () => {
    const [self, , person] = graphOf(path)
    expect(self).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': person?.['@id'] } })
    expect(person).toMatchObject({ '@type': 'Person', name, jobTitle: title, url: url(path) })
    expect(graphOf('/about').filter((node) => typesOf(node).includes('Person'))).toContainEqual(
      expect.objectContaining({ '@id': person?.['@id'], url: url(path) }),
    )
  })

  it('is found from About, and below it in the trail', () => {
    expect(hrefsIn(pageAt('/about').document, 'main a')).toContain(path)
    const items = graphOf(path).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
    expect(items).toMatchObject([{ name: 'Home' }, { name: 'About' }, { name }])
  })
})
