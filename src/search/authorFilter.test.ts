import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { toCard } from '../articles/toCard'
import { articleTerms } from '../build/searchIndex/articleTerms'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { searchArticles } from '../tests/fixture/searchArticles'
import { loadSearchEngine } from './loadSearchEngine'
import { rankOf } from './matchCard'
import { indexUrl } from './textIndex'

const names = ['Ada Reader', 'Ben Writer', 'Cy Editor'] as const
const articles = searchArticles.map((article, n) => ({
  ...article,
  author: names[(n * n) % names.length] ?? names[0],
}))
const count = 1000
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).sort()

describe.each([
  ['in one file', {}],
  ['in many', { maxList: 0, maxBytes: 500 }],
])('of a list whose cards are %s', (_, sizes) => {
  const made = searchFiles(articles, articleTerms, sizes)
  const load = async (isBroken = (_url: string) => false) => {
    const files = await made
    return loadSearchEngine({
      readFile: async (url) => {
        if (isBroken(url)) throw new Error('404')
        return JSON.parse(files.get(url) ?? '')
      },
      readList: async () => articles.map(toCard),
    })
  }

  test('the matches are those of the author, in any category, and the totals count the others', async () => {
    const search = await load()
    const query = fc.record({
      term: fc.constantFrom('', 'plan', 'ai', 'customer', 'team', 'the', 'roadmap'),
      category: fc.constantFrom(undefined, ...new Set(articles.map((each) => each.category))),
      author: fc.constantFrom(undefined, ...names),
    })
    await fc.assert(
      fc.asyncProperty(query, async ({ term, category, author }) => {
        const found = articles.filter((article) => rankOf(article, term) !== undefined)
        const byAuthor = found.filter((article) => !author || article.author === author)
        const inCategory = found.filter((article) => !category || article.category === category)
        const expected = byAuthor.filter((article) => inCategory.includes(article))
        const result = await search({ term, category, author, count })
        expect(slugs(result.matches)).toEqual(slugs(expected))
        expect(result.total).toBe(expected.length)
        expect(result.totalInAllCategories).toBe(byAuthor.length)
        expect(result.totalByAllAuthors).toBe(inCategory.length)
        for (const { slug } of result.bodyMatches)
          expect([undefined, articles.find((each) => each.slug === slug)?.author]).toContain(author)
      }),
    )
  })
})

test('without the head the search by an author fails, and any other works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const files = await searchFiles(articles, articleTerms)
  const search = await loadSearchEngine({
    readFile: async (url) => {
      if (url === indexUrl) throw new Error('404')
      return JSON.parse(files.get(url) ?? '')
    },
    readList: async () => articles.map(toCard),
  })
  await expect(search({ term: '', author: names[0], count })).rejects.toThrow('404')
  expect((await search({ term: '', count })).total).toBe(articles.length)
  warn.mockRestore()
})
