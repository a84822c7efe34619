/** Reading paths as they are built: complete without script, and linked with their articles. */
import { describe, expect, it } from 'vitest'
import { readingPaths } from '../../site'
import { dataUrl, markdownUrl } from '../../urls'
import { fixturePath, fixtureSteps } from '../fixture/fixture'
import { articlePages, hrefsIn, listed, pageAt, read, url } from './readDist'

const paths = listed.filter(({ path }) => path.startsWith(`${readingPaths.to}/`))
const stepsAt = (document: Document) => hrefsIn(document, 'main ol a[href^="/articles/"]')

it('are listed, and linked from the list of articles', () => {
  expect(paths.length).toBeGreaterThan(3)
  for (const list of [readingPaths.to, '/articles'])
    expect(hrefsIn(pageAt(list).document, 'main a')).toEqual(
      expect.arrayContaining(paths.map(({ path }) => path)),
    )
})

describe.each(paths)('$path', ({ path, document }) => {
  const steps = stepsAt(document)

  it('leads to articles, without script and as Markdown', () => {
    expect(steps.length).toBeGreaterThan(3)
    expect(new Set(steps).size).toBe(steps.length)
    for (const step of steps) {
      expect(articlePages.map((page) => page.path)).toContain(step)
      expect(read(markdownUrl(path))).toContain(`(${url(step)})`)
    }
  })

  it('is named by each of its articles, with the next one', () => {
    for (const [n, step] of steps.entries()) {
      const found = hrefsIn(pageAt(step).document, 'aside[aria-label="Reading paths"] a')
      expect(found).toContain(path)
      if (steps[n + 1]) expect(found).toContain(steps[n + 1])
    }
  })
})

it('gives an article that is on no path nothing of them', () => {
  const onPath = new Set(paths.flatMap(({ document }) => stepsAt(document)))
  const others = articlePages.filter(({ path }) => !onPath.has(path))
  expect(others.length).toBeGreaterThan(0)
  for (const { path, document } of others) {
    expect(document.querySelector('aside[aria-label="Reading paths"]')).toBeNull()
    expect(JSON.parse(read(dataUrl(path))).sections[0].article.paths).toEqual([])
  }
})

it('the one of the fixture site goes its own order', () =>
  expect(stepsAt(pageAt(fixturePath).document)).toEqual(
    fixtureSteps.map((slug) => `/articles/${slug}`),
  ))
