import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { searchArticles } from '../tests/fixture/searchArticles'
import type { PageFile } from './pageFiles'
import { placesOn, readingPathsOf, toSummary } from './readingPaths'

const file = join(mkdtempSync(join(tmpdir(), 'paths-')), 'a-path.ts')
const articles = searchArticles.slice(0, 4).map((article) => ({
  ...article,
  ...{ file: '', sourcesFile: '', glossaryFile: '', path: `/articles/${article.slug}` as const },
}))
const slugs = articles.map(({ slug }) => slug)

/** A path, each of whose steps stands on a line of its own. */
function pathFile(steps: readonly string[]): PageFile {
  const to = steps.map((slug) => `/articles/${slug}` as const)
  writeFileSync(file, to.map((article) => `article: '${article}'`).join('\n'))
  const meta = { title: 'A path', description: '', keywords: [], updated: '2025-01-02' }
  const toSteps = (some: typeof to) => some.map((article) => ({ article, why: 'Because.' }))
  return {
    file,
    path: '/paths/a-path',
    page: {
      meta,
      sections: [
        { kind: 'hero', title: 'Along', subtitle: 'For you', description: 'Where to?' },
        {
          kind: 'readingPath',
          groups: [
            { heading: 'First', steps: toSteps(to.slice(0, 1)) },
            { heading: 'Then', steps: toSteps(to.slice(1)) },
          ],
        },
      ],
    },
  }
}

const problemsOf = (...steps: string[]) =>
  readingPathsOf([pathFile(steps)], articles).problems.map(
    ({ line, field, message }) => `${line} ${field} ${message.replace(/;.*/, '')}`,
  )

test('a step that leads to no article, or to one for the second time, is reported with its line', () => {
  expect(problemsOf(...slugs)).toEqual([])
  expect(problemsOf(slugs[0] ?? '', 'a-draft')).toEqual([
    '2 article /articles/a-draft leads nowhere',
  ])
  expect(problemsOf(slugs[0] ?? '', slugs[1] ?? '', slugs[0] ?? '')).toEqual([
    `1 article /articles/${slugs[0]} comes twice`,
  ])
})

test('a step that is not published yet is reported with the reason', () => {
  const { problems } = readingPathsOf([pathFile([...slugs, 'later'])], articles, (path) =>
    path === '/articles/later' ? 'is published on 2027-01-31' : undefined,
  )
  expect(problems).toMatchObject([
    { message: expect.stringContaining('/articles/later is published on 2027-01-31;') },
  ])
})

test('each article has its place on the path, and the next one after it', () => {
  const { paths } = readingPathsOf([pathFile(slugs)], articles)
  const places = articles.map((article) => placesOn(paths, article))
  expect(places.map(([place]) => place?.position)).toEqual([1, 2, 3, 4])
  expect(places.map(([place]) => place?.next?.slug)).toEqual([...slugs.slice(1), undefined])
  for (const [place] of places)
    expect(place).toMatchObject({ to: '/paths/a-path', title: 'Along', count: 4 })
  const { paths: shorter } = readingPathsOf([pathFile(slugs.slice(1))], articles)
  expect(articles.slice(0, 1).flatMap((article) => placesOn(shorter, article))).toEqual([])
})

test('its extent is the sum of the times that its articles show', () => {
  const timed = articles.map((article, n) => ({ ...article, readTime: `${n + 3} min read` }))
  const [path] = readingPathsOf([pathFile(slugs)], timed).paths
  expect(path && toSummary(path)).toEqual({
    to: '/paths/a-path',
    title: 'Along',
    audience: 'For you',
    description: 'Where to?',
    extent: '4 articles, about 18 minutes',
  })
})
