/** The articles as writing: length, links, worn-out words, openings, and no two alike. */
import { beforeAll, describe, expect, it } from 'vitest'
import { plainText } from './plainText'
import { type ReadArticle, readArticles } from './readArticles'

let articles: ReadArticle[] = []
beforeAll(async () => {
  articles = await readArticles()
})

/** Calls `problem` for each article; what it returns is told with the file's name. */
function findings(problem: (article: ReadArticle) => string | false | undefined | string[]) {
  return articles.flatMap((article) =>
    [problem(article)]
      .flat()
      .filter((found) => typeof found === 'string')
      .map((found) => `${article.file}: ${found}`),
  )
}

const between = (what: string, value: number, least: number, most: number) =>
  (value < least || value > most) && `${what} is ${value}; ${least} to ${most} is right`

/** VISUAL.md, "Words", and their kin. */
const worn =
  /\b(unlock\w*|leverag\w*|cutting-edge|game-chang\w*|in today['’]s|fast-paced|delv\w*|seamless\w*|synerg\w*|best-in-class|paradigm shift|supercharg\w*|state-of-the-art|revolutioni[sz]\w*)\b/i

const services = /^\/services\/[a-z-]+$/

describe('each article', () => {
  it('has 900 to 1,400 words', () =>
    expect(findings(({ words }) => between('its length in words', words, 900, 1400))).toEqual([]))

  it('has a title, description, excerpt and keywords of a useful length', () =>
    expect(
      findings(({ title, description, excerpt, keywords }) =>
        [
          between('the title', title.length, 15, 64) || '',
          between('the description', description.length, 120, 160) || '',
          between('the excerpt', excerpt.length, 110, 170) || '',
          between('the number of keywords', keywords.length, 4, 8) || '',
        ].filter(Boolean),
      ),
    ).toEqual([]))

  it('links to two to four others, and to one service', () =>
    expect(
      findings(({ links, slug }) => {
        const others = new Set(
          links.flatMap(({ url }) => /^\/articles\/([a-z0-9-]+)/.exec(url)?.[1] ?? []),
        )
        const offers = new Set(links.map(({ url }) => url).filter((url) => services.test(url)))
        return [
          between('the number of articles it links to', others.size, 2, 4) || '',
          between('the number of services it links to', offers.size, 1, 1) || '',
          others.has(slug) ? 'links to itself' : '',
        ].filter(Boolean)
      }),
    ).toEqual([]))

  it('begins with text and steps down one level of headings at a time', () =>
    expect(
      findings(({ html }) => {
        if (!html.startsWith('<p>')) return 'does not begin with a paragraph'
        const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
        const jump = levels.findIndex((level, n) => level > (levels[n - 1] ?? 1) + 1 || level === 1)
        return jump >= 0 && `heading ${jump + 1} is of level ${levels[jump]}`
      }),
    ).toEqual([]))

  it('says in each picture’s alternative text what is to be seen', () =>
    expect(
      findings(({ html }) =>
        [...html.matchAll(/<img[^>]*?alt="([^"]*)"/g)]
          .map(([, alt = '']) => alt)
          .filter(
            (alt) =>
              alt.length < 15 || /\.(svg|png|jpe?g|webp|avif)$|^(image|picture) of/i.test(alt),
          )
          .map((alt) => `the alternative text "${alt}"`),
      ),
    ).toEqual([]))

  it('uses no worn-out words', () =>
    expect(
      findings(({ title, excerpt, description, html }) => {
        const found = worn.exec(`${title} ${excerpt} ${description} ${plainText(html)}`)
        return found ? `"${found[0]}"` : undefined
      }),
    ).toEqual([]))
})

describe('no two articles', () => {
  it('open with the same words or claim the same title', () => {
    const openings = articles.map(({ html }) => plainText(html).split(' ').slice(0, 5).join(' '))
    for (const list of [openings, articles.map(({ title }) => title)])
      expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([])
  })

  it('share more than 12 % of their five-word shingles', () => {
    const shingles = articles.map(({ html }) => {
      const words =
        plainText(html)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      return new Set(words.slice(4).map((_, n) => words.slice(n, n + 5).join(' ')))
    })
    const alike = shingles.flatMap((a, n) =>
      shingles.slice(n + 1).flatMap((b, m) => {
        const shared = [...a].filter((shingle) => b.has(shingle)).length
        const overlap = shared / Math.min(a.size, b.size)
        const names = `${articles[n]?.slug} and ${articles[n + 1 + m]?.slug}`
        return overlap > 0.12 ? [`${names}: ${Math.round(overlap * 100)} %`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
