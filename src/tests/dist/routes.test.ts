/** What each page file must give, over the built site: labels, links, test ids, counts, other addresses. */
import { describe, expect, it } from 'vitest'
import { readingPaths } from '../../site'
import { fixturePath, isFixture, oddPage, worksheetPage } from '../fixture/fixture'
import { findPage, pages, read } from './readDist'
import { nameInIndex, routes } from './routes'

/** The words of an element as they are seen: without what only screen readers get. */
function seen(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

describe.each(routes)('$path', ({ path, aliases, texts, links, testIds, counts, outbound }) => {
  const main = findPage(path)?.document.querySelector('main')

  it('is built', () => expect(main).toBeTruthy())

  it('holds its required texts', () => {
    const text = main?.textContent ?? ''
    for (const quote of texts ?? []) expect(text).toContain(quote)
  })

  it('links where it should', () => {
    const found = [...(main?.querySelectorAll('a') ?? [])].map((link) => [
      seen(link),
      link.getAttribute('href'),
    ])
    for (const [words, to] of links ?? [])
      expect(
        found.some(([text, href]) => href === to && (!words || text === words)),
        `${words} → ${to}`,
      ).toBe(true)
    for (const [words, count] of outbound ?? []) {
      const opened = [...(main?.querySelectorAll('a[target=_blank][rel~=noopener]') ?? [])]
      expect(
        opened.filter((link) => words.test(seen(link))),
        String(words),
      ).toHaveLength(count)
    }
  })

  it('carries its test ids, once each', () => {
    for (const id of testIds ?? [])
      expect(main?.querySelectorAll(`a[data-testid="${id}"]`), id).toHaveLength(1)
  })

  it('has as many of each thing as specified', () => {
    for (const [selector, count, heading] of counts ?? []) {
      const title = [...(main?.querySelectorAll('h2') ?? [])].find((h2) => seen(h2) === heading)
      const scope = heading ? title?.closest('section') : main
      expect(scope, heading).toBeTruthy()
      const inside = heading ? selector : selector.replace(/^main /, '')
      expect(scope?.querySelectorAll(inside), `${heading ?? ''} ${selector}`).toHaveLength(count)
    }
  })

  it('is reached under its other addresses', () => {
    const redirects = read('/_redirects').split('\n')
    for (const other of aliases ?? []) expect(redirects).toContain(`${other} ${path} 301`)
  })
})

it('sorts the clients', () => {
  const document = findPage('/clients')?.document
  const names = [...(document?.querySelectorAll(nameInIndex) ?? [])]
  const texts = names.map(seen)
  expect(texts).toEqual([...texts].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(texts).size).toBe(40)
  const initials = names.map((name) => name.previousElementSibling?.textContent)
  expect(initials.filter(Boolean)).toEqual([...new Set(texts.map(([first]) => first))])
})

it('knows every page that is built', () => {
  const known = [
    ...routes.map(({ path }) => path),
    ...(isFixture ? [oddPage, fixturePath, worksheetPage] : []),
  ]
  const others = pages.filter(
    (page) =>
      !page.isArticle && !page.path.startsWith(`${readingPaths.to}/`) && !known.includes(page.path),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
