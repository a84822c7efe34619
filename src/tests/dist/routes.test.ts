/** SPEC.md's routes over the built site: file, labels, links, test ids, counts, other addresses. */
import { describe, expect, it } from 'vitest'
import { routes } from './routes'
import { pages, read } from './site'

/** The words of an element as they are seen: without what only screen readers get. */
function seen(element: Element) {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

describe.each(routes)('$path', ({ path, also, says, links, testIds, counts, outbound }) => {
  const page = pages.find((built) => built.path === path)
  const main = page?.document.querySelector('main')

  it('is built', () => expect(main).toBeTruthy())

  it('says what the specification quotes', () => {
    const text = main?.textContent ?? ''
    for (const quote of says ?? []) expect(text).toContain(quote)
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
    for (const other of also ?? []) expect(redirects).toContain(`${other} ${path} 301`)
  })
})

it('sorts the clients', () => {
  const names = [
    ...(pages
      .find(({ path }) => path === '/clients')
      ?.document.querySelectorAll('ul.grid.grid-cols-2 > li') ?? []),
  ].map(seen)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(names).size).toBe(40)
})

it('knows every page that is built', () => {
  const known = new Set(routes.map(({ path }) => path))
  const others = pages.filter(({ path }) => !path.startsWith('/articles/') && !known.has(path))
  expect(others.map(({ path }) => path)).toEqual([])
})
