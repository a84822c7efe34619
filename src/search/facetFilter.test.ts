import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { toCard } from '../articles/toCard'
import { articleTerms } from '../build/searchIndex/articleTerms'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { searchArticles } from '../tests/fixture/searchArticles'
import { facets, indexedFacets } from './facets'
import { loadSearchEngine } from './loadSearchEngine'
import { rankOf } from './matchCard'
import { indexUrl } from './textIndex'

const names = ['Ada Reader', 'Ben Writer', 'Cy Editor'] as const
const paths = ['first', 'second'] as const
const articles = searchArticles.map((article, n) => ({
  ...article,
  author: names[(n * n) % names.length] ?? names[0],
  // Some are on both, and some on none.
  paths: paths.filter((_, path) => n % (path + 2) === 0),
}))
type Article = (typeof articles)[number]
const groupsOf = {
  category: ({ category }: Article): readonly string[] => [category],
  author: ({ author }: Article): readonly string[] => [author],
  path: ({ paths }: Article): readonly string[] => paths,
}
const count = 1000
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).sort()

describe.each([
  ['in one file', {}],
  ['in many', { maxList: 0, maxBytes: 500 }],
])('of a list whose cards are %s', (_, sizes) => {
  test('the matches are those of all groups, and the totals count what each facet holds back', async () => {
    const files = await searchFiles(articles, articleTerms, sizes)
    const search = await loadSearchEngine({
      readFile: async (url) => JSON.parse(files.get(url) ?? ''),
      readList: async () => articles.map(toCard),
    })
    const query = fc.record({
      term: fc.constantFrom('', 'plan', 'ai', 'customer', 'team', 'the', 'roadmap'),
      category: fc.constantFrom(undefined, ...new Set(articles.map((each) => each.category))),
      author: fc.constantFrom(undefined, ...names),
      path: fc.constantFrom(undefined, ...paths),
    })
    await fc.assert(
      fc.asyncProperty(query, async ({ term, ...chosen }) => {
        const isIn = (article: Article, without?: string) =>
          facets.every((facet) => {
            const group = facet === without ? undefined : chosen[facet]
            return !group || groupsOf[facet](article).includes(group)
          })
        const found = articles.filter((article) => rankOf(article, term) !== undefined)
        const result = await search({ term, ...chosen, count })
        const expected = found.filter((article) => isIn(article))
        expect(slugs(result.matches)).toEqual(slugs(expected))
        expect(result.total).toBe(expected.length)
        for (const facet of facets)
          expect(result.totalWithout[facet]).toBe(
            found.filter((article) => isIn(article, facet)).length,
          )
        for (const { slug } of result.bodyMatches)
          expect(articles.filter((each) => each.slug === slug && isIn(each))).toHaveLength(1)
      }),
    )
  })
})

test('without the head a search that needs it fails, and any other works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const files = await searchFiles(articles, articleTerms)
  const search = await loadSearchEngine({
    readFile: async (url) => {
      if (url === indexUrl) throw new Error('404')
      return JSON.parse(files.get(url) ?? '')
    },
    readList: async () => articles.map(toCard),
  })
  for (const facet of indexedFacets)
    await expect(search({ term: '', [facet]: names[0], count })).rejects.toThrow('404')
  expect((await search({ term: '', count })).total).toBe(articles.length)
  warn.mockRestore()
})
